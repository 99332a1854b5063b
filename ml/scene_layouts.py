"""Random scenes: which things stand where, how they are lit, and where the camera is."""
import math

from scene_clutter import mesh_fence, shelf, stair, wall
from scene_light import Look
from scene_paint import ASPHALT, CONCRETE, GRID, PLYWOOD, WHITE, WINDOWS, boards, brick, concrete, paint, soil
from scene_parts import fixed_ladder, guardrail, leaning_ladder, scaffold, slab_edge, step_ladder, tower, trestle
from scene_people import Person
from scene_places import Spots, aim, backdrop, open_ground, patches, put_person, scatter
from scene_shapes import Scene, frame
from scene_sites import STOREY, forklift, ground, shaft, shell, trench


# How the edges of the floors of a building are closed, if they are.
FINISHES = (
    ('open',), ('open',), ('open', 'guard'), ('open', 'guard', 'wall'), ('guard',), ('wall', 'guard', 'open', 'open'),
)


def facade(scene, random):
    """A scaffold in front of a building."""
    ground(scene, open_ground(random))
    patches(scene, random)
    wide, floors = random.uniform(9, 18), random.randint(1, 4)
    if random.random() < 0.5:
        wall(scene, random, wide, floors * STOREY)
    else:
        shell(scene, random, wide, random.uniform(6, 10), floors, ('guard', 'wall'))
    start = -wide / 2 + random.uniform(0, wide / 3)
    with scene.at(start, 0, random.uniform(0.8, 1.2)):
        length, high = scaffold(scene, random, levels=random.randint(1, floors + 1))
    backdrop(scene, random)
    spots = Spots(random, -wide / 2 - 2, wide / 2 + 2, 2.2, 9)
    if random.random() < 0.35:
        with scene.at(random.uniform(-wide / 2, wide / 2), 0, 2.4):
            leaning_ladder(scene, random, climber=random.random() < 0.6)
    scatter(scene, random, spots)
    target = (start + length / 2, high * random.uniform(0.3, 0.7), 1)
    aim(scene, random, target, (6, 17), random.choice(((1.4, 1.9), (0.6, 1.4), (2, high + 3))))


def building(scene, random):
    """A shell with open and guarded edges."""
    ground(scene, open_ground(random))
    patches(scene, random)
    wide, floors = random.uniform(7, 16), random.randint(1, 4)
    deep = random.uniform(6, 10)
    high = shell(scene, random, wide, deep, floors, random.choice(FINISHES))
    for _ in range(random.randint(1, 6)):
        level = random.randint(1, floors) * STOREY
        place = (random.uniform(-wide / 2 + 0.4, wide / 2 - 0.4), level, -random.uniform(0.3, 2.5))
        with scene.at(*place, random.uniform(0, 6.3)):
            Person(random, has_harness=random.random() < 0.45).draw(scene)
    if random.random() < 0.25:
        with scene.at(random.uniform(-wide / 2, wide / 2), STOREY * random.randint(1, floors), -0.02):
            Person(random, 'sit').draw(scene)
    if random.random() < 0.4:
        with scene.at(random.uniform(-wide / 2, wide / 2), 0, 1.3):
            leaning_ladder(scene, random, STOREY + 1, 1.2, random.random() < 0.5)
    backdrop(scene, random)
    scatter(scene, random, Spots(random, -wide / 2 - 2, wide / 2 + 2, 1.5, 9))
    target = (random.uniform(-wide / 4, wide / 4), high * random.uniform(0.5, 0.9), -1)
    aim(scene, random, target, (7, 19), random.choice(((1.4, 1.9), (high, high + 5), (2, high))))


def excavation(scene, random):
    """A trench, seen from beside or above it."""
    color = random.choice((soil(random), soil(random), paint(random, ASPHALT, amount=0.5), concrete(random),
                           open_ground(random)))
    x, depth = random.uniform(2, 7), random.uniform(1.0, 2.8)
    z = random.choice((random.uniform(0.4, 1.0), random.uniform(0.6, 1.5), random.uniform(1.5, 3.5)))
    ground(scene, color, (x, z))
    trench(scene, random, x, z, depth, color)
    turn = random.choice((0.0, random.uniform(-1.2, 1.2), random.choice((-1, 1)) * random.uniform(1.0, 1.6)))
    backdrop(scene, random, 14)
    # Little stands on the camera's side, or it would hide the trench.
    scatter(scene, random, Spots(random, -x - 2, x + 2, -z - 6, -z - 0.8), (0, 3), (0, 4), (0, 2))
    scatter(scene, random, Spots(random, -x, x, z + 0.5, z + 1.5), (0, 1), (0, 0), (0, 0), 0.5)
    if random.random() < 0.35:
        side = random.choice((-1, 1))
        start, end = (-x, 0, side * (z + 0.6)), (x, 0, side * (z + 0.6))
        guardrail(scene, random, start, end)
    aim(scene, random, (random.uniform(-x / 2, x / 2), -0.4, 0), (4, 10), (1.7, 6), (turn - 0.3, turn + 0.3), (48, 78))


def deck_top(scene, random):
    """On a floor high up, with edges, a shaft and people beside them."""
    drop = random.uniform(3, 14)
    gray = random.choice((concrete(random), concrete(random), boards(random, PLYWOOD)))
    half_x, half_z = random.uniform(4, 9), random.uniform(4, 8)
    ground(scene, open_ground(random), y=-drop)
    hole = (random.uniform(0.6, 1.6), random.uniform(0.5, 1.2)) if random.random() < 0.4 else None
    thick = 0.25
    if hole:
        x, z = hole
        for sign in (-1, 1):
            scene.box((sign * (half_x + x) / 2, -thick / 2, 0), ((half_x - x) / 2, thick / 2, half_z), gray)
            scene.box((0, -thick / 2, sign * (half_z + z) / 2), (x, thick / 2, (half_z - z) / 2), gray)
        shaft(scene, random, x, z, 2.9, random.random() < 0.4, gray)
    else:
        scene.box((0, -thick / 2, 0), (half_x, thick / 2, half_z), gray)
    finishes = random.choice(FINISHES)
    corners = ((-half_x, -half_z), (half_x, -half_z), (half_x, half_z), (-half_x, half_z))
    for start, end in zip(corners, corners[1:] + corners[:1]):
        slab_edge(scene, random, start, end, 0.0, thick, random.choice(finishes), gray)
    below(scene, random, half_x, half_z, drop, gray)
    if random.random() < 0.5:
        for _ in range(random.randint(2, 6)):
            place = (random.uniform(-half_x, half_x) * 0.95, 1.3, random.uniform(-half_z, half_z) * 0.95)
            scene.box(place, (0.2, 1.3, 0.2), gray)
    backdrop(scene, random, 16, -drop)
    spots = Spots(random, -half_x + 0.3, half_x - 0.3, -half_z + 0.3, half_z - 0.3)
    if hole:
        spots.taken.append((0, 0, max(hole) * 1.2))
    scatter(scene, random, spots, (1, 5), (1, 5), (0, 0), 0.2)
    for _ in range(random.randint(0, 2)):
        spots.put(scene, put_harnessed, 0.45)
    target = (random.uniform(-half_x / 2, half_x / 2), 0.3, random.uniform(-half_z, 0))
    aim(scene, random, target, (4, half_z + 4), random.choice(((1.5, 1.9), (2, 6))), (-3.1, 3.1), (50, 80))


def below(scene, random, half_x, half_z, drop, gray):
    """What carries a high floor: columns, or the walls of the floors below."""
    if random.random() < 0.5:
        for x in (-half_x + 0.4, 0, half_x - 0.4):
            for z in (-half_z + 0.4, half_z - 0.4):
                scene.box((x, -drop / 2 - 0.2, z), (0.22, drop / 2, 0.22), gray)
        return
    color = random.choice((brick(random), concrete(random), paint(random, WHITE, (0.04, 0.05, 0.07), WINDOWS, 2.4)))
    for sign in (-1, 1):
        scene.box((sign * (half_x - 0.3), -drop / 2 - 0.25, 0), (0.1, drop / 2, half_z - 0.3), color)
        scene.box((0, -drop / 2 - 0.25, sign * (half_z - 0.3)), (half_x - 0.3, drop / 2, 0.1), color)


def put_harnessed(scene, random):
    Person(random, has_harness=True).draw(scene)


def hall(scene, random, color, wide, deep, high):
    """Floor, walls and ceiling of a room around the middle."""
    floor = random.choice((concrete(random), paint(random, CONCRETE, amount=0.3, gloss=0.3), boards(random)))
    ground(scene, floor)
    for sign in (-1, 1):
        scene.box((sign * (wide + 0.1), high / 2, 0), (0.1, high / 2, deep), color)
        scene.box((0, high / 2, sign * (deep + 0.1)), (wide, high / 2, 0.1), color)
    scene.box((0, high + 0.1, 0), (wide, 0.1, deep), random.choice((concrete(random), paint(random, WHITE))))


def warehouse(scene, random):
    """Forklifts between shelves."""
    wide, deep, high = random.uniform(8, 14), random.uniform(8, 14), random.uniform(5, 8)
    color = random.choice((paint(random, WHITE, None, GRID, 1.0), brick(random), concrete(random)))
    hall(scene, random, color, wide, deep, high)
    for sign in (-1, 1):
        if random.random() < 0.7:
            with scene.at(sign * (wide - 1.2), 0, random.uniform(-deep * 0.8, 0), math.pi / 2):
                shelf(scene, random, random.randint(2, 3))
    with scene.at(random.uniform(-6, -3), 0, -deep + 1):
        shelf(scene, random, random.randint(2, 4))
    spots = Spots(random, -wide * 0.6, wide * 0.6, -deep * 0.6, deep * 0.4)
    for _ in range(random.choice((1, 1, 2))):
        spots.put(scene, forklift, 1.7)
    scatter(scene, random, spots, (0, 4), (1, 4), (0, 0))
    target = (spots.taken[0][0], 1.0, spots.taken[0][1])
    aim(scene, random, target, (4, 8), (1.2, 3.5), (-0.7, 0.7), (50, 80))


def yard(scene, random):
    """A wall with ladders, cones, forklifts and rolling towers in front."""
    ground(scene, open_ground(random))
    patches(scene, random)
    wide, high = random.uniform(8, 16), random.uniform(3, 8)
    wall(scene, random, wide, high, random.random() < 0.7)
    backdrop(scene, random, 14)
    for _ in range(random.randint(0, 2)):
        with scene.at(random.uniform(-wide / 2, wide / 2) * 0.8, 0, 1.2):
            leaning_ladder(scene, random, min(high, 4.5), 1.15, random.random() < 0.6)
    if random.random() < 0.3:
        with scene.at(random.uniform(-wide / 2, wide / 2) * 0.8, 0, 0):
            fixed_ladder(scene, random, high)
    spots = Spots(random, -wide / 2, wide / 2, 1.8, 8)
    for draw, radius, chance in ((forklift, 1.6, 0.5), (tower, 1.8, 0.4), (trestle, 1.8, 0.35), (mesh_fence, 2, 0.2)):
        if random.random() < chance:
            spots.put(scene, draw, radius)
    scatter(scene, random, spots, (1, 5), (1, 5), (0, 2), 0.7)
    aim(scene, random, (random.uniform(-2, 2), 1.2, 3), (6, 12), random.choice(((1.4, 1.9), (2, 6), (0.5, 1.2))))


def room(scene, random):
    """Inside a building under work."""
    wide, deep, high = random.uniform(3.5, 6), random.uniform(3.5, 6), random.uniform(2.6, 4)
    color = random.choice((concrete(random), brick(random), paint(random, WHITE, amount=0.6)))
    hall(scene, random, color, wide, deep, high)
    spots = Spots(random, -wide + 1, wide - 1, -deep + 1, deep * 0.3)
    for draw, radius, chance in ((trestle, 1.6, 0.6), (step_ladder, 0.8, 0.6), (stair, 1.6, 0.4), (tower, 1.6, 0.2)):
        if random.random() < chance:
            spots.put(scene, draw, radius)
    scatter(scene, random, spots, (1, 3), (1, 4), (0, 0), 0.2)
    aim(scene, random, (random.uniform(-1, 1), 1.1, -1), (3.5, deep + 0.6), (1.3, 2.1), (-0.4, 0.4), (60, 85))


def roof(scene, random):
    """People on the pitched roof of a house; its eaves are open or guarded."""
    ground(scene, open_ground(random))
    half_x, half_z, high = random.uniform(3.5, 6), random.uniform(2.5, 4), random.uniform(2.6, 6)
    slope = math.radians(random.uniform(18, 38))
    walls = random.choice((brick(random), concrete(random), paint(random, WHITE, amount=0.4)))
    scene.box((0, high / 2, 0), (half_x - 0.3, high / 2, half_z - 0.3), walls)
    rise, length = half_z * math.tan(slope), half_z / math.cos(slope)
    cover = random.choice((boards(random), boards(random, PLYWOOD), paint(random, (0.3, 0.1, 0.05), None, GRID, 0.3),
                           brick(random)))
    is_guarded = random.random() < 0.35
    for sign in (-1, 1):
        down = (0.0, -math.sin(slope), sign * math.cos(slope))
        axes = frame((0.0, math.cos(slope), sign * math.sin(slope)), down)
        scene.box((0, high + rise / 2, sign * half_z / 2), (half_x, 0.08, length / 2), cover, axes)
        eave = ((-half_x, high + 0.05, sign * half_z), (half_x, high + 0.05, sign * half_z))
        edge = concrete(random)
        if is_guarded:
            guardrail(scene, random, *eave)
        with scene.label(*(() if is_guarded else ('open_edge',))):
            scene.bar(*eave, 0.12, 0.14, edge)
        for batten in range(random.choice((0, 6, 10))):
            share = (batten + 1) / 11
            y, z = high + rise * share + 0.1, sign * half_z * (1 - share)
            scene.box((0, y, z), (half_x, 0.025, 0.025), cover)
    for x in (-half_x + 0.35, half_x - 0.35):
        scene.box((x, high + rise * 0.3, 0), (0.05, rise * 0.3, half_z * 0.45), walls)
    for _ in range(random.randint(1, 4)):
        share = random.uniform(0.1, 0.9)
        place = (random.uniform(-half_x, half_x) * 0.9, high + rise * share + 0.08, half_z * (1 - share))
        with scene.at(*place, random.uniform(0, 6.3)):
            Person(random, random.choice(('bend', 'kneel', 'stand', 'walk')), random.random() < 0.5).draw(scene)
    if random.random() < 0.5:
        with scene.at(random.uniform(-half_x, half_x) * 0.8, 0, half_z + high * 0.3):
            leaning_ladder(scene, random, high + 0.9, (high + 0.9) * 0.3, random.random() < 0.4)
    backdrop(scene, random)
    scatter(scene, random, Spots(random, -half_x - 2, half_x + 2, half_z + 1.5, half_z + 7), (0, 3))
    target = (0, high + rise * 0.3, half_z * 0.6)
    aim(scene, random, target, (6, 13), random.choice(((1.4, 1.9), (high, high + 5))))


def crew(scene, random):
    """A few people close to the camera, in front of anything."""
    ground(scene, open_ground(random))
    patches(scene, random)
    backdrop(scene, random, 12)
    behind = random.random()
    with scene.at(random.uniform(-2, 2), 0, -random.uniform(1, 4)):
        if behind < 0.3:
            wall(scene, random, random.uniform(8, 16), random.uniform(3, 7))
        elif behind < 0.5:
            shell(scene, random, random.uniform(8, 14), 7, random.randint(1, 2))
        elif behind < 0.75:
            with scene.at(-random.uniform(2, 4), 0, 0):
                scaffold(scene, random, levels=random.randint(1, 3))
    spots = Spots(random, -2.5, 2.5, 0.5, 3.5)
    for _ in range(random.randint(1, 4)):
        spots.put(scene, put_harnessed if random.random() < 0.5 else put_person, 0.45)
    scatter(scene, random, spots, (0, 1), (0, 3), (0, 0))
    target = (spots.taken[0][0], random.uniform(0.8, 1.3), spots.taken[0][1])
    aim(scene, random, target, (2.2, 6), random.choice(((1.3, 1.9), (1.3, 1.9), (0.5, 1.0), (2, 3.5))), field=(45, 65))


KINDS = {
    'facade': (facade, 6), 'building': (building, 6), 'trench': (excavation, 6), 'deck': (deck_top, 5),
    'yard': (yard, 5), 'crew': (crew, 4), 'roof': (roof, 2), 'warehouse': (warehouse, 3), 'room': (room, 1.5),
}


def make_scene(random, kind=None):
    """A scene with `look` and `camera`; the same random numbers give the same scene."""
    scene = Scene()
    if kind is None:
        kind = random.choices(list(KINDS), [weight for _, weight in KINDS.values()])[0]
    scene.look = Look(random, is_indoor=kind in ('warehouse', 'room'))
    KINDS[kind][0](scene, random)
    return scene
