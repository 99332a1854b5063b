"""Things without a box: what lies around on a site, what looks like something it isn't, and backgrounds."""
from scene_paint import (
    BANDS, BLACK, BLUE, BRICK, BRICK_RED, CONCRETE, GALVANIZED, GRASS, GREEN, GRID, ORANGE, PLYWOOD, RED, RUST, SAND,
    WHITE, WINDOWS, WOOD, YELLOW, boards, brick, concrete, metal, paint, soil,
)


def pallet(scene, random):
    color = paint(random, WOOD, amount=0.6)
    for z in (-0.5, 0, 0.5):
        scene.box((0, 0.05, z * 0.8), (0.55, 0.045, 0.05), color)
    for x in (-0.5, -0.25, 0, 0.25, 0.5):
        scene.box((x, 0.11, 0), (0.05, 0.012, 0.48), color)


def brick_stack(scene, random):
    pallet(scene, random)
    high = random.uniform(0.3, 1.0)
    color = paint(random, random.choice((BRICK_RED, CONCRETE, (0.5, 0.35, 0.2))), (0.08, 0.05, 0.04), BRICK, 0.24, 0.6)
    scene.box((0, 0.12 + high / 2, 0), (0.5, high / 2, 0.42), color)


def pipes(scene, random):
    color = random.choice((metal(random), paint(random, ORANGE, gloss=0.2), paint(random, CONCRETE),
                           paint(random, BLUE)))
    radius, long = random.uniform(0.05, 0.22), random.uniform(1, 2.5)
    for row in range(3):
        for index in range(4 - row):
            x = (index + row / 2 - 1.5) * 2 * radius
            y = radius + row * radius * 1.73
            scene.rod((x, y, -long), (x, y, long), radius, color)
            scene.rod((x, y, -long - 0.002), (x, y, long + 0.002), radius * 0.85, paint(random, BLACK))


def barrel(scene, random):
    color = paint(random, random.choice((BLUE, RED, ORANGE, GREEN, RUST)), WHITE if random.random() < 0.3 else None,
                  random.choice((0, BANDS)), 0.3, gloss=0.2)
    scene.rod((0, 0, 0), (0, 0.88, 0), 0.29, color)
    for y in (0.02, 0.3, 0.58, 0.86):
        scene.rod((0, y, 0), (0, y + 0.03, 0), 0.3, color)


def plank_pile(scene, random):
    color = paint(random, random.choice((WOOD, PLYWOOD)), amount=0.6)
    for index in range(random.randint(4, 12)):
        turn = random.uniform(-0.15, 0.15)
        with scene.at(random.uniform(-0.3, 0.3), 0.03 + (index // 3) * 0.05, random.uniform(-0.2, 0.2), turn):
            scene.box((0, 0, 0), (random.uniform(0.9, 1.8), 0.024, 0.1), color)


def heap(scene, random):
    color = soil(random, random.choice((SAND, None, CONCRETE)))
    for _ in range(random.randint(2, 4)):
        size, x, z = random.uniform(0.5, 1.2), random.uniform(-0.8, 0.8), random.uniform(-0.6, 0.6)
        scene.rod((x, -0.05, z), (x, size * 0.8, z), size * 1.4, color, size * 0.1)
        scene.ball((x, size * 0.55, z), (size * 0.5, size * 0.28, size * 0.5), color)
    for _ in range(random.randint(5, 15)):
        size = random.uniform(0.04, 0.15)
        scene.ball((random.gauss(0, 1.2), 0, random.gauss(0, 1.2)), (size * 1.4, size, size), color)


def rubble(scene, random):
    color = random.choice((concrete(random), paint(random, BRICK_RED)))
    for _ in range(random.randint(8, 20)):
        with scene.at(random.gauss(0, 0.8), 0, random.gauss(0, 0.8), random.uniform(0, 6.3)):
            half = [random.uniform(0.03, 0.15) for _ in range(3)]
            scene.box((0, half[1] * 0.7, 0), half, color)


def container(scene, random):
    color = paint(random, random.choice((BLUE, WHITE, GREEN, RED, (0.4, 0.4, 0.4))), None, GRID, 0.25, 0.4)
    long = random.choice((1.5, 3.0))
    scene.box((0, 1.3, 0), (long, 1.3, 1.2), color)
    glass = paint(random, (0.03, 0.05, 0.07), gloss=0.8)
    frame = paint(random, WHITE)
    scene.box((long * 0.4, 1.5, 1.19), (0.5, 0.45, 0.03), frame)
    scene.box((long * 0.4, 1.5, 1.21), (0.43, 0.38, 0.03), glass)
    scene.box((-long * 0.4, 1.05, 1.2), (0.42, 1.0, 0.03), frame)


def toilet(scene, random):
    color = paint(random, random.choice((BLUE, GREEN, (0.05, 0.3, 0.35))), gloss=0.2)
    scene.box((0, 1.05, 0), (0.55, 1.05, 0.55), color)
    scene.box((0, 2.15, 0), (0.58, 0.06, 0.58), paint(random, WHITE))
    scene.box((0, 1.0, 0.55), (0.4, 0.85, 0.02), color)


def skip(scene, random):
    """An open steel container for waste."""
    color = paint(random, random.choice((YELLOW, BLUE, GREEN, RUST, (0.3, 0.3, 0.32))), amount=0.6)
    dark = paint(random, BLACK)
    for z in (-0.85, 0.85):
        scene.box((0, 0.65, z), (1.5, 0.55, 0.04), color)
        for x in (-1.2, -0.6, 0, 0.6, 1.2):
            scene.box((x, 0.62, z * 1.04), (0.04, 0.5, 0.05), color)
        scene.box((0, 1.2, z), (1.55, 0.05, 0.08), color)
    for x in (-1.5, 1.5):
        scene.bar((x * 0.9, 0.1, 0), (x * 1.1, 1.2, 0), 0.05, 1.7, color)
    scene.box((0, 0.3, 0), (1.4, 0.2, 0.8), dark)
    waste = soil(random)
    for _ in range(12):
        size = random.uniform(0.15, 0.45)
        scene.ball((random.uniform(-1, 1), 0.75, random.uniform(-0.5, 0.5)), (size * 1.3, size * 0.7, size), waste)


def van(scene, random):
    """A parked van."""
    color = paint(random, random.choice((WHITE, WHITE, BLUE, RED, (0.3, 0.3, 0.32))), gloss=0.4)
    dark = paint(random, BLACK, gloss=0.5)
    scene.box((-0.4, 1.2, 0), (1.9, 0.8, 0.9), color)
    scene.box((1.9, 0.85, 0), (0.5, 0.45, 0.88), color)
    scene.bar((1.5, 1.95, 0), (2.0, 1.28, 0), 0.05, 1.6, dark)
    for side in (-1, 1):
        scene.box((1.1, 1.55, side * 0.9), (0.32, 0.28, 0.01), dark)
        for x in (-1.4, 1.5):
            scene.rod((x, 0.34, side * 0.7), (x, 0.34, side * 0.93), 0.34, dark)
            scene.rod((x, 0.34, side * 0.8), (x, 0.34, side * 0.94), 0.18, metal(random))


def mesh_fence(scene, random, panels=3):
    """Site fence panels: a net of wires in a frame."""
    color = metal(random, GALVANIZED)
    foot = paint(random, random.choice((CONCRETE, ORANGE, BLACK)))
    wires = paint(random, random.choice((GALVANIZED, GREEN, ORANGE)), holes=random.uniform(0.6, 0.9))
    for panel in range(panels):
        left = panel * 2.5
        for x in (left, left + 2.42):
            scene.rod((x, 0, 0), (x, 2.0, 0), 0.02, color)
        for y in (0.12, 1.98):
            scene.rod((left, y, 0), (left + 2.42, y, 0), 0.02, color)
        scene.box((left + 1.21, 1.05, 0), (1.2, 0.92, 0.003), wires)
        scene.box((left - 0.04, 0.06, 0), (0.12, 0.06, 0.35), foot)


def board_fence(scene, random):
    scene.box((2.5, 1.0, 0), (2.5, 1.0, 0.03), random.choice((boards(random), paint(random, BLUE, None, GRID, 1.2))))


def road_barrier(scene, random):
    """A red and white board on feet, or a concrete or plastic block."""
    if random.random() < 0.5:
        color = paint(random, RED, WHITE, BANDS, 0.4)
        scene.bar((-1, 0.85, 0), (1, 0.85, 0), 0.04, 0.22, color, (0.0, 1.0, 0.0))
        for x in (-0.8, 0.8):
            scene.rod((x, 0, -0.25), (x, 0.9, 0), 0.02, metal(random))
            scene.rod((x, 0, 0.25), (x, 0.9, 0), 0.02, metal(random))
        return
    color = random.choice((concrete(random), paint(random, RED, gloss=0.1), paint(random, WHITE)))
    scene.box((0, 0.12, 0), (1.0, 0.12, 0.3), color)
    scene.box((0, 0.5, 0), (1.0, 0.35, 0.12), color)


def stair(scene, random):
    """Stairs with a handrail, which isn't a guardrail of an edge."""
    color, rail = concrete(random), metal(random)
    for step in range(9):
        scene.box((0, step * 0.09 + 0.085, -step * 0.28), (0.6, step * 0.09 + 0.085, 0.14), color)
    for x in (-0.55, 0.55):
        scene.rod((x, 1.0, 0), (x, 2.6, -2.4), 0.022, rail)
        for step in (0, 4, 8):
            scene.rod((x, step * 0.18, -step * 0.28), (x, step * 0.18 + 1.0, -step * 0.28), 0.018, rail)


def shelf(scene, random, bays=3):
    """Warehouse shelving with goods."""
    post = paint(random, random.choice((BLUE, GREEN, (0.3, 0.3, 0.3))), gloss=0.2)
    beam = paint(random, ORANGE, gloss=0.2)
    levels = random.randint(2, 4)
    for bay in range(bays + 1):
        for z in (-0.5, 0.5):
            scene.box((bay * 2.5, levels * 0.8, z), (0.05, levels * 0.8, 0.05), post)
    for level in range(levels):
        y = 0.15 + level * 1.5
        for z in (-0.5, 0.5):
            scene.box((bays * 1.25, y, z), (bays * 1.25, 0.06, 0.025), beam)
        for bay in range(bays):
            for slot in range(2):
                if random.random() < 0.75:
                    high = random.uniform(0.25, 0.6)
                    tone = random.choice(((0.45, 0.3, 0.16), (0.5, 0.36, 0.2), WHITE, BLUE, GREEN))
                    goods = paint(random, tone, amount=0.4)
                    x = bay * 2.5 + 0.65 + slot * 1.2
                    scene.box((x, y + 0.1 + high, 0), (0.48, high, 0.45), goods)
                    scene.box((x, y + 0.08, 0), (0.52, 0.05, 0.48), paint(random, WOOD))


def rebar_mat(scene, random):
    color = metal(random, RUST)
    for index in range(13):
        place = index * 0.2 - 1.2
        scene.rod((place, 0.06, -1.2), (place, 0.06, 1.2), 0.008, color)
        scene.rod((-1.2, 0.075, place), (1.2, 0.075, place), 0.008, color)


def puddle(scene, random):
    color = paint(random, (0.06, 0.05, 0.045), amount=0.1, gloss=0.9)
    for _ in range(3):
        scene.ball((random.uniform(-0.6, 0.6), 0, random.uniform(-0.4, 0.4)), (random.uniform(0.3, 0.9), 0.008, 0.4),
                   color)


def tree(scene, random):
    leaf = paint(random, random.choice((GRASS, (0.04, 0.1, 0.02), (0.15, 0.16, 0.03))), amount=1.0, bump=1.0)
    high = random.uniform(2.5, 6)
    scene.rod((0, 0, 0), (0, high * 0.6, 0), 0.15, paint(random, (0.1, 0.07, 0.05)), 0.1)
    for _ in range(random.randint(14, 24)):
        size = random.uniform(0.25, 0.8) * high / 4
        middle = (random.gauss(0, high / 7), high * random.uniform(0.5, 0.95), random.gauss(0, high / 7))
        scene.ball(middle, (size, size * 0.8, size), leaf)


def house(scene, random):
    """A finished building in the background."""
    wide, high, deep = random.uniform(4, 9), random.uniform(3, 12), random.uniform(4, 7)
    base = random.choice((WHITE, (0.5, 0.42, 0.3), BRICK_RED, (0.4, 0.4, 0.42), (0.55, 0.5, 0.42)))
    color = paint(random, base, (0.04, 0.05, 0.07), WINDOWS, random.uniform(1.8, 3), 0.3)
    scene.box((0, high / 2, 0), (wide, high / 2, deep), color)
    scene.box((0, high + 0.15, 0), (wide + 0.2, 0.15, deep + 0.2), paint(random, (0.2, 0.15, 0.12)))


def wall(scene, random, wide, high, has_windows=True):
    """The wall of a building at z = 0 that faces z, with windows."""
    color = random.choice((brick(random), brick(random), concrete(random), paint(random, WHITE, amount=0.5)))
    scene.box((0, high / 2, -3), (wide / 2, high / 2, 3), color)
    if random.random() < 0.6:
        scene.box((0, high + 0.1, -2.9), (wide / 2 + 0.25, 0.12, 3.3), paint(random, (0.2, 0.18, 0.16)))
    if not has_windows:
        return
    frame = paint(random, random.choice((WHITE, BLACK, WOOD)))
    glass = paint(random, (0.04, 0.06, 0.08), amount=0.1, gloss=0.9)
    step = random.uniform(2.2, 4)
    for floor in range(max(1, int(high / 3))):
        for index in range(int(wide / step)):
            x, y = -wide / 2 + (index + 0.5) * step, floor * 3 + 1.6
            scene.box((x, y, 0), (0.62, 0.72, 0.03), frame)
            for side in (-1, 1):
                scene.box((x + side * 0.29, y, 0.01), (0.25, 0.62, 0.03), glass)


CLUTTER = (
    pallet, brick_stack, brick_stack, pipes, barrel, plank_pile, heap, rubble, rebar_mat, puddle, road_barrier, skip,
)
LARGE = (container, van, toilet, mesh_fence, mesh_fence, board_fence, tree, stair, shelf)
