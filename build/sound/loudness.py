"""How loud a sound is to the ear, and setting it there.

K-weighting of ITU-R BS.1770-4 (a shelf for the head, a high pass), then the loudest 200 ms:
about as long as the ear adds up. In dB of full scale, without the standard's -0.691.
"""

import numpy as np
from scipy.signal import lfilter

from build.sound.tone import RATE, Signal, gain

# Biquads of BS.1770-4, tables 1 and 2, for 48 kHz.
_SHELF = (
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
)
_PASS = ([1.0, -2.0, 1.0], [1, -1.99004745483398, 0.99007225036621])
WINDOW = 0.2  # s


def loudness(x: Signal) -> float:
    """Loudness of the loudest 200 ms, dB."""
    y = lfilter(*_PASS, lfilter(*_SHELF, x))
    count = int(WINDOW * RATE)
    total = np.concatenate([np.zeros(count), np.cumsum(y * y), np.full(count, float(y @ y))])
    return float(10 * np.log10((total[count:] - total[:-count]).max() / count + 1e-12))


def to_loudness(x: Signal, decibels: float) -> Signal:
    """Scale a sound to a loudness."""
    return x * gain(decibels - loudness(x))
