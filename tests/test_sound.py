"""What a scene may rely on: order, silence without a device, sliders, the piece giving way."""

import os
from collections.abc import Iterator

import pygame
import pytest

from scenes.sound import SOUNDS, Sound, Volumes

FULL = Volumes(all=100, effects=100, voices=100, music=100)


@pytest.fixture
def asked() -> list[str]:
    return []


@pytest.fixture
def sound(asked: list[str]) -> Iterator[Sound]:
    made = Sound(FULL, asked)
    yield made
    made.close()


def playing() -> list[pygame.mixer.Sound]:
    """What sounds at this moment."""
    channels = (pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels()))
    return [now for now in (channel.get_sound() for channel in channels) if now]


def test_the_mixer_opens_as_asked(sound: Sound) -> None:
    assert pygame.mixer.get_init() == (48_000, -16, 2)
    assert not sound.silent
    assert not sound.lost


def test_everything_asked_for_is_noted_in_order(sound: Sound, asked: list[str]) -> None:
    sound.play("slap", variant=5)
    sound.stroke("deong")
    sound.say("aunt", "ppong/9")
    assert asked == ["slap", "deong", "ppong/9"]
    assert len(playing()) == 3


def test_a_misspelt_name_is_the_caller_s_mistake(sound: Sound, asked: list[str]) -> None:
    with pytest.raises(KeyError):
        sound.play("slop")
    with pytest.raises(KeyError):
        sound.stroke("thud")
    with pytest.raises(KeyError, match="there are grandmother"):
        sound.say("neighbour", "ppong")
    with pytest.raises(KeyError):
        sound.say("aunt", "ppong/13")
    assert asked == []


def test_variants_take_turns(sound: Sound) -> None:
    for _ in range(3):
        sound.play("draw")
    assert len({id(now) for now in playing()}) == 3


def test_more_sounds_than_channels_go_on(sound: Sound) -> None:
    for _ in range(40):
        sound.play("slap")
        sound.stroke("kung")
    assert len(playing()) == 14 + 4


def test_louder_and_softer_than_plain(sound: Sound) -> None:
    levels = []
    for gain in (-6.0, 0.0, 1.5, 3.0, 9.0):
        pygame.mixer.stop()
        sound.play("slap", gain, variant=0)
        levels.append(playing()[0].get_volume())
    assert levels == sorted(levels)
    assert levels[0] == pytest.approx(10 ** (-9 / 20), abs=0.01)
    assert levels[3:] == [1.0, 1.0]  # no more than the headroom


def test_a_speaker_breaks_off_to_call_the_next_thing(sound: Sound) -> None:
    sound.say("uncle", "stop_bak")
    sound.say("uncle", "throw/5")
    sound.say("father", "bak")
    sound.say("uncle", "throw/6")
    assert len(playing()) <= 3  # one mouth each; uncle's last word may still fade


def test_mute_is_heard_at_once_and_lasts(sound: Sound, asked: list[str]) -> None:
    sound.music("normal")
    sound.play("riffle")
    sound.set_volumes(Volumes(mute=True))
    assert playing() == []
    assert pygame.mixer.music.get_volume() == 0.0
    sound.play("slap")
    assert [now.get_volume() for now in playing()] == [0.0]
    assert asked == ["riffle", "slap"]


def test_sliders_multiply() -> None:
    assert FULL.gain("effects") == 1.0
    assert Volumes(all=50, effects=100).gain("effects") == pytest.approx(0.25)
    assert Volumes(all=50, voices=50).gain("voices") == pytest.approx(1 / 16)
    assert Volumes(all=100, music=0).gain("music") == 0.0
    assert Volumes(mute=True).gain("voices") == 0.0


def let_pass(sound: Sound, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        sound.tick(1 / 60)


def test_the_piece_steps_back_under_a_call_and_comes_forward(sound: Sound) -> None:
    sound.music("normal")
    plain = pygame.mixer.music.get_volume()
    sound.say("father", "stop")
    let_pass(sound, 0.2)
    under = pygame.mixer.music.get_volume()
    assert under < 0.5 * plain
    let_pass(sound, 3.0)
    assert pygame.mixer.music.get_volume() == plain


def test_the_deeper_of_two_wishes_for_quiet_holds(sound: Sound) -> None:
    sound.music("normal")
    sound.duck(-12.0, 1.0)
    sound.say("aunt", "out")
    let_pass(sound, 0.5)
    plain = 10 ** (-3 / 20)
    assert pygame.mixer.music.get_volume() == pytest.approx(plain * 10 ** (-12 / 20), abs=0.01)


def test_the_piece_has_three_levels(sound: Sound) -> None:
    sound.music("normal")
    normal = pygame.mixer.music.get_volume()
    sound.music("low")
    assert 0.0 < pygame.mixer.music.get_volume() < 0.6 * normal
    assert pygame.mixer.music.get_busy()
    sound.music("off")
    assert not pygame.mixer.music.get_busy()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "none-such")


@pytest.mark.usefixtures("no_device")
def test_without_a_device_all_goes_on_in_silence(asked: list[str]) -> None:
    sound = Sound(FULL, asked)
    assert sound.silent
    assert sound.lost
    sound.lost = False  # the screen has said it
    play_a_bit_of_everything(sound)
    assert asked == ["slap", "deong", "stop"]
    assert not sound.lost


def play_a_bit_of_everything(sound: Sound) -> None:
    sound.seat(("aunt", "person"))
    sound.music("low")
    sound.play("slap", 3.0, 7)
    sound.stroke("deong")
    sound.say("aunt", "stop")
    sound.duck(-12.0, 1.0)
    sound.set_volumes(Volumes(all=10))
    let_pass(sound, 0.1)
    sound.music("off")


def test_a_device_that_is_pulled_out_is_told_once(sound: Sound, asked: list[str]) -> None:
    sound.seat(("aunt",))
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    assert sound.silent
    assert sound.lost
    sound.lost = False
    play_a_bit_of_everything(sound)
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    assert not sound.lost
    assert asked == ["slap", "deong", "stop"]


def test_other_devices_that_go_do_not_matter(sound: Sound) -> None:
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
    assert not sound.silent


def test_a_mixer_that_dies_in_play_is_noticed_without_a_crash(sound: Sound) -> None:
    pygame.mixer.quit()
    sound.play("slap")
    assert sound.silent
    assert sound.lost


def test_a_mixer_that_dies_between_sounds_is_noticed_by_time(sound: Sound) -> None:
    pygame.mixer.quit()
    sound.tick(0.02)
    assert sound.silent
    assert sound.lost


def test_a_device_that_comes_back_is_used_again(sound: Sound) -> None:
    sound.music("low")
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    sound.lost = False  # the screen has said it
    sound.device_event(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert not sound.silent
    assert not sound.lost
    sound.say("aunt", "stop")
    assert playing()
    assert pygame.mixer.music.get_busy()


def test_only_the_voices_at_the_table_are_kept(sound: Sound) -> None:
    for table in (("aunt", "person"), ("aunt", "uncle", "father")):
        sound.seat(table)
        assert set(sound._calls) == set(table)
        assert all(not call.startswith("high_") for call in sound._calls["aunt"])


def test_a_call_sounds_as_it_lies_in_its_file(sound: Sound) -> None:
    sound.say("aunt", "high_66")
    (heard,) = playing()
    start, count = sound._places["aunt"]["high_66"]
    sheet = pygame.mixer.Sound(str(SOUNDS / "voices" / "aunt" / "high.ogg")).get_raw()
    assert heard.get_raw() == sheet[4 * start : 4 * (start + count)]
