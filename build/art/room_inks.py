"""The inks of the living room, beside those of the cards (build/art/ink.py)."""

FLOOR, SEAM, SHEEN = "#dba94c", "#b98331", "#ecc574"  # oiled paper floor, 장판
TRAY, TRAY_RIM, TRAY_DEEP = "#6e3a1c", "#8f5127", "#4a2510"
TANGERINE, TANGERINE_SHADE, TANGERINE_LIGHT = "#f08a1d", "#d9700f", "#ffb24d"
GOURD, GOURD_SHADE, GOURD_LIGHT = "#d9a860", "#b57f3c", "#f0cd92"
WOOD, LEAD = "#f0d29c", "#4a4a52"
WIRE, WIRE_SHADE = "#b9bcc2", "#7c8088"
KEYBOARD = "#4a4f57"
CUSHIONS = ("#e0a02c", "#7a4a8c", "#b3262b", "#24558f", "#1f7a6e", "#c8622a")  # 해 달 별 산 물결 꽃

BLANKETS = {  # base, ridge, valley
    "olive": ("#59653a", "#6d7a45", "#454f2a"),
    "indigo": ("#44526a", "#51617b", "#36425a"),
}
EDGES = {"olive": ("#363e1e", "#c9b56a"), "indigo": ("#222b3d", "#d9c48c")}  # band, stitch
