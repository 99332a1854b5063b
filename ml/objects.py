"""Random cones, ladders and things that look like cones, as parts for render.py.

Each function takes a random.Random and returns parts, the middle and the radius of a ball around them, and the height.
"""
import math

from render import ball, banded, beam, block, frustum, plain, rod

ORANGE, RED, LIME = (0.85, 0.17, 0.02), (0.65, 0.03, 0.03), (0.5, 0.75, 0.05)
YELLOW, BLUE = (0.85, 0.6, 0.03), (0.03, 0.1, 0.5)
WHITE, BLACK, RUBBER = (0.85, 0.85, 0.85), (0.02, 0.02, 0.02), (0.05, 0.05, 0.05)
ALUMINUM, WOOD = (0.5, 0.52, 0.54), (0.42, 0.25, 0.1)


def vary(random, color, amount=0.15):
    return tuple(min(1, max(0, part * random.uniform(1 - amount, 1 + amount))) for part in color)


def cone(random):
    height = random.choice((0.45, 0.7, 0.75, 0.9, 1.0)) * random.uniform(0.92, 1.08)
    wide = height * random.uniform(0.15, 0.21)
    tip = height * random.uniform(0.025, 0.045)
    base = wide * random.uniform(1.15, 1.4)
    color = vary(random, random.choices((ORANGE, RED, LIME, YELLOW, BLUE), (10, 4, 1, 1, 0.3))[0])
    collars = random.choices((0, 1, 2), (3, 3, 4))[0]
    bands = [(height * low, height * (low + size)) for low, size in ((0.62, 0.17), (0.36, 0.12))[:collars]]
    white = vary(random, random.choice((WHITE, (0.6, 0.6, 0.62))))
    seed, dirt = random.uniform(0, 50), random.uniform(0.05, 0.6)
    base_color = random.choice((color, color, BLACK, RUBBER))
    parts = [
        (frustum(0.02, wide, height, tip), banded(color, white, bands, dirt, seed)),
        (block((0, 0.02, 0), (base, 0.02, base), 0.012), plain(base_color, dirt, seed)),
    ]
    radius = math.hypot(height / 2, base * 1.2)
    return parts, (0, height / 2, 0), radius, height


def ladder(random):
    return step_ladder(random) if random.random() < 0.5 else leaning_ladder(random)


def ladder_color(random):
    return vary(random, random.choices((ALUMINUM, YELLOW, ORANGE, WOOD, (0.05, 0.3, 0.15)), (5, 2, 1, 2, 0.5))[0])


def leaning_ladder(random):
    high = random.uniform(2.0, 5.0)
    lean = high * math.tan(math.radians(random.uniform(8, 24)))
    half = random.uniform(0.19, 0.26)
    color, seed = ladder_color(random), random.uniform(0, 50)
    rail = random.uniform(0.05, 0.085)
    paint = plain(color, random.uniform(0.1, 0.5), seed)
    parts = [
        (beam((side * half, 0, 0), (side * half, high, -lean), 0.03, rail, (0, 0, 1)), paint) for side in (-1, 1)
    ]
    rungs = int(high / 0.29)
    for rung in range(1, rungs):
        share = rung / rungs
        parts.append((rod((-half, high * share, -lean * share), (half, high * share, -lean * share), 0.017), paint))
    return parts, (0, high / 2, -lean / 2), math.hypot(high, lean, 2 * half) / 2, high


def step_ladder(random):
    high = random.uniform(1.2, 2.6)
    spread = high * random.uniform(0.22, 0.32)
    low_half, top_half = random.uniform(0.24, 0.34), random.uniform(0.15, 0.2)
    color, seed = ladder_color(random), random.uniform(0, 50)
    paint = plain(color, random.uniform(0.1, 0.5), seed)
    top = plain(random.choice((color, RED, ORANGE, BLACK)), 0.3, seed)
    parts = [(block((0, high, 0), (top_half + 0.03, 0.025, 0.09), 0.01), top)]
    for side in (-1, 1):
        for reach in (-1, 1):
            foot, head = (side * low_half, 0, reach * spread), (side * top_half, high, reach * 0.05)
            parts.append((beam(foot, head, 0.03, 0.06, (0, 0, 1)), paint))
    steps = int(high / 0.28)
    for step in range(1, steps):
        share = step / steps
        half, y, z = low_half + (top_half - low_half) * share, high * share, spread + (0.05 - spread) * share
        parts.append((block((0, y, z), (half, 0.012, 0.04), 0.004), paint))
        if step % 2 == 0:
            parts.append((rod((-half, y, -z), (half, y, -z), 0.014), paint))
    return parts, (0, high / 2, 0), math.hypot(high / 2, spread, low_half), high


def drum(random):
    high, wide = random.uniform(0.8, 1.05), random.uniform(0.22, 0.3)
    color, seed = vary(random, random.choice((ORANGE, RED, BLUE, YELLOW))), random.uniform(0, 50)
    bands = [(high * low, high * (low + 0.16)) for low in (0.2, 0.52, 0.8)][: random.choice((0, 2, 3))]
    paint = banded(color, vary(random, WHITE), bands, 0.3, seed)
    parts = [(frustum(0.0, wide, high, wide * random.uniform(0.8, 1)), paint)]
    return parts, (0, high / 2, 0), math.hypot(high / 2, wide), high


def bottle(random):
    high, wide = random.uniform(0.2, 0.3), random.uniform(0.032, 0.045)
    body = vary(random, random.choice(((0.6, 0.7, 0.75), WHITE, (0.1, 0.35, 0.12), BLUE)))
    label = vary(random, random.choice((RED, ORANGE, BLUE, LIME)))
    cap = vary(random, random.choice((RED, BLUE, WHITE, ORANGE)))
    parts = [
        (frustum(0.0, wide, high * 0.68, wide), banded(body, label, [(high * 0.25, high * 0.55)], 0.1)),
        (frustum(high * 0.68, wide, high * 0.9, wide * 0.35), plain(body, 0.1)),
        (frustum(high * 0.9, wide * 0.42, high, wide * 0.42), plain(cap, 0.1)),
    ]
    return parts, (0, high / 2, 0), math.hypot(high / 2, wide), high


def hydrant(random):
    high = random.uniform(0.6, 0.85)
    color, seed = vary(random, random.choice((RED, YELLOW, ORANGE))), random.uniform(0, 50)
    paint = plain(color, 0.3, seed)
    parts = [
        (frustum(0, 0.11, high * 0.75, 0.1), paint), (ball((0, high * 0.78, 0), (0.12, high * 0.2, 0.12)), paint),
        (rod((-0.19, high * 0.55, 0), (0.19, high * 0.55, 0), 0.055), paint),
        (frustum(0, 0.16, 0.05, 0.16), paint),
    ]
    return parts, (0, high / 2, 0), math.hypot(high / 2, 0.2), high


# What is pasted, how often, and as which class; None looks like a cone and is background for it.
KINDS = {
    'cone': (cone, 6, 'safety_cone'), 'ladder': (ladder, 5, 'ladder'), 'drum': (drum, 1, None),
    'bottle': (bottle, 1, None), 'hydrant': (hydrant, 0.5, None),
}
