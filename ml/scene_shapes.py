"""Shapes of a scene and how rays meet them: oriented boxes, ellipsoids and tapered cylinders, many at a time.

Lengths are meters, y points up. A shape has a center, three unit axes (rows), half sizes along them and a taper.
In its own space (offset turned into its axes, divided by its half sizes) a box is the cube -1..1, a ball the unit ball,
and a rod has the radius 1 at y = -1 and `taper` at y = 1.
"""
import math
from contextlib import contextmanager

import numpy as np
import torch

BOX, BALL, ROD = 0, 1, 2
FAR = 1e9
UPRIGHT = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)


def subtract(a, b):
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def add(a, b):
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def times(a, factor):
    return a[0] * factor, a[1] * factor, a[2] * factor


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a):
    return times(a, 1 / max(1e-9, math.sqrt(dot(a, a))))


def between(a, b, share):
    return tuple(first + (second - first) * share for first, second in zip(a, b))


def frame(along, side):
    """Axes whose second one points along `along` and whose third one is as close to `side` as it can be."""
    y = unit(along)
    if abs(dot(y, side)) > 0.99:
        side = (1.0, 0.0, 0.0) if abs(y[0]) < 0.9 else (0.0, 0.0, 1.0)
    z = unit(subtract(side, times(y, dot(side, y))))
    return (*cross(y, z), *y, *z)


class Label:
    """A thing to box: its class, and the shapes that make it up."""

    def __init__(self, name):
        self.name, self.shapes = name, []


class Scene:
    """Collects shapes. What is added inside `at` is placed there; what is added inside `label` belongs to it."""

    def __init__(self):
        self.kinds, self.centers, self.axes, self.halves, self.tapers = [], [], [], [], []
        self.paints, self.places, self.labels = [], [(0.0, 0.0, 0.0, 0.0)], []
        self.place_of, self.place, self.open_labels = [], 0, []
        self.joined = None

    @contextmanager
    def at(self, x, y, z, turn=0.0):
        """Places what is added: turned about the upright axis, then moved. Placements can be nested."""
        before = self.place
        ox, oy, oz, own_turn = self.places[before]
        sine, cosine = math.sin(own_turn), math.cos(own_turn)
        self.places.append((ox + cosine * x + sine * z, oy + y, oz - sine * x + cosine * z, own_turn + turn))
        self.place = len(self.places) - 1
        yield
        self.place = before

    @contextmanager
    def label(self, *names):
        labels = [Label(name) for name in names]
        self.labels += labels
        self.open_labels += labels
        yield
        del self.open_labels[len(self.open_labels) - len(labels):]

    @contextmanager
    def unlabeled(self):
        """What is added belongs to no thing, whatever is open around it."""
        before, self.open_labels = self.open_labels, []
        yield
        self.open_labels = before

    def world(self, point):
        """Where a point of the current placement is in the scene."""
        x, y, z, turn = self.places[self.place]
        sine, cosine = math.sin(turn), math.cos(turn)
        return x + cosine * point[0] + sine * point[2], y + point[1], z - sine * point[0] + cosine * point[2]

    def add(self, kind, center, half, paint, axes=UPRIGHT, taper=1.0):
        for label in self.open_labels:
            label.shapes.append(len(self.kinds))
        self.kinds.append(kind)
        self.centers.append(center)
        self.axes.append(axes)
        self.halves.append(half)
        self.tapers.append(taper)
        self.paints.append(paint)
        self.place_of.append(self.place)

    def box(self, center, half, paint, axes=UPRIGHT):
        self.add(BOX, center, half, paint, axes)

    def ball(self, center, radii, paint, axes=UPRIGHT):
        self.add(BALL, center, radii, paint, axes)

    def bar(self, start, end, width, depth, paint, side=(0.0, 0.0, 1.0)):
        """A straight bar with a rectangular section; `depth` is its size along `side`."""
        along = subtract(end, start)
        half = (width / 2, math.sqrt(dot(along, along)) / 2, depth / 2)
        self.add(BOX, between(start, end, 0.5), half, paint, frame(along, side))

    def rod(self, start, end, radius, paint, end_radius=None, flat=1.0, side=(0.0, 0.0, 1.0)):
        """A round bar; `flat` below 1 makes its section an ellipse, thinner along `side`."""
        along = subtract(end, start)
        half = (radius, max(1e-4, math.sqrt(dot(along, along)) / 2), radius * flat)
        taper = 1.0 if end_radius is None else end_radius / radius
        self.add(ROD, between(start, end, 0.5), half, paint, frame(along, side), taper)

    def blocked_share(self, origin, directions, near):
        """The share of rays from a point that meet something within a distance, every shape taken as its box."""
        _, centers, axes, halves, _, _ = self.arrays()
        start = np.einsum('nij,nj->ni', axes, np.array(origin) - centers) / halves
        along = np.einsum('nij,rj->rni', axes, np.array(directions)) / halves
        along = np.where(np.abs(along) < 1e-7, 1e-7, along)
        first, second = (-1 - start) / along, (1 - start) / along
        enter, leave = np.minimum(first, second).max(-1), np.maximum(first, second).min(-1)
        met = (enter < leave) & (leave > 0) & (enter < near)
        return met.any(1).mean()

    def arrays(self):
        """The shapes as arrays, each moved to its place: kinds, centers, axes, half sizes, tapers, paints."""
        if self.joined and len(self.joined[0]) == len(self.kinds):
            return self.joined
        places = np.array(self.places)[self.place_of]
        sine, cosine = np.sin(places[:, 3]), np.cos(places[:, 3])
        zero, one = np.zeros_like(sine), np.ones_like(sine)
        turn = np.stack([cosine, zero, sine, zero, one, zero, -sine, zero, cosine], 1).reshape(-1, 3, 3)
        centers = np.einsum('nij,nj->ni', turn, np.array(self.centers, np.float64)) + places[:, :3]
        axes = np.einsum('nij,nkj->nki', turn, np.array(self.axes, np.float64).reshape(-1, 3, 3))
        values = (centers, axes, np.array(self.halves), np.array(self.tapers), np.array(self.paints))
        self.joined = (np.array(self.kinds), *(value.astype(np.float32) for value in values))
        return self.joined

    def __getstate__(self):
        """The arrays are enough to draw it in another process, and far smaller."""
        kept = {name: getattr(self, name) for name in ('kinds', 'labels', 'look', 'camera')}
        return {'joined': self.arrays(), **kept}


class Shapes:
    """The shapes of a batch of scenes as tensors; `picture` tells which scene each belongs to."""

    def __init__(self, scenes, device):
        parts = [scene.arrays() for scene in scenes]
        joined = [torch.from_numpy(np.concatenate(values)).to(device) for values in zip(*parts)]
        self.kind, self.center, self.axes, self.half, self.taper, self.paint = joined
        counts = torch.tensor([len(part[0]) for part in parts], device=device)
        self.picture = torch.repeat_interleave(torch.arange(len(scenes), device=device), counts)
        self.first = [0, *torch.cumsum(counts, 0).tolist()]

    def to_own(self, vectors):
        """World vectors [N,3], one per shape, in the shapes' own spaces."""
        return torch.einsum('nij,nj->ni', self.axes, vectors) / self.half

    def corners(self):
        """[N,8,3]"""
        signs = torch.tensor([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], device=self.half.device)
        sides = self.half[:, None] * signs.float()
        return self.center[:, None] + torch.einsum('nkj,nji->nki', sides, self.axes)


def meet_box(o, d, _):
    """How far along each ray a cube is met. `o` and `d` are three tensors each; FAR where it isn't met."""
    enter, leave = None, None
    for start, along in zip(o, d):
        along = torch.where(along.abs() < 1e-7, torch.full_like(along, 1e-7), along)
        inverse = 1 / along
        first, second = (-1 - start) * inverse, (1 - start) * inverse
        low, high = torch.minimum(first, second), torch.maximum(first, second)
        enter = low if enter is None else torch.maximum(enter, low)
        leave = high if leave is None else torch.minimum(leave, high)
    return torch.where((enter <= leave) & (enter > 0), enter, torch.full_like(enter, FAR))


def meet_ball(o, d, _):
    a = d[0] * d[0] + d[1] * d[1] + d[2] * d[2]
    b = o[0] * d[0] + o[1] * d[1] + o[2] * d[2]
    c = o[0] * o[0] + o[1] * o[1] + o[2] * o[2] - 1
    root = b * b - a * c
    t = (-b - root.clamp(min=0).sqrt()) / a
    return torch.where((root > 0) & (t > 0), t, torch.full_like(t, FAR))


def meet_rod(o, d, taper):
    middle, slope = (1 + taper) / 2, (taper - 1) / 2
    radius, change = middle + slope * o[1], slope * d[1]
    a = d[0] * d[0] + d[2] * d[2] - change * change
    a = torch.where(a.abs() < 1e-9, torch.full_like(a, 1e-9), a)
    b = o[0] * d[0] + o[2] * d[2] - radius * change
    c = o[0] * o[0] + o[2] * o[2] - radius * radius
    root = b * b - a * c
    t = (-b - root.clamp(min=0).sqrt()) / a
    y = o[1] + t * d[1]
    best = torch.where((root > 0) & (t > 0) & (y.abs() <= 1), t, torch.full_like(t, FAR))
    along = torch.where(d[1].abs() < 1e-7, torch.full_like(d[1], 1e-7), d[1])
    for end, size in ((-1.0, torch.ones_like(taper)), (1.0, taper)):
        t = (end - o[1]) / along
        x, z = o[0] + t * d[0], o[2] + t * d[2]
        inside = (x * x + z * z <= size * size) & (t > 0)
        best = torch.where(inside, torch.minimum(best, t), best)
    return best


MEET = {BOX: meet_box, BALL: meet_ball, ROD: meet_rod}


def own_normals(kind, taper, p):
    """Outward directions [N,3] in the shapes' own spaces at surface points [N,3]; not of unit length."""
    size = p.abs()
    largest = size.amax(1, keepdim=True)
    of_box = torch.where(size == largest, p.sign(), torch.zeros_like(p))
    slope = (taper - 1) / 2
    radius = (1 + taper) / 2 + slope * p[:, 1]
    of_rod = torch.stack([p[:, 0], -slope * radius, p[:, 2]], 1)
    cap = torch.stack([torch.zeros_like(radius), p[:, 1].sign(), torch.zeros_like(radius)], 1)
    at_cap = (size[:, 1] > 0.9995) & (p[:, 0].square() + p[:, 2].square() < (radius * 0.998).square())
    of_rod = torch.where(at_cap[:, None], cap, of_rod)
    kind = kind[:, None]
    return torch.where(kind == BOX, of_box, torch.where(kind == BALL, p, of_rod))
