"""Colors of surfaces: paints made of two colors, a pattern and noise, and what they look like at given points.

A paint is a row of numbers, see `paint`; colors are linear light in 0..1.
"""
import torch
import torch.nn.functional as F

PLAIN, BANDS, BRICK, BOARDS, GRID, CHECKS, WINDOWS, LAYERS = range(8)
NOISE_SIZE = 48

ORANGE, RED, LIME = (0.85, 0.17, 0.02), (0.6, 0.03, 0.03), (0.5, 0.75, 0.05)
YELLOW, BLUE, GREEN = (0.8, 0.5, 0.03), (0.03, 0.1, 0.45), (0.04, 0.25, 0.08)
WHITE, BLACK, SILVER = (0.8, 0.8, 0.78), (0.02, 0.02, 0.02), (0.75, 0.77, 0.78)
STEEL, RUST, GALVANIZED = (0.2, 0.21, 0.22), (0.2, 0.08, 0.035), (0.42, 0.44, 0.46)
WOOD, PLYWOOD, OLD_WOOD = (0.42, 0.26, 0.12), (0.5, 0.33, 0.17), (0.25, 0.2, 0.15)
CONCRETE, SOIL, SAND, CLAY = (0.38, 0.37, 0.34), (0.17, 0.1, 0.055), (0.42, 0.31, 0.18), (0.3, 0.14, 0.06)
ALUMINUM = (0.5, 0.52, 0.54)
ASPHALT, GRASS, BRICK_RED = (0.07, 0.07, 0.072), (0.08, 0.14, 0.03), (0.32, 0.11, 0.06)


def vary(random, color, amount=0.2):
    """A color a little lighter or darker, and a little off."""
    level = random.uniform(1 - amount, 1 + amount)
    return tuple(min(1.0, max(0.0, part * level * random.uniform(1 - amount / 3, 1 + amount / 3))) for part in color)


def paint(random, color, other=None, pattern=PLAIN, scale=1.0, amount=0.35, gloss=0.05, bump=0.0, change=0.2,
          holes=0.0):
    """`scale` is the pattern's size in meters, `amount` how strong noise is, `bump` how rough the surface is, `holes`
    how much of a net can be seen through."""
    first = vary(random, color, change)
    second = vary(random, other, change) if other else times_color(first, 0.55)
    return (*first, *second, pattern, scale, amount, random.uniform(0, 40), gloss, bump, holes)


def times_color(color, factor):
    return tuple(part * factor for part in color)


def concrete(random):
    return paint(random, CONCRETE, (0.2, 0.19, 0.17), random.choice((PLAIN, PLAIN, GRID)), random.uniform(0.9, 2.4),
                 random.uniform(0.3, 0.9), 0.03, 0.15)


def soil(random, color=None):
    color = color or random.choice((SOIL, SOIL, SAND, CLAY))
    return paint(random, color, times_color(color, 0.5), PLAIN, 1.0, random.uniform(0.6, 1.0), 0.0, 0.9)


def boards(random, color=None):
    color = color or random.choice((WOOD, PLYWOOD, OLD_WOOD))
    return paint(random, color, times_color(color, 0.45), BOARDS, random.uniform(0.18, 0.3), 0.6, 0.03, 0.1)


def metal(random, color=None):
    color = color or random.choice((STEEL, GALVANIZED, GALVANIZED, RUST))
    return paint(random, color, RUST if random.random() < 0.3 else None, PLAIN, 1.0, random.uniform(0.1, 0.5), 0.35)


def brick(random):
    color = random.choice((BRICK_RED, BRICK_RED, (0.42, 0.25, 0.13), (0.4, 0.39, 0.37), (0.55, 0.45, 0.32)))
    size = random.choice((0.25, 0.25, 0.5))
    return paint(random, color, (0.45, 0.43, 0.4), BRICK, size, 0.6, 0.0, 0.25)


class Noise:
    """Smooth random values in space, from a small table that repeats."""

    def __init__(self, device, seed=7):
        table = torch.rand(NOISE_SIZE, NOISE_SIZE, NOISE_SIZE, generator=torch.Generator().manual_seed(seed))
        # One more layer on each side, so that the end meets the start.
        table = F.pad(table[None, None], (0, 1, 0, 1, 0, 1), mode='circular')
        self.table = table.to(device)

    def __call__(self, p):
        """[N,3] to [N] in 0..1."""
        inside = p.remainder(NOISE_SIZE) * (2 / NOISE_SIZE) - 1
        found = F.grid_sample(self.table, inside[None, None, None], mode='bilinear', align_corners=True)
        return found.view(-1)

    def rough(self, p, octaves=3):
        total, weight, size = 0, 0.0, 1.0
        for octave in range(octaves):
            total = total + self(p * size + 13.7 * octave) / size ** 0.7
            weight += 1 / size ** 0.7
            size *= 2.3
        return total / weight


def surface_plane(own, normal, kind):
    """Two coordinates along a surface in meters [N] each; the second one is upright on walls."""
    side = normal.abs()
    x, y, z = own.unbind(1)
    flat = (side[:, 1] >= side[:, 0]) & (side[:, 1] >= side[:, 2])
    across = side[:, 0] > side[:, 2]
    u = torch.where(flat, x, torch.where(across, z, x))
    v = torch.where(flat, z, y)
    radius = torch.hypot(x, z)
    around = torch.atan2(x, z) * radius
    is_round = kind > 0
    return torch.where(is_round, around, u), torch.where(is_round, y, v)


def lines(value, period, share):
    """True near the multiples of `period`."""
    return (value / period).remainder(1) < share


def colors(paints, own, normal, world, kind, far, noise):
    """Linear colors [N,3]; all inputs are per pixel, `own` and the distance `far` in meters."""
    first, second = paints[:, :3], paints[:, 3:6]
    pattern, scale, amount, seed = paints[:, 6].round(), paints[:, 7], paints[:, 8], paints[:, 9]
    u, v = surface_plane(own, normal, kind)
    spread = world + seed[:, None]
    coarse, fine = noise.rough(spread * 0.9), noise.rough(spread * 7.0)
    dirt = ((coarse - 0.42) * 2.6).clamp(0, 1) * 0.55 + ((fine - 0.4) * 2.2).clamp(0, 1) * 0.45

    row = (v / (scale * 0.34)).floor()
    shifted = u + (row.remainder(2)) * scale * 0.5
    mortar = lines(v, scale * 0.34, 0.12) | lines(shifted, scale, 0.05)
    column = (shifted / scale).floor()
    each = noise(torch.stack([column * 3.7, row * 5.3, seed], 1))
    board = (u / scale).floor()
    grain = noise(torch.stack([u * 60, v * 2.5, seed + board * 7.7], 1))
    board_tone = noise(torch.stack([board * 4.1, seed, seed * 0], 1))
    gap = lines(u, scale, 0.05)
    window = ~lines(u + 0.2, scale, 0.45) & ~lines(v, scale * 1.1, 0.5)
    layer = noise(torch.stack([u * 0.3, v * 3.5 + coarse * 2, seed], 1))

    # Far away, lines are thinner than a pixel and blend into one tone.
    sharp = (-far / (45 * scale)).exp()
    mix = dirt * amount
    mix = torch.where(pattern == BANDS, lines(v, scale, 0.5).float(), mix)
    seam = (lines(u, scale, 0.02) | lines(v, scale, 0.02)) * 0.6 * sharp
    mix = torch.where(pattern == GRID, torch.maximum(seam, mix), mix)
    mix = torch.where(pattern == CHECKS, (lines(u, scale, 0.4).float() + lines(v, scale, 0.4).float()) / 2, mix)
    mix = torch.where(pattern == BRICK, mortar * sharp + 0.3 * (1 - sharp), mix)
    mix = torch.where(pattern == BOARDS, torch.maximum(gap * sharp, (grain * 0.6 + dirt * 0.4) * amount), mix)
    mix = torch.where(pattern == WINDOWS, window.float(), mix)
    mix = torch.where(pattern == LAYERS, (layer * 0.8 + dirt * 0.3).clamp(0, 1), mix)
    result = first + (second - first) * mix[:, None]
    tone = torch.where(pattern == BOARDS, 0.75 + 0.5 * board_tone, 1.0)
    tone = torch.where(pattern == BRICK, 1 + (0.6 * each - 0.3) * sharp, tone)
    grit = noise(spread * 31.0) + noise(spread * 64.0) - 1
    tone = tone * (1 - 0.3 * amount * (dirt - 0.3) + 0.5 * amount * grit * (-far / 15).exp())
    return (result * tone[:, None]).clamp(0, 1)
