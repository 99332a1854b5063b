"""Pictures of single objects on a transparent ground, drawn by walking rays through distance functions.

Runs on the accelerator or a CPU. An object is a list of parts; a part starts with a distance function and a paint.
Lengths are meters, y points up, the ground is y = 0.
"""
import math

import torch
import torch.nn.functional as F

STEPS = 72
NEAR_ENOUGH = 0.0015
SHADOW_STEPS = 20
NORMAL_STEP = 0.003


def length(v):
    return v.square().sum(-1).clamp(min=1e-12).sqrt()


def vector(*values, device):
    return torch.tensor(values, dtype=torch.float32, device=device)


def block(center, half, rounding=0.0):
    """An upright box, its edges rounded."""
    def distance(p):
        q = (p - vector(*center, device=p.device)).abs() - vector(*half, device=p.device) + rounding
        return length(q.clamp(min=0)) + q.amax(-1).clamp(max=0) - rounding
    return distance


def beam(start, end, width, depth, side=(0.0, 0.0, 1.0), rounding=0.004):
    """A bar from one point to another; `depth` is its size along `side`."""
    def distance(p):
        a, b = vector(*start, device=p.device), vector(*end, device=p.device)
        along = F.normalize(b - a, dim=0)
        across = vector(*side, device=p.device)
        across = F.normalize(across - (across @ along) * along, dim=0)
        frame = torch.stack([along, across, torch.linalg.cross(along, across)], 1)
        half = vector(float((b - a).norm()) / 2, depth / 2, width / 2, device=p.device)
        q = ((p - (a + b) / 2) @ frame).abs() - half + rounding
        return length(q.clamp(min=0)) + q.amax(-1).clamp(max=0) - rounding
    return distance


def rod(start, end, radius, end_radius=None):
    """A round bar, thicker at one end if wanted."""
    end_radius = radius if end_radius is None else end_radius

    def distance(p):
        a, b = vector(*start, device=p.device), vector(*end, device=p.device)
        share = ((p - a) @ (b - a) / (b - a).square().sum()).clamp(0, 1)
        return length(p - a - share[:, None] * (b - a)) - radius - (end_radius - radius) * share
    return distance


def ball(center, radii):
    """An ellipsoid."""
    def distance(p):
        r = vector(*radii, device=p.device)
        q = (p - vector(*center, device=p.device)) / r
        far = length(q)
        return far * (far - 1) / length(q / r).clamp(min=1e-4)
    return distance


def frustum(low, low_radius, high, high_radius, center=(0.0, 0.0)):
    """An upright cone without its tip, or a cylinder."""
    slope = (low_radius - high_radius) / (high - low)
    tilt = 1 / math.sqrt(1 + slope * slope)

    def distance(p):
        around = torch.hypot(p[:, 0] - center[0], p[:, 2] - center[1])
        side = (around - (low_radius - slope * (p[:, 1] - low))) * tilt
        cap = torch.maximum(low - p[:, 1], p[:, 1] - high)
        outside = torch.hypot(side.clamp(min=0), cap.clamp(min=0))
        return outside + torch.maximum(side, cap).clamp(max=0)
    return distance


def noise(p, scale, seed):
    """Smooth values from 0 to 1 in space, cheap enough for dirt and folds."""
    q = p * scale + seed
    x, y, z = q.unbind(1)
    waves = torch.sin(x * 1.7 + 2.1 * torch.sin(y * 1.3)) + torch.sin(y * 2.3 + 1.7 * torch.sin(z * 1.9))
    return (waves + torch.sin(z * 2.9 + 1.3 * torch.sin(x * 2.7))) / 6 + 0.5


def plain(color, dirt=0.2, seed=0.0):
    def paint(p):
        base = vector(*color, device=p.device).expand(len(p), 3)
        return base * (1 - dirt * noise(p, 9.0, seed)[:, None])
    return paint


def banded(color, band_color, bands, dirt=0.2, seed=0.0):
    """Bands are (low, high) along y."""
    def paint(p):
        result = plain(color, dirt, seed)(p)
        other = plain(band_color, dirt / 2, seed)(p)
        for low, high in bands:
            result = torch.where(((p[:, 1] > low) & (p[:, 1] < high))[:, None], other, result)
        return result
    return paint


def nearest(parts, p):
    distances = torch.stack([part[0](p) for part in parts])
    return distances.min(0)


def normals(parts, p):
    result = torch.empty_like(p)
    for axis in range(3):
        step = torch.zeros(3, device=p.device)
        step[axis] = NORMAL_STEP
        result[:, axis] = nearest(parts, p + step).values - nearest(parts, p - step).values
    return F.normalize(result, dim=-1)


def walk(parts, origin, along, limit, steps):
    """How far each ray goes until it meets the object; infinite where it misses."""
    far = torch.zeros(len(along), device=along.device)
    active = torch.arange(len(along), device=along.device)
    hit = torch.zeros(len(along), dtype=torch.bool, device=along.device)
    for _ in range(steps):
        if not len(active):
            break
        distance = nearest(parts, origin[active] + along[active] * far[active, None]).values
        near = distance < NEAR_ENOUGH
        hit[active[near]] = True
        far[active] += distance.clamp(min=NEAR_ENOUGH) * 0.95
        active = active[~near & (far[active] < limit)]
    return torch.where(hit, far, torch.full_like(far, float('inf')))


def draw(parts, middle, radius, camera, light, size, device='cpu'):
    """RGBA [4,size,size] in 0..1 with the shadow on the ground, and the part each pixel shows [size,size], -1 for none.

    `camera`: yaw, pitch (radians), distance in radii. `light`: direction to the sun, sunlight, skylight, sun color.
    """
    yaw, pitch, away = camera
    middle = vector(*middle, device=device)
    back = vector(math.cos(pitch) * math.sin(yaw), math.sin(pitch), math.cos(pitch) * math.cos(yaw), device=device)
    origin = middle + back * radius * away
    right = F.normalize(torch.linalg.cross(vector(0, 1, 0, device=device), back), dim=0)
    up = torch.linalg.cross(back, right)
    half_angle = 1.06 / math.sqrt(away * away - 1)
    line = (torch.arange(size, device=device) + 0.5) / size * 2 - 1
    y, x = torch.meshgrid(-line, line, indexing='ij')
    along = F.normalize(
        (x.reshape(-1, 1) * right + y.reshape(-1, 1) * up) * half_angle - back, dim=-1
    )
    start = origin.expand(len(along), 3)
    far = walk(parts, start, along, radius * (away + 1.5), STEPS)
    seen = far.isfinite()
    sun = F.normalize(vector(*light['direction'], device=device), dim=0)
    rgba = torch.zeros(len(along), 4, device=device)

    points = start[seen] + along[seen] * far[seen, None]
    normal = normals(parts, points)
    which = nearest(parts, points).indices
    color = torch.zeros_like(points)
    for index, part in enumerate(parts):
        mine = which == index
        if mine.any():
            color[mine] = part[1](points[mine])
    towards_sun = sun.expand(len(points), 3)
    blocked = walk(parts, points + normal * 0.01, towards_sun, radius * 2, SHADOW_STEPS)
    sunlit = (normal @ sun).clamp(min=0) * (~blocked.isfinite())
    sky = 0.6 + 0.4 * normal[:, 1]
    sun_color = vector(*light['color'], device=device)
    shade = light['skylight'] * sky[:, None] + light['sunlight'] * sunlit[:, None] * sun_color
    shine = (F.normalize(sun - along[seen], dim=-1) * normal).sum(-1).clamp(min=0) ** 40 * sunlit * light['gloss']
    rgba[seen, :3] = (color * shade + shine[:, None]).clamp(0, 1) ** (1 / 2.2)
    rgba[seen, 3] = 1

    ground = ~seen & (along[:, 1] < -1e-3)
    reach = -start[ground, 1] / along[ground, 1]
    spot = start[ground] + along[ground] * reach[:, None]
    close = length(spot - middle) < radius * 2.2
    rows = ground.nonzero().squeeze(1)[close]
    spot = spot[close]
    above = spot + vector(0, 0.004, 0, device=device)
    blocked = walk(parts, above, sun.expand(len(spot), 3), radius * 3, SHADOW_STEPS * 2)
    touching = (1 - nearest(parts, spot).values / (0.25 * radius)).clamp(0, 1)
    rgba[rows, 3] = torch.maximum(blocked.isfinite() * light['shadow'], touching * light['contact'])
    shown = torch.full((len(along),), -1, device=device)
    shown[seen] = which
    return rgba.T.reshape(4, size, size), shown.reshape(size, size)
