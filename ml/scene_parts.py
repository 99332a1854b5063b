"""Things of a building site made of shapes, each boxed as its class: scaffolds, guardrails, slabs, ladders, forklifts.

Every function adds to a scene at its current placement; x runs along the thing, z toward its front.
"""
import math

from scene_paint import (
    ALUMINUM, BLACK, BLUE, GALVANIZED, GREEN, ORANGE, OLD_WOOD, PLYWOOD, RED, RUST, STEEL, WHITE, WOOD, YELLOW,
    boards, brick, metal, paint,
)
from scene_people import Person
from scene_shapes import between

TUBE = 0.026


def guardrail(scene, random, start, end, height=None, style=None):
    """One straight run between two points on the floor: posts, top rail, mid rail, sometimes a toe board."""
    style = style or random.choice(('tube', 'tube', 'timber', 'painted'))
    height = height or random.uniform(0.95, 1.15)
    if style == 'timber':
        color = paint(random, random.choice((WOOD, PLYWOOD, OLD_WOOD)), amount=0.6)
    else:
        color = metal(random, random.choice((YELLOW, RED, ORANGE, WHITE, BLUE)) if style == 'painted' else GALVANIZED)
    length = math.dist(start, end)
    posts = max(1, round(length / random.uniform(1.4, 2.4)))
    along = ((end[2] - start[2]) / length, 0.0, (start[0] - end[0]) / length)
    with scene.label('guardrail'):
        for post in range(posts + 1):
            foot = between(start, end, post / posts)
            top = (foot[0], foot[1] + height, foot[2])
            if style == 'timber':
                scene.bar(foot, top, 0.09, 0.05, color, along)
            else:
                scene.rod(foot, top, TUBE, color)
        heights = (height, height * 0.52) if random.random() < 0.85 else (height, height * 0.66, height * 0.33)
        for level in heights:
            first, last = (start[0], start[1] + level, start[2]), (end[0], end[1] + level, end[2])
            if style == 'timber':
                scene.bar(first, last, 0.13, 0.035, color, along)
            else:
                scene.rod(first, last, TUBE, color)
        if random.random() < 0.6:
            board = paint(random, random.choice((WOOD, YELLOW, OLD_WOOD)), amount=0.5)
            scene.bar((start[0], start[1] + 0.09, start[2]), (end[0], end[1] + 0.09, end[2]), 0.16, 0.03, board, along)


def deck(scene, random, x0, x1, z0, z1, y, style=None):
    """A planked platform."""
    color = style or boards(random)
    planks = max(2, round((z1 - z0) / 0.24))
    with scene.label('platform'):
        for plank in range(planks):
            z = z0 + (plank + 0.5) * (z1 - z0) / planks
            slip = random.uniform(-0.06, 0.12)
            drop = random.uniform(-0.008, 0.008)
            scene.box(((x0 + x1) / 2 + slip / 2, y + drop, z),
                      ((x1 - x0) / 2 + slip, 0.022, (z1 - z0) / planks * 0.47), color)


def scaffold(scene, random, bays=None, levels=None, has_people=True):
    """A tube or frame scaffold from x = 0 on, one meter deep, its front at z = 0.5; returns length and height."""
    bays, levels = bays or random.randint(1, 5), levels or random.randint(1, 4)
    step, rise, half = random.uniform(1.6, 2.5), random.uniform(1.8, 2.1), random.uniform(0.35, 0.6)
    steel = metal(random, random.choice((GALVANIZED, GALVANIZED, RUST, STEEL, BLUE, YELLOW, RED, GREEN)))
    plank = random.choice((boards(random), metal(random, GALVANIZED)))
    length, people = bays * step, []
    with scene.label('scaffold'):
        rail_chance, has_base = random.choice((0.0, 0.5, 1.0, 1.0)), random.random() < 0.7
        for bay in range(bays + 1):
            for z in (-half, half):
                x = bay * step
                scene.rod((x, 0.0, z), (x, levels * rise + 1.1, z), TUBE, steel)
                if has_base:
                    scene.box((x, 0.03, z), (0.12, 0.03, 0.12), plank)
            for level in range(1, levels + 1):
                y = level * rise
                scene.rod((x, y - 0.05, -half - 0.1), (x, y - 0.05, half + 0.1), TUBE, steel)
        for level in range(1, levels + 1):
            y = level * rise
            for z in (-half, half):
                scene.rod((-0.15, y - 0.09, z), (length + 0.15, y - 0.09, z), TUBE, steel)
            is_top = level == levels
            if not is_top and random.random() < 0.25:
                continue
            deck(scene, random, 0.0, length, -half, half, y, plank)
            if random.random() < rail_chance:
                guardrail(scene, random, (0, y, half), (length, y, half), style='tube')
                if random.random() < 0.7:
                    for x in (0, length):
                        guardrail(scene, random, (x, y, -half), (x, y, half), style='tube')
            people += [(random.uniform(0.4, length - 0.4), y + 0.03, random.uniform(-0.1, 0.1))]
        braces(scene, random, bays, levels, step, rise, half, steel)
        if random.random() < 0.2:
            color = random.choice((GREEN, BLUE, WHITE, (0.1, 0.1, 0.1), ORANGE))
            net = paint(random, color, amount=0.3, bump=0.3, holes=random.uniform(0.4, 0.8))
            low = rise * random.choice((0, 1))
            top = levels * rise + 1
            scene.box((length / 2, (low + top) / 2, half + 0.07), (length / 2, (top - low) / 2, 0.004), net)
        if random.random() < 0.5:
            x = random.uniform(0.4, length - 0.4)
            with scene.at(x, 0, half * 0.3, math.pi):
                leaning_ladder(scene, random, rise + 0.9, 0.5)
    if has_people:
        for place in people:
            if random.random() < 0.65:
                with scene.at(*place, random.uniform(0, 6.3)):
                    Person(random, has_harness=random.random() < 0.5).draw(scene)
    return length, levels * rise


def braces(scene, random, bays, levels, step, rise, half, steel):
    chance = random.choice((0.3, 0.6, 1.0))
    for bay in range(bays):
        for level in range(levels):
            if random.random() < chance:
                left, right = (bay * step, (bay + 1) * step)[:: random.choice((1, -1))]
                low, high, z = level * rise + 0.1, (level + 1) * rise - 0.1, half + 0.04
                scene.rod((left, low, z), (right, high, z), 0.02, steel)


def tower(scene, random):
    """A rolling tower with one platform."""
    high, long, half = random.uniform(1.9, 4.5), random.uniform(1.6, 2.4), random.uniform(0.35, 0.65)
    steel, wheel = metal(random, random.choice((GALVANIZED, ALUMINUM, YELLOW))), paint(random, BLACK)
    with scene.label('scaffold'):
        for x in (0, long):
            for z in (-half, half):
                scene.rod((x, 0.18, z), (x, high + 1.0, z), TUBE, steel)
                scene.rod((x - 0.03, 0.09, z), (x + 0.03, 0.09, z), 0.09, wheel)
            for rung in range(1, int(high / 0.35) + 3):
                scene.rod((x, rung * 0.35, -half), (x, rung * 0.35, half), 0.018, steel)
        for z in (-half, half):
            for level in range(int(high / 1.9) + 1):
                low, top = 0.3 + level * 1.9, min(high, 0.3 + (level + 1) * 1.9)
                scene.rod((0, low, z), (long, top, z), 0.02, steel)
            scene.rod((0, high - 0.06, z), (long, high - 0.06, z), 0.022, steel)
        deck(scene, random, 0, long, -half, half, high)
        if random.random() < 0.6:
            for z in (-half, half):
                guardrail(scene, random, (0, high, z), (long, high, z), style='tube')
    if random.random() < 0.7:
        with scene.at(long / 2, high + 0.03, 0, random.uniform(0, 6.3)):
            Person(random).draw(scene)


def trestle(scene, random):
    """Planks on two or three low trestles."""
    high, long = random.uniform(0.6, 1.5), random.uniform(2.0, 4.0)
    steel = metal(random, random.choice((RUST, STEEL, YELLOW, BLUE, RED)))
    for x in (0.3, long - 0.3):
        for z in (-0.35, 0.35):
            scene.rod((x - 0.25, 0, z), (x, high, z), 0.02, steel)
            scene.rod((x + 0.25, 0, z), (x, high, z), 0.02, steel)
        scene.rod((x, high - 0.03, -0.45), (x, high - 0.03, 0.45), 0.028, steel)
        scene.rod((x - 0.12, high * 0.5, -0.35), (x - 0.12, high * 0.5, 0.35), 0.02, steel)
    deck(scene, random, 0, long, -0.4, 0.4, high + 0.03)
    if random.random() < 0.7:
        with scene.at(random.uniform(0.5, long - 0.5), high + 0.05, 0, random.uniform(0, 6.3)):
            Person(random).draw(scene)


def ladder_paint(random):
    return metal(random, random.choices((ALUMINUM, YELLOW, ORANGE, WOOD, GREEN), (5, 2, 1, 2, 0.5))[0])


def leaning_ladder(scene, random, high=None, lean=None, climber=False):
    """Feet at z = 0, top leaning toward -z."""
    high = high or random.uniform(2.4, 5.5)
    lean = high * math.tan(math.radians(random.uniform(10, 22))) if lean is None else lean
    half, color = random.uniform(0.19, 0.26), ladder_paint(random)
    rail = random.uniform(0.06, 0.09)
    with scene.label('ladder'):
        for side in (-1, 1):
            scene.bar((side * half, 0, 0), (side * half, high, -lean), 0.035, rail, color)
        rungs = int(high / 0.29)
        for rung in range(1, rungs):
            share = rung / rungs
            scene.rod((-half, high * share, -lean * share), (half, high * share, -lean * share), 0.019, color)
    if climber:
        foot = random.uniform(0.1, 0.55)
        with scene.at(0, high * foot, 0.28 - lean * foot, math.pi):
            Person(random, 'climb').draw(scene)


def fixed_ladder(scene, random, high):
    """An upright ladder on a wall at z = 0, sometimes with a cage."""
    color = metal(random, random.choice((GALVANIZED, YELLOW, STEEL)))
    has_cage = random.random() < 0.5
    with scene.label('ladder'):
        for side in (-0.23, 0.23):
            scene.rod((side, 0.2, 0.18), (side, high + 0.9, 0.18), 0.028, color)
        for rung in range(1, int(high / 0.3) + 1):
            scene.rod((-0.23, rung * 0.3, 0.18), (0.23, rung * 0.3, 0.18), 0.014, color)
        if has_cage:
            angles = (-0.5, 0.3, 1.1, 2.04, 2.84, 3.64)
            points = [(0.38 * math.cos(angle), 0.35 + 0.4 * math.sin(angle)) for angle in angles]
            for hoop in range(int((high - 2.2) / 0.9) + 2):
                y = 2.2 + hoop * 0.9
                for first, second in zip(points, points[1:]):
                    scene.bar((first[0], y, first[1]), (second[0], y, second[1]), 0.05, 0.01, color)
            for x, z in points[1:-1]:
                scene.rod((x, 2.2, z), (x, high + 0.9, z), 0.014, color)


def step_ladder(scene, random, climber=False):
    high = random.uniform(1.2, 2.8)
    spread = high * random.uniform(0.22, 0.32)
    low_half, top_half = random.uniform(0.24, 0.34), random.uniform(0.15, 0.2)
    color = ladder_paint(random)
    top = paint(random, random.choice((RED, ORANGE, BLACK, YELLOW)))
    with scene.label('ladder'):
        scene.box((0, high, 0), (top_half + 0.03, 0.03, 0.1), top)
        for side in (-1, 1):
            for reach in (-1, 1):
                scene.bar((side * low_half, 0, reach * spread), (side * top_half, high, reach * 0.05), 0.03, 0.07,
                          color)
        steps = int(high / 0.28)
        for step in range(1, steps):
            share = step / steps
            half, y, z = low_half + (top_half - low_half) * share, high * share, spread + (0.05 - spread) * share
            scene.box((0, y, z), (half, 0.014, 0.045), color)
            if step % 2 == 0:
                scene.rod((-half, y, -z), (half, y, -z), 0.015, color)
    if climber:
        foot = random.uniform(0.15, 0.5)
        with scene.at(0, high * foot, spread * (1 - foot) + 0.25, math.pi):
            Person(random, random.choice(('climb', 'reach'))).draw(scene)


def cone(scene, random):
    height = random.choice((0.45, 0.7, 0.75, 0.9, 1.0)) * random.uniform(0.92, 1.08)
    wide, tip = height * random.uniform(0.15, 0.21), height * random.uniform(0.025, 0.045)
    color = paint(random, random.choices((ORANGE, RED, YELLOW), (10, 4, 1))[0], amount=random.uniform(0.1, 0.6))
    white = paint(random, random.choice((WHITE, (0.6, 0.6, 0.62))), amount=0.3)
    base = color if random.random() < 0.5 else paint(random, BLACK)
    half = wide * random.uniform(1.15, 1.4)
    with scene.label('safety_cone'):
        scene.rod((0, 0.02, 0), (0, height, 0), wide, color, tip)
        scene.box((0, 0.02, 0), (half, 0.02, half), base)
        for low, size in ((0.6, 0.18), (0.33, 0.13))[: random.choices((0, 1, 2), (3, 3, 4))[0]]:
            first, second = (wide + (tip - wide) * share + 0.004 for share in (low, low + size))
            scene.rod((0, height * low, 0), (0, height * (low + size), 0), first, white, second)


def slab_edge(scene, random, start, end, top, thick, finish, gray):
    """The edge of a slab along a straight line: left open, guarded or walled."""
    if finish == 'guard':
        guardrail(scene, random, (start[0], top, start[1]), (end[0], top, end[1]))
    elif finish == 'wall':
        color = brick(random)
        middle, length = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), math.dist(start, end)
        high = random.choice((1.1, 2.75))
        half = (length / 2, high / 2, 0.1) if start[1] == end[1] else (0.1, high / 2, length / 2)
        scene.box((middle[0], top + high / 2, middle[1]), half, color)
    with scene.label(*(('open_edge',) if finish == 'open' else ())):
        # Half a millimeter higher than the floor, so that the edge is seen and not the floor's own border.
        low = top - thick / 2 + 0.0005
        scene.bar((start[0], low, start[1]), (end[0], low, end[1]), 0.16, thick, gray, (0.0, 1.0, 0.0))
