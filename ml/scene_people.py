"""Random people: bodies, clothes, hats, vests, harnesses and poses, as shapes of a scene.

A person stands at the origin of the current placement and faces z.
"""
import math

from people import HAIR, SHIRTS, SKIN, TROUSERS
from scene_paint import (
    BLACK, BLUE, CHECKS, GREEN, LIME, ORANGE, RED, SILVER, STEEL, WHITE, YELLOW, paint, vary,
)
from scene_shapes import add, between, cross, dot, frame, subtract, times, unit

HATS = (WHITE, WHITE, YELLOW, YELLOW, ORANGE, BLUE, RED, GREEN)
VESTS = (LIME, LIME, ORANGE, ORANGE, (0.75, 0.8, 0.05), (0.85, 0.1, 0.05))
STRAPS = (ORANGE, YELLOW, RED, BLACK, BLUE, (0.05, 0.35, 0.3), LIME)
POSES = ('stand', 'walk', 'bend', 'kneel', 'reach', 'sit', 'climb')


def bent_joint(start, end, first, second, toward):
    """The knee or elbow between two joints, for bones of the given lengths, bent toward a direction; and the end."""
    line = subtract(end, start)
    length = math.sqrt(dot(line, line))
    reach = min(length, (first + second) * 0.995)
    along = unit(line)
    end = add(start, times(along, reach))
    share = (first * first - second * second + reach * reach) / (2 * max(reach, 1e-6))
    off = math.sqrt(max(0.0, first * first - share * share))
    side = unit(subtract(toward, times(along, dot(toward, along))))
    return add(add(start, times(along, share)), times(side, off)), end


class Person:
    """What a person looks like and does; `draw` adds it to a scene."""

    def __init__(self, random, pose=None, has_harness=None, has_hat=None, has_vest=None):
        self.random = random
        self.pose = pose or random.choices(POSES[:5], (5, 4, 2, 1.5, 2))[0]
        self.has_hat = random.random() < 0.6 if has_hat is None else has_hat
        self.has_vest = random.random() < 0.45 if has_vest is None else has_vest
        self.has_harness = random.random() < 0.25 if has_harness is None else has_harness
        self.size = random.uniform(0.92, 1.08)
        self.girth = random.uniform(0.88, 1.22)
        self.skin = paint(random, random.choice(SKIN), amount=0.2)
        other = random.choice(SHIRTS)
        pattern = CHECKS if random.random() < 0.12 else 0
        self.shirt = paint(random, random.choice(SHIRTS), other if pattern else None, pattern, 0.09, 0.5, 0.02, 0.2)
        self.trousers = paint(random, random.choice(TROUSERS), amount=0.6, gloss=0.02, bump=0.2)
        self.boots = paint(random, random.choice((BLACK, (0.2, 0.12, 0.06), (0.25, 0.17, 0.08))))
        if random.random() < 0.12:
            # An overall of one color.
            self.trousers = self.shirt = paint(random, random.choice((ORANGE, BLUE, LIME, WHITE, STEEL)), amount=0.5)
        self.set_pose()

    def set_pose(self):
        random, pose = self.random, self.pose
        self.hips, self.lean = 0.93, math.radians(random.uniform(-4, 10))
        self.feet = [(-0.11, 0.0, random.uniform(-0.06, 0.06)), (0.11, 0.0, random.uniform(-0.06, 0.06))]
        self.hands = [self.random_hand(side) for side in (-1, 1)]
        if pose == 'walk':
            stride = random.uniform(0.18, 0.36)
            self.feet = [(-0.1, 0.0, stride), (0.1, 0.05, -stride)]
            self.hips = 0.9
        elif pose == 'bend':
            self.lean = math.radians(random.uniform(35, 80))
            self.hips = random.uniform(0.72, 0.9)
            self.feet = [(-0.17, 0.0, 0.1), (0.17, 0.0, -0.05)]
            self.hands = [(side * 0.16, random.uniform(0.15, 0.6), random.uniform(0.45, 0.75)) for side in (-1, 1)]
        elif pose == 'kneel':
            self.hips, self.lean = 0.5, math.radians(random.uniform(5, 45))
            self.feet = [(-0.14, 0.0, 0.32), (0.14, 0.02, -0.42)]
            self.hands = [(side * 0.15, random.uniform(0.15, 0.7), random.uniform(0.4, 0.65)) for side in (-1, 1)]
        elif pose == 'reach':
            self.hands[random.randrange(2)] = (random.uniform(-0.2, 0.2), random.uniform(1.5, 2.1), 0.35)
            if random.random() < 0.5:
                self.hands = [(side * 0.2, random.uniform(1.4, 2.0), 0.4) for side in (-1, 1)]
        elif pose == 'sit':
            self.hips, self.lean = 0.1, math.radians(random.uniform(-5, 25))
            self.feet = [(side * 0.13, -0.4, random.uniform(0.42, 0.6)) for side in (-1, 1)]
            self.hands = [(side * 0.2, 0.25, 0.3) for side in (-1, 1)]
        elif pose == 'climb':
            self.hips, self.lean = 0.98, math.radians(random.uniform(2, 10))
            lifted = random.randrange(2)
            self.feet = [(side * 0.12, 0.29 * (index == lifted), 0.22) for index, side in enumerate((-1, 1))]
            self.hands = [(side * 0.22, random.uniform(1.3, 1.8), 0.42) for side in (-1, 1)]

    def random_hand(self, side):
        random = self.random
        return random.choice((
            (side * 0.27, 0.82, random.uniform(-0.1, 0.2)), (side * 0.12, 1.05, 0.33), (side * 0.25, 1.05, 0.4),
            (side * 0.32, 0.95, 0.02),
        ))

    def torso_point(self, x, y, z):
        """A point of the upper body, given by its height above the hips as if upright."""
        y, z = y * self.size, z * self.size
        sine, cosine = math.sin(self.lean), math.cos(self.lean)
        return x * self.size, self.hips * self.size + y * cosine - z * sine, y * sine + z * cosine

    def draw(self, scene):
        torso_names = ['safety_vest' if self.has_vest else 'no_safety_vest']
        if self.has_harness:
            torso_names.append('harness')
        with scene.label('person'):
            self.draw_legs(scene)
            self.draw_arms(scene)
            with scene.label(*torso_names):
                self.draw_torso(scene)
                if self.has_harness:
                    self.draw_harness(scene)
            if not self.has_harness:
                self.draw_bag(scene)
            with scene.label('hard_hat' if self.has_hat else 'no_hard_hat'):
                self.draw_head(scene)

    def limb(self, scene, points, radii, paints):
        for start, end, radius, end_radius, color in zip(points, points[1:], radii, radii[1:], paints):
            scene.rod(start, end, radius, color, end_radius)
            scene.ball(end, (end_radius,) * 3, color)

    def draw_legs(self, scene):
        size, girth = self.size, self.girth
        self.thighs = []
        for side, foot in zip((-1, 1), self.feet):
            hip = (side * 0.095 * girth * size, self.hips * size, 0.0)
            ankle = times(add(foot, (0, 0.09, 0)), size)
            knee, ankle = bent_joint(hip, ankle, 0.44 * size, 0.43 * size, (side * 0.1, 0.15, 1.0))
            self.thighs.append((hip, knee))
            radii = [0.098 * girth * size, 0.068 * girth * size, 0.05 * size]
            self.limb(scene, (hip, knee, ankle), radii, (self.trousers, self.trousers))
            scene.ball(hip, (radii[0],) * 3, self.trousers)
            flat = -0.09 * size if not (self.pose == 'kneel' and side > 0) else -0.02
            toe = add(ankle, (side * 0.02, flat + 0.045, 0.14 * size))
            scene.rod(add(ankle, (0, flat + 0.05, -0.05)), toe, 0.052 * size, self.boots, 0.044 * size, 0.9)
            scene.ball(toe, (0.046 * size,) * 3, self.boots)

    def draw_arms(self, scene):
        size, girth = self.size, self.girth
        sleeves = self.shirt if self.random.random() < 0.65 else self.skin
        glove = paint(self.random, self.random.choice((WHITE, BLACK, YELLOW)))
        glove = self.skin if self.random.random() < 0.6 else glove
        scene.rod(self.torso_point(0, 0.48, 0), self.torso_point(0, 0.68, 0.02), 0.056 * size, self.skin)
        for side, hand in zip((-1, 1), self.hands):
            shoulder = self.torso_point(side * 0.19 * girth, 0.465, 0)
            toward = (side * 0.8, -0.6, -0.5)
            elbow, wrist = bent_joint(shoulder, times(hand, size), 0.31 * size, 0.29 * size, toward)
            radii = (0.065 * size * girth ** 0.5, 0.05 * size, 0.036 * size)
            self.limb(scene, (shoulder, elbow, wrist), radii, (self.shirt, sleeves))
            scene.ball(shoulder, (radii[0],) * 3, self.shirt)
            end = add(wrist, times(unit(subtract(wrist, elbow)), 0.06 * size))
            scene.ball(end, (0.045 * size, 0.06 * size, 0.045 * size), glove)

    def ring(self, scene, low, high, color, grow):
        """A band around the torso between two heights above the hips."""
        width = self.torso_width((low + high) / 2) + grow
        up = subtract(self.torso_point(0, 1, 0), self.torso_point(0, 0, 0))
        front = cross((1.0, 0.0, 0.0), unit(up))
        start, end = self.torso_point(0, low, 0), self.torso_point(0, high, 0)
        scene.rod(start, end, width * self.size, color, flat=0.64, side=front)

    def torso_width(self, y):
        return (0.165 + 0.035 * min(1, max(0, y / 0.45))) * self.girth

    def draw_torso(self, scene):
        size, girth = self.size, self.girth
        low, high = self.torso_point(0, -0.06, 0), self.torso_point(0, 0.45, 0)
        up = unit(subtract(high, low))
        axes = frame(up, cross((1.0, 0.0, 0.0), up))
        front = axes[6:9]
        top = self.torso_point(0, 0.45, 0)
        grow = 0.018 if self.has_vest else 0.0
        color = paint(self.random, self.random.choice(VESTS), amount=0.35, bump=0.1) if self.has_vest else self.shirt
        wide, narrow = (self.torso_width(0.45) + grow) * size, (self.torso_width(0) + grow) * size
        scene.rod(low, self.torso_point(0, 0, 0), 0.165 * girth * size, self.trousers, flat=0.64, side=front)
        start = self.torso_point(0, -0.04 if self.has_vest else 0.0, 0)
        scene.rod(start, top, narrow, color, wide, 0.64, front)
        scene.ball(top, (wide * 1.02, 0.09 * size, wide * 0.62), color, axes)
        if self.has_vest:
            band = paint(self.random, SILVER, amount=0.1, gloss=0.6)
            heights = self.random.choice(((0.08,), (0.08, 0.24), (0.16,), (0.1, 0.3)))
            for height in heights:
                self.ring(scene, height, height + 0.055, band, grow + 0.006)
            if self.random.random() < 0.6:
                self.shoulder_straps(scene, 0.115, 0.05, band, grow + 0.004, 0.1)
        elif self.random.random() < 0.3:
            self.ring(scene, 0.0, 0.05, paint(self.random, (0.08, 0.05, 0.03)), 0.008)

    def shoulder_straps(self, scene, x, width, color, grow, low=0.0, only_front=False, is_crossed=False):
        """Two straps from the waist over the shoulders and down the back, where they may cross."""
        x *= self.girth
        for side in (-1, 1):
            path = []
            front = ((low, 1), (0.25, 1), (0.43, 1), (0.53, 0.25))
            back = ((0.53, -0.25), (0.47, -1), (0.37, -1), (0.2, -1), (low, -1))
            inward = (1, 1, 1, 1, 1, 0.6, 0.0, -0.7, -1) if is_crossed else (1,) * 9
            for (y, sign), share in zip(front + back, inward):
                half = self.torso_width(y) + grow + 0.01
                depth = half * 0.64 * math.sqrt(max(0.1, 1 - (x * share / half) ** 2))
                path.append(self.torso_point(side * x * share, y, sign * depth))
            for index, (start, end) in enumerate(zip(path, path[1:])):
                if not only_front or index < 5:
                    out = subtract(between(start, end, 0.5), self.torso_point(0, 0.25, 0))
                    scene.bar(start, end, width * self.size, 0.014, color, unit((0.0, out[1], out[2])))

    def draw_harness(self, scene):
        color = paint(self.random, self.random.choice(STRAPS), amount=0.2)
        metal = paint(self.random, SILVER, gloss=0.6)
        grow = 0.024 if self.has_vest else 0.006
        width = self.random.uniform(0.045, 0.06)
        self.shoulder_straps(scene, self.random.uniform(0.075, 0.11), width, color, grow, is_crossed=True)
        self.ring(scene, -0.02, 0.045, color, grow + 0.012)
        if self.random.random() < 0.8:
            depth = (self.torso_width(0.32) + grow) * 0.64 + 0.016
            scene.bar(self.torso_point(-0.1, 0.32, depth), self.torso_point(0.1, 0.32, depth), 0.05, 0.016, color)
            scene.box(self.torso_point(0, 0.32, depth + 0.008), (0.025, 0.03, 0.01), metal)
        back = -(self.torso_width(0.38) + grow) * 0.64 - 0.02
        scene.box(self.torso_point(0, 0.38, back), (0.05, 0.05, 0.012), color)
        scene.rod(self.torso_point(0, 0.36, back - 0.02), self.torso_point(0, 0.44, back - 0.02), 0.025, metal)
        for hip, knee in self.thighs:
            start, end = between(hip, knee, 0.16), between(hip, knee, 0.3)
            scene.rod(start, end, 0.106 * self.girth * self.size, color)
        with scene.unlabeled():
            self.draw_lanyard(scene, self.torso_point(0, 0.4, back - 0.03))

    def draw_lanyard(self, scene, start):
        """A rope from the back, to an anchor or back to the belt."""
        random = self.random
        color = paint(random, random.choice((YELLOW, BLACK, WHITE, RED, BLUE)))
        end = (random.uniform(-1.2, 1.2), random.choice((0.05, 1.0, 2.0)), random.uniform(-1.8, -0.6))
        if random.random() < 0.4:
            end = self.torso_point(random.choice((-0.2, 0.2)), -0.02, 0.02)
        sag, points = random.uniform(0.1, 0.5), []
        for step in range(7):
            share = step / 6
            bow = share * (1 - share)
            points.append(subtract(between(start, end, share), (0, sag * 4 * bow, 0.05 * bow)))
        for first, second in zip(points, points[1:]):
            scene.rod(first, second, 0.011, color)

    def draw_bag(self, scene):
        """A backpack or a tool belt, which isn't a harness."""
        random, choice = self.random, self.random.random()
        if choice < 0.1:
            color = paint(random, random.choice(SHIRTS), amount=0.4)
            middle = self.torso_point(0, 0.25, -self.torso_width(0.3) * 0.64 - 0.09)
            up = subtract(self.torso_point(0, 1, 0), self.torso_point(0, 0, 0))
            scene.ball(middle, (0.17 * self.size, 0.27 * self.size, 0.12 * self.size), color,
                       frame(up, cross((1.0, 0.0, 0.0), unit(up))))
            self.shoulder_straps(scene, 0.12, 0.05, color, 0.022, 0.15, only_front=True)
        elif choice < 0.22:
            color = paint(random, (0.16, 0.09, 0.04))
            self.ring(scene, -0.02, 0.04, color, 0.022)
            for x in (-0.16, 0.16):
                scene.box(self.torso_point(x * self.girth, -0.06, 0.06), (0.05, 0.09, 0.05), color)

    def draw_head(self, scene):
        random, size = self.random, self.size
        nod = self.lean * random.uniform(0.2, 0.9)
        middle = self.torso_point(0, 0.71, 0.025)
        up = (0.0, math.cos(nod), math.sin(nod))
        turn = random.uniform(-0.7, 0.7) * (random.random() < 0.5)
        front = (math.sin(turn), -math.sin(nod) * math.cos(turn), math.cos(nod) * math.cos(turn))
        axes = frame(up, front)
        right, front = axes[0:3], axes[6:9]

        def spot(x, y, z):
            return add(middle, times(add(add(times(right, x), times(up, y)), times(front, z)), size))
        scene.ball(middle, (0.076 * size, 0.118 * size, 0.098 * size), self.skin, axes)
        scene.ball(spot(0, -0.02, 0.095), (0.013 * size, 0.025 * size, 0.02 * size), self.skin, axes)
        dark = paint(random, random.choice((BLACK, (0.1, 0.05, 0.03))))
        for side in (-1, 1):
            scene.ball(spot(side * 0.032, 0.012, 0.086), (0.014, 0.008, 0.01), dark, axes)
            scene.ball(spot(side * 0.077, -0.01, 0), (0.012, 0.03, 0.02), self.skin, axes)
        if self.has_hat:
            color = paint(random, random.choice(HATS), amount=0.25, gloss=0.4)
            scene.ball(spot(0, 0.075, 0), (0.108 * size, 0.095 * size, 0.128 * size), color, axes)
            scene.rod(spot(0, 0.052, 0.008), spot(0, 0.07, 0.008), 0.118 * size, color, 0.11 * size, 1.15, front)
            scene.ball(spot(0, 0.055, 0.1), (0.075 * size, 0.012, 0.075 * size), color, axes)
            if random.random() < 0.5:
                scene.ball(spot(0, 0.085, 0), (0.018 * size, 0.098 * size, 0.125 * size), color, axes)
            return
        hair = paint(random, vary(random, random.choice(HAIR)), amount=0.4, bump=0.4)
        if random.random() < 0.15:
            hair = paint(random, random.choice(SHIRTS))
            scene.ball(spot(0, 0.05, 0.09), (0.07 * size, 0.012, 0.08 * size), hair, axes)
        scene.ball(spot(0, 0.04, -0.016), (0.084 * size, 0.096 * size, 0.1 * size), hair, axes)
