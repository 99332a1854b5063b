"""Random workers as parts for render.py: with or without a hard hat and a vest, in a few poses.

Parts carry the name of what they belong to (`hat`, `head`, `torso` or none), so that each can be boxed.
"""
import math

from objects import BLACK, BLUE, LIME, ORANGE, RED, WHITE, YELLOW, vary
from render import ball, banded, beam, frustum, plain, rod

SKIN = ((0.62, 0.4, 0.28), (0.5, 0.29, 0.17), (0.3, 0.15, 0.08), (0.12, 0.06, 0.035), (0.7, 0.47, 0.35))
SHIRTS = (
    (0.6, 0.6, 0.6), (0.02, 0.03, 0.08), (0.03, 0.08, 0.3), (0.15, 0.15, 0.16), (0.25, 0.02, 0.03), (0.03, 0.12, 0.06),
    (0.3, 0.22, 0.13), (0.7, 0.68, 0.6), (0.35, 0.45, 0.6), (0.02, 0.02, 0.02), (0.55, 0.05, 0.04), (0.1, 0.16, 0.1),
)
TROUSERS = (
    (0.02, 0.03, 0.08), (0.02, 0.02, 0.02), (0.1, 0.1, 0.1), (0.3, 0.22, 0.12), (0.04, 0.08, 0.2), (0.06, 0.09, 0.05),
    (0.08, 0.12, 0.25), (0.2, 0.2, 0.2),
)
HAIR = (BLACK, BLACK, (0.06, 0.03, 0.015), (0.25, 0.2, 0.15), (0.4, 0.4, 0.4))
HATS = (WHITE, YELLOW, ORANGE, BLUE, RED, (0.05, 0.3, 0.1))
VESTS = (LIME, ORANGE, (0.75, 0.8, 0.05))
SILVER = (0.6, 0.62, 0.62)


def checked(color, other, size):
    """A plaid shirt."""
    def paint(p):
        first, second = plain(color)(p), plain(other)(p)
        lines = ((p[:, :2] / size).remainder(1) < 0.4).any(-1)
        return first.where(lines[:, None], second)
    return paint


class Body:
    """Joints of a standing, walking or bending figure; the upper body turns about the hips."""

    def __init__(self, random):
        self.random = random
        self.bend = math.radians(random.choices((random.uniform(-3, 8), random.uniform(25, 75)), (5, 1))[0])
        self.stride = random.choice((0.0, random.uniform(0.05, 0.32)))
        self.girth = random.uniform(0.88, 1.25)
        self.scale = random.uniform(0.93, 1.08)

    def upper(self, x, y, z):
        """A point above the hips, given upright."""
        up = y - 0.94
        sine, cosine = math.sin(self.bend), math.cos(self.bend)
        return tuple(value * self.scale for value in (x, 0.94 + up * cosine - z * sine, up * sine + z * cosine))

    def lower(self, x, y, z):
        return tuple(value * self.scale for value in (x, y, z))

    def limb(self, joints, radii, place):
        points = [place(*joint) for joint in joints]
        sizes = [radius * self.scale for radius in radii]
        return [rod(a, b, r, s) for a, b, r, s in zip(points, points[1:], sizes, sizes[1:])]


def shirt_paint(random):
    color = vary(random, random.choice(SHIRTS), 0.3)
    style = random.random()
    if style < 0.15:
        return checked(color, vary(random, random.choice(SHIRTS), 0.3), random.uniform(0.05, 0.12))
    if style < 0.25:
        stripes = [(0.9 + 0.08 * step, 0.94 + 0.08 * step) for step in range(8)]
        return banded(color, vary(random, random.choice(SHIRTS)), stripes)
    return plain(color, random.uniform(0.1, 0.45), random.uniform(0, 50))


def worker(random, has_hat=None, has_vest=None):
    """Parts (distance, paint, name), middle, radius, height, and the classes of head and torso."""
    has_hat = random.random() < 0.5 if has_hat is None else has_hat
    has_vest = random.random() < 0.3 if has_vest is None else has_vest
    body = Body(random)
    skin = plain(vary(random, random.choice(SKIN)), 0.15)
    trousers = plain(vary(random, random.choice(TROUSERS), 0.3), 0.4, random.uniform(0, 50))
    shirt = shirt_paint(random)
    parts = legs(body, trousers) + arms(body, shirt, skin)
    width, depth = 0.37 * body.girth * body.scale, 0.23 * body.girth * body.scale
    hips, chest = body.upper(0, 0.9, 0), body.upper(0, 1.47, 0)
    front = (0.0, -math.sin(body.bend), math.cos(body.bend))
    parts.append((beam(hips, chest, width, depth, front, 0.1), shirt, 'torso'))
    if has_vest:
        color = vary(random, random.choice(VESTS))
        bands = [(low * body.scale, (low + 0.055) * body.scale) for low in (1.02, 1.2)[: random.choice((1, 2))]]
        low, high = body.upper(0, 0.93, 0), body.upper(0, 1.475, 0)
        vest = beam(low, high, width + 0.03, depth + 0.03, front, 0.1)
        parts.append((vest, banded(color, SILVER, bands, 0.25), 'torso'))
    parts += head(body, random, skin, has_hat)
    height = body.upper(0, 1.8, 0)[1]
    return parts, (0, 0.9 * body.scale, 0), 1.02 * body.scale, height, (
        'hard_hat' if has_hat else 'no_hard_hat', 'safety_vest' if has_vest else 'no_safety_vest',
    )


def legs(body, trousers):
    parts = []
    for side, swing in ((-1, body.stride), (1, -body.stride)):
        joints = ((side * 0.095, 0.92, 0), (side * 0.11, 0.5, swing * 0.6), (side * 0.12, 0.09, swing))
        parts += [(shape, trousers, None) for shape in body.limb(joints, (0.1 * body.girth, 0.07, 0.055), body.lower)]
        heel, toe = body.lower(side * 0.12, 0.05, swing - 0.03), body.lower(side * 0.13, 0.04, swing + 0.15)
        parts.append((rod(heel, toe, 0.05, 0.04), plain(body.random.choice((BLACK, (0.2, 0.12, 0.06)))), None))
    return parts


def arms(body, shirt, skin):
    random = body.random
    has_sleeves = random.random() < 0.65
    parts = []
    for side in (-1, 1):
        reach, raised = random.uniform(-0.15, 0.4), random.choice((0.0, 0.0, random.uniform(0, 0.5)))
        shoulder = (side * 0.21 * body.girth, 1.41, 0)
        elbow = (side * 0.27 * body.girth, 1.13 + 0.3 * raised, 0.4 * reach)
        wrist = (side * random.uniform(0.1, 0.3), 0.9 + raised, reach)
        upper, fore = body.limb((shoulder, elbow, wrist), (0.065, 0.05, 0.04), body.upper)
        parts += [(upper, shirt, None), (fore, shirt if has_sleeves else skin, None)]
        parts.append((ball(body.upper(*wrist), (0.05, 0.055, 0.05)), skin, None))
    return parts


def head(body, random, skin, has_hat):
    scale = body.scale
    middle = body.upper(0, 1.65, 0.02)
    parts = [
        (rod(body.upper(0, 1.47, 0), middle, 0.055 * scale), skin, None),
        (ball(middle, (0.08 * scale, 0.115 * scale, 0.1 * scale)), skin, 'head'),
    ]
    if has_hat:
        color = plain(vary(random, random.choice(HATS)), 0.2)
        x, y, z = body.upper(0, 1.705, 0.02)
        brim = frustum(y - 0.005, 0.135 * scale, y + 0.012, 0.12 * scale, (x, z + 0.02))
        shell = ball((x, y + 0.015, z), (0.115 * scale, 0.105 * scale, 0.13 * scale))
        return [*parts, (shell, color, 'hat'), (brim, color, 'hat')]
    hair = plain(vary(random, random.choice(HAIR)), 0.3)
    x, y, z = body.upper(0, 1.69, -0.012)
    return [*parts, (ball((x, y, z), (0.086 * scale, 0.092 * scale, 0.1 * scale)), hair, 'head')]
