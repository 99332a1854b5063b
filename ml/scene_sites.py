"""Larger things of a site: building shells with open or guarded edges, trenches, shafts, forklifts."""
import math

from scene_clutter import pallet
from scene_paint import (
    BLACK, BLUE, CLAY, CONCRETE, LAYERS, ORANGE, PLYWOOD, RED, RUST, SAND, SOIL, STEEL, WHITE, WOOD, YELLOW,
    boards, brick, concrete, metal, paint, soil, times_color,
)
from scene_parts import guardrail, leaning_ladder, slab_edge
from scene_people import Person
from scene_shapes import frame

STOREY = 3.0


def shell(scene, random, wide, deep, floors, finishes=('open', 'guard', 'wall')):
    """A building of slabs and columns; its front is z = 0 and it reaches back to -deep. Returns its height."""
    gray, thick = concrete(random), random.uniform(0.18, 0.35)
    columns, rows = max(2, round(wide / random.uniform(3.5, 6))), max(2, round(deep / 5))
    size = random.uniform(0.15, 0.25)
    for floor in range(1, floors + 1):
        top = floor * STOREY
        scene.box((0, top - thick / 2, -deep / 2), (wide / 2 - 0.08, thick / 2, deep / 2 - 0.08), gray)
        corners = ((-wide / 2, 0), (wide / 2, 0), (wide / 2, -deep), (-wide / 2, -deep))
        for start, end in zip(corners, corners[1:] + corners[:1]):
            finish = random.choice(finishes)
            if finish == 'wall' and floor == floors and random.random() < 0.5:
                finish = 'guard' if 'guard' in finishes else 'wall'
            middle = tuple((a + b) / 2 for a, b in zip(start, end))
            other = random.choice(finishes) if random.random() < 0.3 else finish
            # Two halves that are closed alike are one straight run.
            parts = [(start, end, finish)] if other == finish else [(start, middle, finish), (middle, end, other)]
            for first, last, kind in parts:
                slab_edge(scene, random, first, last, top, thick, kind, gray)
        low = top - STOREY
        for column in range(columns + 1):
            for row in range(rows + 1):
                x, z = -wide / 2 + 0.4 + column * (wide - 0.8) / columns, -0.4 - row * (deep - 0.8) / rows
                scene.box((x, low + STOREY / 2 - thick / 2, z), (size, STOREY / 2 - thick / 2, size), gray)
        if random.random() < 0.35:
            props(scene, random, wide, low, thick)
        if random.random() < 0.6:
            back = random.choice((brick(random), gray))
            half = (wide * random.uniform(0.2, 0.48), STOREY / 2, 0.1)
            scene.box((0, low + STOREY / 2, -deep * random.uniform(0.4, 0.9)), half, back)
    if random.random() < 0.5:
        rods = metal(random, RUST)
        for column in range(columns + 1):
            x = -wide / 2 + 0.4 + column * (wide - 0.8) / columns
            for dx in (-0.12, 0.12):
                scene.rod((x + dx, floors * STOREY, -0.4), (x + dx, floors * STOREY + 0.7, -0.4), 0.012, rods)
    return floors * STOREY


def props(scene, random, wide, low, thick):
    """Formwork props under a slab."""
    color = metal(random, random.choice((RED, RUST, YELLOW)))
    for index in range(random.randint(4, 9)):
        x, z = random.uniform(-wide / 2 + 0.5, wide / 2 - 0.5), -random.uniform(0.6, 4)
        scene.rod((x, low, z), (x, low + STOREY * 0.55, z), 0.034, color)
        scene.rod((x, low + STOREY * 0.5, z), (x, low + STOREY - thick, z), 0.026, color)


def ground(scene, color, hole=None, reach=300.0, y=0.0, thick=6.0):
    """The ground; `hole` leaves out a rectangle (half x, half z) around the middle."""
    if not hole:
        scene.box((0, y - thick / 2, 0), (reach, thick / 2, reach), color)
        return
    x, z = hole
    for sign in (-1, 1):
        scene.box((sign * (reach + x) / 2, y - thick / 2, 0), ((reach - x) / 2, thick / 2, reach), color)
        scene.box((0, y - thick / 2, sign * (reach + z) / 2), (x, thick / 2, (reach - z) / 2), color)


def pit(scene, x, z, depth, wall, floor, drop=0.03, slope=0.0):
    """Walls and floor of a hole, seen through its opening; its long walls come in by `slope` toward the floor."""
    for sign in (-1, 1):
        scene.box((sign * (x - 0.01), -depth / 2 - drop, 0), (0.012, depth / 2, z), wall)
        axes = frame((0.0, depth, sign * slope), (0.0, 0.0, 1.0))
        half = (x, math.hypot(depth, slope) / 2, 0.012)
        scene.box((0, -depth / 2 - drop, sign * (z - 0.01 - slope / 2)), half, wall, axes)
    scene.box((0, -depth - 0.1, 0), (x, 0.1, z), floor)


def trench(scene, random, x, z, depth, color):
    """An excavation with its long side along x, the earth beside it, and what is in it."""
    earth = random.choice((SOIL, CLAY, SAND))
    wall = paint(random, earth, times_color(earth, 0.45), LAYERS, 1.0, 0.9, 0.0, 0.9)
    floor = soil(random, times_color(earth, 0.7))
    if random.random() < 0.12:
        floor = paint(random, (0.1, 0.08, 0.06), amount=0.2, gloss=0.7)
    is_shored = z < 1.3 and random.random() < 0.6
    slope = 0.0 if is_shored or random.random() < 0.4 else min(0.5 * z, random.uniform(0.1, 1.2))
    with scene.label('trench'):
        pit(scene, x, z, depth, wall, floor, slope=slope)
        for _ in range(random.randint(4, 16)):
            size = random.uniform(0.05, 0.3)
            middle = (random.uniform(-x, x), -depth, random.choice((-1, 1)) * (z - slope - size * 0.3))
            scene.ball(middle, (size * 1.5, size, size), floor)
        if is_shored:
            shoring(scene, random, x, z, depth)
        if random.random() < 0.5:
            pipe = paint(random, random.choice((ORANGE, CONCRETE, BLACK, BLUE, (0.3, 0.12, 0.06))), gloss=0.2)
            radius = random.uniform(0.06, 0.25)
            scene.rod((-x, -depth + radius, 0), (x * random.uniform(-0.2, 1), -depth + radius, 0), radius, pipe)
    # Loose earth along the rim, so that it isn't a drawn line.
    for _ in range(random.randint(25, 70)):
        size = random.uniform(0.03, 0.13) if random.random() < 0.8 else random.uniform(0.1, 0.28)
        along, sign = random.uniform(-1, 1), random.choice((-1, 1))
        middle = (x * along, -size * 0.2, sign * (z + size * 0.5))
        if random.random() < 0.25:
            middle = (sign * (x + size * 0.5), -size * 0.2, z * along)
        scene.ball(middle, (size * 1.6, size * 0.5, size), random.choice((color, floor)))
    spoil = soil(random, earth)
    side, place = random.choice((-1, 1)), -x
    while random.random() < 0.95 and place < x:
        size = random.uniform(0.4, 0.9)
        away = side * (z + random.uniform(0.7, 1.3) + size * 0.8)
        if random.random() < 0.5:
            scene.ball((place, 0, away), (size * 1.5, size * 0.9, size * 1.1), spoil)
        else:
            scene.rod((place, -0.05, away), (place, size * 1.1, away), size * 1.2, spoil, size * 0.12)
        for _ in range(5):
            clod = random.uniform(0.06, 0.25)
            off = side * (z + 1.0 + size * random.uniform(0.2, 1.6))
            middle = (place + random.gauss(0, size), size * random.uniform(0, 0.7), off)
            scene.ball(middle, (clod * 1.4, clod, clod), spoil)
        place += size * random.uniform(0.7, 1.3)
    if random.random() < 0.5:
        with scene.at(random.uniform(-x * 0.7, x * 0.7), -depth, z - slope * 0.5 - 0.15 - depth * 0.25, math.pi):
            leaning_ladder(scene, random, depth + 0.9, (depth + 0.9) * 0.2)
    for _ in range(random.choice((0, 1, 1, 2))):
        with scene.at(random.uniform(-x * 0.8, x * 0.8), -depth, random.uniform(-0.15, 0.15), random.uniform(0, 6.3)):
            Person(random).draw(scene)


def shoring(scene, random, x, z, depth):
    """Planks or plates against the walls of a trench, held apart by struts."""
    color = random.choice((boards(random), metal(random, RUST), metal(random, BLUE), metal(random, YELLOW)))
    steel = metal(random, random.choice((RUST, STEEL, RED, YELLOW)))
    place, step = -x + 0.4, random.uniform(0.5, 1.4)
    over = random.uniform(0.0, 0.25)
    while place < x - 0.3:
        for sign in (-1, 1):
            half = (step * random.uniform(0.3, 0.49), (over + depth) / 2, 0.035)
            scene.box((place, (over - depth) / 2, sign * (z - 0.06)), half, color)
        for share in (0.25, 0.7):
            scene.rod((place, -depth * share, -z + 0.08), (place, -depth * share, z - 0.08), 0.045, steel)
        place += step


def shaft(scene, random, x, z, depth, is_guarded, gray):
    """A hole in a concrete floor; its rim is an open edge unless it is guarded."""
    pit(scene, x, z, depth, gray, paint(random, (0.1, 0.1, 0.1)))
    corners = ((-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z))
    if is_guarded:
        for start, end in zip(corners, corners[1:] + corners[:1]):
            guardrail(scene, random, start, end, style='tube')
        return
    with scene.label('open_edge'):
        for sign in (-1, 1):
            scene.box((sign * (x + 0.04), -0.08, 0), (0.05, 0.085, z + 0.09), gray)
            scene.box((0, -0.08, sign * (z + 0.04)), (x + 0.09, 0.085, 0.05), gray)


def forklift(scene, random):
    """Faces z; its forks may be raised and carry a load, and somebody may drive it."""
    color = random.choice((YELLOW, YELLOW, ORANGE, RED, BLUE, (0.1, 0.35, 0.15), WHITE))
    body = paint(random, color, amount=0.3, gloss=0.25)
    dark, steel = paint(random, (0.03, 0.03, 0.035)), metal(random, (0.06, 0.06, 0.065))
    mast, raised = random.uniform(2.0, 2.7), random.choice((0.08, 0.15, random.uniform(0.3, 2.4)))
    with scene.label('forklift'):
        scene.box((0, 0.62, -0.15), (0.52, 0.3, 0.7), body)
        scene.box((0, 0.78, -0.78), (0.5, 0.42, 0.24), body)
        scene.ball((0, 0.8, -0.95), (0.5, 0.42, 0.2), body)
        scene.box((0, 0.98, -0.45), (0.3, 0.08, 0.3), dark)
        scene.box((0, 1.25, -0.68), (0.28, 0.26, 0.06), dark)
        scene.box((0, 1.0, 0.42), (0.4, 0.22, 0.1), body)
        scene.rod((0.0, 1.15, 0.3), (0.0, 1.35, 0.12), 0.02, dark)
        scene.rod((0.0, 1.35, 0.12), (0.0, 1.37, 0.10), 0.17, dark)
        for x in (-0.47, 0.47):
            for z, radius in ((0.5, 0.33), (-0.62, 0.27)):
                scene.rod((x - 0.11, radius, z), (x + 0.11, radius, z), radius, dark)
                scene.rod((x - 0.115, radius, z), (x + 0.115, radius, z), radius * 0.5, body)
            scene.bar((x, 0.9, 0.5), (x, 2.1, 0.3), 0.06, 0.06, dark)
            scene.bar((x, 1.0, -0.8), (x, 2.1, -0.7), 0.06, 0.06, dark)
            scene.bar((x, 2.1, 0.32), (x, 2.1, -0.72), 0.07, 0.07, dark)
        for bar in range(6):
            z = 0.3 - bar * 0.2
            scene.bar((-0.47, 2.12, z), (0.47, 2.12, z), 0.05, 0.04, dark)
        top = max(mast, raised + 1.2)
        for x in (-0.33, 0.33):
            scene.box((x, mast / 2 + 0.05, 0.78), (0.05, mast / 2, 0.07), steel)
            scene.box((x * 0.75, top / 2 + 0.1, 0.78), (0.035, top / 2, 0.05), steel)
            scene.bar((x * 0.6, raised + 0.02, 0.92), (x * 0.6, raised, 2.0), 0.12, 0.04, steel, (0.0, 1.0, 0.0))
            scene.box((x * 0.6, raised + 0.25, 0.92), (0.06, 0.25, 0.02), steel)
        for y in (0.4, mast - 0.1, top):
            scene.box((0, y, 0.78), (0.35, 0.05, 0.04), steel)
        scene.box((0, raised + 0.42, 0.9), (0.5, 0.05, 0.02), steel)
        scene.box((0, raised + 0.12, 0.9), (0.5, 0.05, 0.02), steel)
        if random.random() < 0.5:
            scene.rod((0.3, 2.14, -0.6), (0.3, 2.28, -0.6), 0.06, paint(random, ORANGE))
    if random.random() < 0.6:
        load(scene, random, raised)
    if random.random() < 0.5:
        with scene.at(0, 0.98, -0.45):
            Person(random, 'sit', has_harness=False).draw(scene)


def load(scene, random, y):
    """A pallet with boxes on the forks."""
    with scene.at(0, y + 0.03, 1.55):
        pallet(scene, random)
        color = paint(random, random.choice((PLYWOOD, (0.45, 0.3, 0.16), WHITE, WOOD, RED)), amount=0.4)
        high = random.uniform(0.2, 1.1)
        scene.box((0, 0.15 + high / 2, 0), (0.5, high / 2, 0.45), color)
