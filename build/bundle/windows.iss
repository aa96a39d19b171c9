; The installer for Windows, made by Inno Setup 6 on a Windows machine (untested):
;
;     python -m build.bundle.make out
;     iscc /DVersion=X.Y.Z /DFolder=out\nairong-ppong /Oout build\bundle\windows.iss
;
; For one user, without an administrator. Settings and matches are not touched by removing it.

#ifndef Version
  #error Say the version: /DVersion=X.Y.Z
#endif
#ifndef Folder
  #error Say where the bundle lies: /DFolder=out\nairong-ppong
#endif

[Setup]
AppId={{6E1B5E0C-3F0B-4B57-9C0E-5B1F7D2A9C48}
AppName=나이롱뽕
AppVersion={#Version}
AppVerName=나이롱뽕 {#Version}
AppPublisher=나이롱뽕
VersionInfoVersion={#Version}
PrivilegesRequired=lowest
DefaultDirName={autopf}\nairong-ppong
DisableProgramGroupPage=yes
DisableDirPage=auto
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\assets\icon\icon.ico
UninstallDisplayIcon={app}\nairong-ppong.exe
OutputBaseFilename=nairong-ppong-{#Version}-setup
SourceDir=.
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "korean"; MessagesFile: "compiler:Languages\Korean.isl"
Name: "english"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
korean.GameName=나이롱뽕
english.GameName=Nairong-Ppong
korean.RecordType=나이롱뽕 기보
english.RecordType=Record of a match of Nairong-Ppong
korean.DesktopIcon=바탕 화면에도 놓기
english.DesktopIcon=Put it on the desktop too
korean.PlayNow=지금 한 판 치기
english.PlayNow=Play now

[Tasks]
Name: "desktop"; Description: "{cm:DesktopIcon}"

[Files]
Source: "..\..\{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\{cm:GameName}"; Filename: "{app}\nairong-ppong.exe"
Name: "{autodesktop}\{cm:GameName}"; Filename: "{app}\nairong-ppong.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.ppong"; ValueType: string; ValueData: "nairong-ppong.record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\nairong-ppong.record"; ValueType: string; ValueData: "{cm:RecordType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\nairong-ppong.record\DefaultIcon"; ValueType: string; ValueData: "{app}\nairong-ppong.exe,0"
Root: HKA; Subkey: "Software\Classes\nairong-ppong.record\shell\open\command"; ValueType: string; ValueData: """{app}\nairong-ppong.exe"" ""%1"""

[Run]
Filename: "{app}\nairong-ppong.exe"; Description: "{cm:PlayNow}"; Flags: nowait postinstall skipifsilent
