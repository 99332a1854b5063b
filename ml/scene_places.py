"""Where things go in a scene: free places, backgrounds, clutter, and the camera."""
import math

from scene_clutter import CLUTTER, LARGE, house, tree
from scene_paint import ASPHALT, GRASS, SAND, concrete, paint, soil
from scene_parts import cone, step_ladder
from scene_people import Person
from scene_shapes import add, cross, subtract, times, unit

TRIES, CAMERA_TRIES = 12, 8


class Spots:
    """Free places on the ground: what is put down keeps its distance from what is there."""

    def __init__(self, random, x0, x1, z0, z1):
        self.random, self.area, self.taken = random, (x0, x1, z0, z1), []

    def take(self, radius):
        """A free place (x, z), or none."""
        x0, x1, z0, z1 = self.area
        for _ in range(TRIES):
            x, z = self.random.uniform(x0, x1), self.random.uniform(z0, z1)
            if self.is_free(x, z, radius):
                self.taken.append((x, z, radius))
                return x, z
        return None

    def is_free(self, x, z, radius):
        return all(math.hypot(x - a, z - b) > radius + size for a, b, size in self.taken)

    def put(self, scene, draw, radius, *rest, turn=None, y=0.0):
        spot = self.take(radius)
        if spot:
            turn = self.random.uniform(0, 2 * math.pi) if turn is None else turn
            with scene.at(spot[0], y, spot[1], turn):
                draw(scene, self.random, *rest)


def put_person(scene, random):
    Person(random).draw(scene)


def aim(scene, random, target, distance, height, turn=(-0.9, 0.9), field=(42, 75)):
    """A camera in front of a target (toward z), at some distance and height, where nothing stands right before it."""
    scene.look.focus = tuple(target)
    for _ in range(CAMERA_TRIES):
        angle, away = random.uniform(*turn), random.uniform(*distance)
        place = (target[0] + away * math.sin(angle), random.uniform(*height), target[2] + away * math.cos(angle))
        aside = (random.uniform(-0.12, 0.12) * away, random.uniform(-0.06, 0.06) * away, 0.0)
        aimed = add(target, aside)
        roll = math.radians(random.gauss(0, 2.5))
        scene.camera = (place, aimed, math.radians(random.uniform(*field)), roll)
        ahead = unit(subtract(aimed, place))
        right = unit(cross(ahead, (0.0, 1.0, 0.0)))
        up = cross(right, ahead)
        rays = [
            add(ahead, add(times(right, x), times(up, y)))
            for x in (-0.5, -0.25, 0, 0.25, 0.5) for y in (-0.3, -0.1, 0.1, 0.3)
        ]
        is_near = scene.blocked_share(place, rays, min(1.6, place[1] + 0.6)) > 0.06
        if not is_near and scene.blocked_share(place, rays, 0.55 * away) < 0.35:
            return


def open_ground(random):
    return random.choice((
        soil(random), soil(random), soil(random), concrete(random), paint(random, ASPHALT, amount=0.5, bump=0.2),
        paint(random, GRASS, (0.16, 0.12, 0.05), amount=1.0, bump=0.8), paint(random, SAND, amount=0.8, bump=0.5),
    ))


def patches(scene, random, y=0.0):
    """Tracks, patches of other ground, and slabs lying on the ground."""
    for _ in range(random.randint(0, 5)):
        color, size = open_ground(random), random.uniform(0.8, 4)
        place = (random.uniform(-12, 12), y, random.uniform(2, 14))
        if random.random() < 0.6:
            scene.ball(place, (size * random.uniform(0.6, 2), 0.02, size), color)
        else:
            with scene.at(*place, random.uniform(0, 3.1)):
                for side in (-0.8, 0.8):
                    scene.box((side, 0, 0), (0.2, 0.006, size * 4), color)


def backdrop(scene, random, near=18.0, y=0.0):
    """Houses and trees all around, far from the middle."""
    for _ in range(random.randint(3, 14)):
        angle, away = random.uniform(0, 2 * math.pi), random.uniform(near, 60)
        with scene.at(away * math.sin(angle), y, away * math.cos(angle) - 6, random.uniform(0, 6.3)):
            random.choice((house, house, tree, tree, tree))(scene, random)


def scatter(scene, random, spots, people=(1, 5), clutter=(2, 7), large=(0, 2), cones=0.35):
    for _ in range(random.randint(*large)):
        spots.put(scene, random.choice(LARGE), 1.8)
    for _ in range(random.randint(*people)):
        spots.put(scene, put_person, 0.45)
    for _ in range(random.randint(*clutter)):
        spots.put(scene, random.choice(CLUTTER), 0.9)
    if random.random() < cones:
        for _ in range(random.randint(1, 6)):
            spots.put(scene, cone, 0.3)
    if random.random() < 0.3:
        spots.put(scene, step_ladder, 0.8, random.random() < 0.5)
