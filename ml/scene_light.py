"""Colors of a batch of pictures: sun, sky, shadows, haze, and what a camera does to them."""
import math

import torch
import torch.nn.functional as F

from scene_paint import colors
from scene_shapes import own_normals
from scene_view import cast, sun_view

SHADOW_SIZE, SHADOW_REACH = 1024, 22.0
SHADOW_TAPS = ((0, 0), (1, 0.4), (-0.4, 1), (-1, -0.4), (0.4, -1))
OPENNESS_TAPS, OPENNESS_REACH = 12, 0.7


class Look:
    """How a picture is lit and taken: all values that don't belong to a shape."""

    def __init__(self, random, is_indoor=False):
        height, turn = math.radians(random.uniform(12, 75)), random.uniform(0, 2 * math.pi)
        self.sun = (math.cos(height) * math.sin(turn), math.sin(height), math.cos(height) * math.cos(turn))
        is_sunny = random.random() < 0.6 and not is_indoor
        self.sunlight = random.uniform(1.1, 2.6) if is_sunny else 0.0
        warmth = max(0.0, 1 - self.sun[1] * 1.6)
        self.sun_color = (1.0, 0.95 - 0.25 * warmth, 0.86 - 0.45 * warmth)
        gray = 0.0 if is_sunny else random.uniform(0.6, 1.0)
        blue = (random.uniform(0.12, 0.3), random.uniform(0.3, 0.48), random.uniform(0.6, 0.85))
        self.zenith = tuple(part + (0.62 - part) * gray for part in blue)
        pale = random.uniform(0.6, 0.9)
        self.horizon = (pale, pale * random.uniform(0.95, 1.03), pale * random.uniform(0.9, 1.08))
        self.skylight = random.uniform(0.45, 0.75) if is_sunny else random.uniform(0.7, 1.1)
        self.clouds = random.uniform(0.3, 0.75)
        hazes = (random.uniform(0, 0.002), random.uniform(0, 0.008), random.uniform(0.008, 0.02))
        self.haze = 0.0 if is_indoor else random.choices(hazes, (5, 4, 1))[0]
        if random.random() < 0.07 and not is_indoor:
            # Dust in the air.
            self.haze += random.uniform(0.003, 0.015)
            self.horizon = (pale, pale * 0.9, pale * 0.75)
        self.exposure = random.uniform(0.8, 1.35)
        self.balance = tuple(random.uniform(0.9, 1.1) for _ in range(3))
        self.contrast = random.uniform(0.95, 1.3)
        self.saturation = random.uniform(0.8, 1.3)
        self.blur = random.choice((0.0, 0.0, random.uniform(0.3, 1.1)))
        self.grain = random.choice((random.uniform(0, 0.008), random.uniform(0, 0.012), random.uniform(0.008, 0.025)))
        self.dark_corners = random.uniform(0, 0.35)
        self.focus = (0.0, 1.5, 0.0)
        self.seed = random.randrange(1 << 30)


def stacked(looks, name, device):
    return torch.tensor([getattr(look, name) for look in looks], dtype=torch.float32, device=device)


def sky(looks, along, picture, noise):
    """Colors [N,3] of the sky in unit directions [N,3]."""
    device = along.device
    zenith, horizon = stacked(looks, 'zenith', device)[picture], stacked(looks, 'horizon', device)[picture]
    up = along[:, 1].clamp(min=0)
    result = horizon + (zenith - horizon) * (1 - (-5 * up).exp())[:, None]
    spread = along / (along[:, 1:2].abs() + 0.12)
    seeds = stacked(looks, 'clouds', device)[picture]
    value = noise.rough(spread * 1.3 + seeds[:, None] * 29, 4)
    cloud = ((value - 0.75 + 0.4 * seeds) * 5).clamp(0, 1) * (up * 6).clamp(0, 1)
    bright = horizon.amax(1, keepdim=True) * (0.8 + 0.5 * value[:, None])
    return result + (bright - result) * cloud[:, None] * 0.85


def in_sun(looks, shapes, points, normal, picture):
    """How much of the sun reaches each point [N], 0..1."""
    device = points.device
    sun = F.normalize(stacked(looks, 'sun', device), dim=1)
    view = sun_view(sun, stacked(looks, 'focus', device), SHADOW_REACH, SHADOW_SIZE)
    far = cast(view, shapes).far
    start = points + normal * 0.05 - view.origin[picture]
    per_pixel = 2 * SHADOW_REACH / SHADOW_SIZE
    column = (start * view.right[picture]).sum(1) / per_pixel ** 2
    row = (start * view.down[picture]).sum(1) / per_pixel ** 2
    depth = (start * view.forward[picture]).sum(1)
    lit = 0
    for dx, dy in SHADOW_TAPS:
        x, y = (column + dx * 1.2).long(), (row + dy * 1.2).long()
        inside = (x >= 0) & (y >= 0) & (x < SHADOW_SIZE) & (y < SHADOW_SIZE)
        found = far[picture, y.clamp(0, SHADOW_SIZE - 1), x.clamp(0, SHADOW_SIZE - 1)]
        lit = lit + ((found > depth - 0.06) | ~inside).float()
    return lit / len(SHADOW_TAPS)


def openness(position, normal, far, pixel, per_meter):
    """How open the surroundings of each pixel are, 0..1: corners and places under things get less light from the sky.

    `position` [B,H,W,3] covers all pixels, the others only those that show a shape.
    """
    picture, y, x = pixel
    height, width = position.shape[1:3]
    here = position[picture, y, x]
    reach = (per_meter * OPENNESS_REACH / far).clamp(2, 60)
    spin = (x * 12.9898 + y * 78.233).sin() * 43758.5453
    closed = 0
    for tap in range(OPENNESS_TAPS):
        angle = spin + tap * 2.399963
        size = reach * math.sqrt((tap + 0.5) / OPENNESS_TAPS)
        column = (x + size * angle.cos()).long().clamp(0, width - 1)
        row = (y + size * angle.sin()).long().clamp(0, height - 1)
        there = position[picture, row, column] - here
        distance = there.square().sum(1).clamp(min=1e-8).sqrt()
        rise = (there * normal).sum(1) / distance
        closed = closed + (rise - 0.12).clamp(min=0) * (distance < 2 * OPENNESS_REACH)
    return (1 - 1.6 * closed / OPENNESS_TAPS).clamp(0.15, 1)


def shade(looks, shapes, view, hits, noise):
    """Linear colors [B,H,W,3]."""
    device = hits.far.device
    along = view.directions()
    speed = along.square().sum(-1).sqrt()
    result = torch.empty_like(along)
    seen = hits.shape >= 0
    picture = (~seen).nonzero(as_tuple=True)[0]
    result[~seen] = sky(looks, F.normalize(along[~seen], dim=1), picture, noise)
    pixel = seen.nonzero(as_tuple=True)
    picture = pixel[0]
    which = hits.shape[seen]
    position = view.origin[:, None, None] + along * hits.far.clamp(max=1e4)[..., None]
    points, rays = position[seen], F.normalize(along[seen], dim=1)
    axes, half, kind = shapes.axes[which], shapes.half[which], shapes.kind[which]
    own = torch.einsum('nij,nj->ni', axes, points - shapes.center[which])
    local = own_normals(kind, shapes.taper[which], own / half)
    normal = F.normalize(torch.einsum('nji,nj->ni', axes, local / half), dim=1)
    paints = shapes.paint[which]
    far = hits.far[seen] * speed[seen]
    base = colors(paints, own, local, points, kind, far, noise)
    bump = paints[:, 11:12]
    tilt = torch.stack([noise(points * 9 + 5.1), noise(points * 9 + 21.3), noise(points * 9 + 33.7)], 1) - 0.5
    rough = F.normalize(normal + bump * tilt, dim=1)
    sun = F.normalize(stacked(looks, 'sun', device), dim=1)[picture]
    sunlight = stacked(looks, 'sunlight', device)[picture]
    facing = (rough * sun).sum(1).clamp(min=0)
    lit = facing * sunlight
    if sunlight.any():
        lit = lit * in_sun(looks, shapes, points, normal, picture)
    per_meter = 1 / view.right.square().sum(1).sqrt()[picture]
    open_sky = openness(position, normal, far, pixel, per_meter)
    horizon, zenith = stacked(looks, 'horizon', device)[picture], stacked(looks, 'zenith', device)[picture]
    above = (horizon * 0.5 + zenith * 0.5).mean(1, keepdim=True) * 0.6 + (horizon + zenith) * 0.2
    share = (rough[:, 1:2] * 0.5 + 0.5)
    ambient = (above * share + 0.22 * above * (1 - share)) * stacked(looks, 'skylight', device)[picture][:, None]
    # A weak light from the camera's side keeps surfaces that face it from looking flat.
    ambient = ambient * (0.8 + 0.2 * -(rough * rays).sum(1, keepdim=True))
    light = ambient * open_sky[:, None] + lit[:, None] * stacked(looks, 'sun_color', device)[picture]
    mirrored = rays - 2 * (rays * rough).sum(1, keepdim=True) * rough
    shine = (mirrored * sun).sum(1).clamp(min=0) ** 24 * lit + 0.12 * (1 + mirrored[:, 1]) * open_sky
    color = base * light + (shine * paints[:, 10])[:, None]
    haze = 1 - (-far * stacked(looks, 'haze', device)[picture]).exp()
    result[seen] = color + (horizon - color) * haze[:, None]
    return result


def develop(looks, linear, width, height):
    """Bytes [B,height,width,3] as a camera would store them."""
    device = linear.device
    picture = linear.permute(0, 3, 1, 2)
    gain = stacked(looks, 'exposure', device)[:, None] * stacked(looks, 'balance', device)
    # A camera exposes for the picture as a whole; bright parts are compressed rather than cut.
    level = picture.clamp(max=2).mean((1, 2, 3)).clamp(0.03, 2)
    picture = picture * (gain * (0.42 / level)[:, None] ** 0.6)[..., None, None]
    picture = picture * (1 + picture / 6) / (1 + picture * 0.75)
    picture = F.interpolate(picture, (height, width), mode='bilinear', antialias=True, align_corners=False)
    picture = picture.clamp(0, 1) ** (1 / 2.2)
    gray = picture.mean(1, keepdim=True)
    picture = gray + (picture - gray) * stacked(looks, 'saturation', device)[:, None, None, None]
    picture = (picture - 0.5) * stacked(looks, 'contrast', device)[:, None, None, None] + 0.5
    y, x = torch.meshgrid(torch.linspace(-1, 1, height, device=device), torch.linspace(-1, 1, width, device=device),
                          indexing='ij')
    picture = picture * (1 - stacked(looks, 'dark_corners', device)[:, None, None, None] * (x * x + y * y) / 2)
    line = torch.arange(-3, 4, device=device)
    for index, look in enumerate(looks):
        generator = torch.Generator(device).manual_seed(look.seed)
        if look.blur:
            kernel = (-0.5 * (line / look.blur) ** 2).exp()
            kernel = (kernel / kernel.sum()).expand(3, 1, 1, 7)
            one = F.conv2d(picture[index: index + 1], kernel, padding=(0, 3), groups=3)
            picture[index] = F.conv2d(one, kernel.transpose(2, 3), padding=(3, 0), groups=3)[0]
        grain = torch.randn(picture.shape[1:], generator=generator, device=device)
        picture[index] += grain * look.grain
    return (picture.clamp(0, 1) * 255).round().byte().permute(0, 2, 3, 1)
