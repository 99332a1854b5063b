"""Which shape each pixel of a batch of pictures shows: rays against shapes, tile by tile.

A view gives, per picture, a ray for every pixel: origin and direction are linear in the pixel's column and row.
"""
import math

import torch
import torch.nn.functional as F

from scene_shapes import FAR, MEET

TILE = 8
NEAR = 0.05
# How many tiles are tested at a time on a CPU and on an accelerator, to limit memory.
TILES_AT_ONCE = (8_000, 400_000)
# The box edges as pairs of corners, in the order of Shapes.corners.
EDGES = tuple((a, b) for a in range(8) for b in range(a + 1, 8) if bin(a ^ b).count('1') == 1)


class View:
    """Rays of a batch. `origin`, `right`, `down` and `forward` are [B,3]; a pixel's ray starts at the origin and goes
    forward + column * right + row * down; with `parallel` its start is moved by that instead and all go forward."""

    def __init__(self, origin, right, down, forward, width, height, parallel=False):
        self.origin, self.right, self.down, self.forward = origin, right, down, forward
        self.width, self.height, self.parallel = width, height, parallel
        self.columns, self.rows = math.ceil(width / TILE), math.ceil(height / TILE)

    def corner_pixels(self, shapes):
        """The first and last column and row each shape can reach [N,4], not limited to the picture; empty if behind."""
        picture = shapes.picture
        basis = torch.stack([self.right, self.down, self.forward], -1)
        inverse = torch.linalg.inv(basis)[picture]
        offset = shapes.corners() - self.origin[picture][:, None]
        points = torch.einsum('nij,nkj->nki', inverse, offset)
        if self.parallel:
            return torch.cat([points[..., :2].amin(1), points[..., :2].amax(1)], 1)
        first, second = points[:, [a for a, _ in EDGES]], points[:, [b for _, b in EDGES]]
        depth, other = first[..., 2:], second[..., 2:]
        share = (NEAR - depth) / torch.where((other - depth).abs() < 1e-9, torch.full_like(depth, 1e-9), other - depth)
        crossing = first + share * (second - first)
        crosses = ((depth - NEAR) * (other - NEAR) < 0).squeeze(-1)
        points = torch.cat([points, crossing], 1)
        valid = torch.cat([offset.new_ones(len(picture), 8) * (points[:, :8, 2] > NEAR), crosses.float()], 1) > 0
        flat = points[..., :2] / points[..., 2:].clamp(min=NEAR * 0.9)
        low = flat.masked_fill(~valid[..., None], FAR).amin(1)
        high = flat.masked_fill(~valid[..., None], -FAR).amax(1)
        return torch.cat([low, high], 1)

    def directions(self):
        """[B, rows, columns, 3] of the pixels' rays, not of unit length."""
        device = self.origin.device
        y, x = torch.meshgrid(
            torch.arange(self.height, device=device) + 0.5, torch.arange(self.width, device=device) + 0.5, indexing='ij'
        )
        across = x[None, ..., None] * self.right[:, None, None] + y[None, ..., None] * self.down[:, None, None]
        return across + self.forward[:, None, None]


class Hits:
    """What was met: `far` (in lengths of the ray's direction) and `shape` (-1 for none) per pixel [B,H,W], the number
    of pixels each shape would fill were it alone, and the corners of its outline."""

    def __init__(self, far, shape, alone, outline):
        self.far, self.shape, self.alone, self.outline = far, shape, alone, outline


def tile_pairs(view, outline):
    """Every shape with every tile that its outline touches: index of the shape, tile column, tile row."""
    limit = outline.new_tensor([view.columns - 1, view.rows - 1])
    low = (outline[:, :2] / TILE).floor().clamp(min=0)
    high = torch.minimum((outline[:, 2:] / TILE).floor(), limit)
    size = (high - low + 1).clamp(min=0).long()
    count = size[:, 0] * size[:, 1]
    owner = torch.repeat_interleave(torch.arange(len(outline), device=outline.device), count)
    within = torch.arange(len(owner), device=outline.device) - (count.cumsum(0) - count)[owner]
    wide = size[owner, 0]
    return owner, low[owner, 0].long() + within % wide, low[owner, 1].long() + within // wide


def speckle(x, y):
    """Evenly spread values in 0..1 per pixel; a net shows where they are above the share of its holes."""
    return (52.9829189 * (0.06711056 * x + 0.00583715 * y).remainder(1)).remainder(1)


def cast(view, shapes):
    """Meets every ray with every shape it could hit."""
    device, batch = shapes.half.device, len(view.origin)
    chunk = TILES_AT_ONCE[device.type == 'cuda']
    outline = view.corner_pixels(shapes)
    picture = shapes.picture
    offset = shapes.to_own(view.origin[picture] - shapes.center)
    right, down, forward = (shapes.to_own(value[picture]) for value in (view.right, view.down, view.forward))
    wide, high = view.columns * TILE, view.rows * TILE
    # Depth in the upper half of the number and the shape in the lower one, so that one minimum finds both.
    nothing = torch.iinfo(torch.int64).max
    buffer = torch.full((batch * wide * high,), nothing, dtype=torch.int64, device=device)
    alone = torch.zeros(len(picture), device=device)
    local = torch.arange(TILE * TILE, device=device)
    owners, columns, rows = tile_pairs(view, outline)
    kinds = shapes.kind[owners]
    for kind, meet in MEET.items():
        chosen = (kinds == kind).nonzero().squeeze(1)
        for part in chosen.split(chunk):
            owner = owners[part]
            x = columns[part][:, None] * TILE + local % TILE
            y = rows[part][:, None] * TILE + local // TILE
            fx, fy = x + 0.5, y + 0.5
            o, d = [], []
            for axis in range(3):
                moved = right[owner, axis, None] * fx + down[owner, axis, None] * fy
                o.append(offset[owner, axis, None] + (moved if view.parallel else 0))
                d.append(forward[owner, axis, None] + (0 if view.parallel else moved))
            far = meet(o, d, shapes.taper[owner, None])
            met = (far < FAR) & (x < view.width) & (y < view.height)
            met &= speckle(fx, fy) >= shapes.paint[owner, 12, None]
            alone.index_add_(0, owner, met.sum(1).float())
            key = (far.view(torch.int32).long() << 32) | owner[:, None]
            pixel = (picture[owner, None] * high + y) * wide + x
            buffer.scatter_reduce_(0, pixel[met], key[met], 'amin')
    buffer = buffer.view(batch, high, wide)[:, : view.height, : view.width]
    empty = buffer == nothing
    far = (buffer >> 32).int().view(torch.float32)
    far = torch.where(empty, torch.full_like(far, FAR), far)
    shape = torch.where(empty, torch.full_like(buffer, -1), buffer & 0xFFFFFFFF)
    return Hits(far, shape, alone, outline)


def camera_view(places, targets, fields, rolls, width, height, device):
    """Pinhole cameras: where they are, where they look, their horizontal fields of view and tilts in radians."""
    origin, target = (torch.tensor(value, dtype=torch.float32, device=device) for value in (places, targets))
    forward = F.normalize(target - origin, dim=1)
    up = torch.tensor([0.0, 1.0, 0.0], device=device).expand_as(forward)
    right = F.normalize(torch.linalg.cross(forward, up), dim=1)
    down = -torch.linalg.cross(right, forward)
    roll = torch.tensor(rolls, dtype=torch.float32, device=device)[:, None]
    right, down = right * roll.cos() + down * roll.sin(), down * roll.cos() - right * roll.sin()
    per_pixel = 2 * torch.tan(torch.tensor(fields, dtype=torch.float32, device=device) / 2)[:, None] / width
    right, down = right * per_pixel, down * per_pixel
    return View(origin, right, down, forward - right * width / 2 - down * height / 2, width, height)


def sun_view(sun, middle, reach, size):
    """Parallel rays from the sun over a square of `reach` meters around a point, to tell what lies in shadow."""
    side = torch.tensor([0.0, 1.0, 0.0], device=sun.device).expand_as(sun)
    right = F.normalize(torch.linalg.cross(sun, side), dim=1)
    down = torch.linalg.cross(right, sun)
    per_pixel = 2 * reach / size
    start = middle + sun * 120 - (right + down) * reach
    return View(start, right * per_pixel, down * per_pixel, -sun, size, size, parallel=True)
