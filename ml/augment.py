"""Training batches, made wholly on the accelerator: placed pictures, mosaics, blends, colour."""
import math

import torch
import torch.nn.functional as F

from data import CANVAS, EMPTY, GREY, IGNORE, OBJECT
from model import CLASSES

MIN_VISIBLE = 0.35


def place(pictures, batch, width, height, size, smallest, largest, plain_share):
    """Draw pictures, scale, flip and shift each into a width × height window.

    Scale 1 is the size the product uses (longest side = `size`); `plain_share` of them stay at it.
    """
    device = pictures.device

    def uniform(low=0.0, high=1.0):
        return low + torch.rand(batch, device=device) * (high - low)

    index = torch.multinomial(pictures.weights, batch, replacement=True)
    picture_w, picture_h = pictures.sizes[index].unbind(1)
    unit = size / CANVAS
    scale = unit * torch.exp(uniform(math.log(smallest), math.log(largest)))
    stretch = torch.exp(uniform(-0.15, 0.15))
    plain = uniform() < plain_share
    scale = torch.where(plain, torch.full_like(scale, unit), scale)
    stretch = torch.where(plain, torch.ones_like(stretch), stretch)
    scale_x, scale_y = scale * stretch.sqrt(), scale / stretch.sqrt()
    shift_x = uniform() * (width - picture_w * scale_x)
    shift_y = uniform() * (height - picture_h * scale_y)
    flipped = uniform() < 0.5

    column = (torch.arange(width, device=device) + 0.5 - shift_x[:, None]) / scale_x[:, None]
    row = (torch.arange(height, device=device) + 0.5 - shift_y[:, None]) / scale_y[:, None]
    outside = (column < 0) | (column > picture_w[:, None])
    column = torch.where(flipped[:, None], picture_w[:, None] - column, column)
    column = torch.where(outside, torch.full_like(column, -4.0 * CANVAS), column)
    row = torch.where((row < 0) | (row > picture_h[:, None]), torch.full_like(row, -4.0 * CANVAS), row)
    grid = torch.stack([
        (column * (2 / CANVAS) - 1)[:, None, :].expand(batch, height, width),
        (row * (2 / CANVAS) - 1)[:, :, None].expand(batch, height, width),
    ], -1)
    # Reduced pictures are sampled from a halved copy, as the product's resize averages too.
    source = pictures.canvases[index].float() - GREY
    reduced = (scale < 0.6)[:, None, None, None]
    image = torch.where(reduced, sample(F.avg_pool2d(source, 2), grid), sample(source, grid)) + GREY

    boxes = pictures.boxes[index].clone()
    x0, x1 = boxes[..., 0], boxes[..., 2]
    mirror = flipped[:, None]
    left, right = torch.where(mirror, picture_w[:, None] - x1, x0), torch.where(mirror, picture_w[:, None] - x0, x1)
    corners = torch.stack([
        left * scale_x[:, None] + shift_x[:, None], boxes[..., 1] * scale_y[:, None] + shift_y[:, None],
        right * scale_x[:, None] + shift_x[:, None], boxes[..., 3] * scale_y[:, None] + shift_y[:, None],
    ], -1)
    limit = torch.tensor([width, height, width, height], device=device)
    clipped = torch.minimum(corners.clamp(min=0), limit)
    sides = clipped[..., 2:] - clipped[..., :2]
    visible = sides.prod(-1) / (corners[..., 2:] - corners[..., :2]).prod(-1).clamp(min=1e-6)
    present = boxes[..., 5] != EMPTY
    whole = (visible > MIN_VISIBLE) & (sides > 3).all(-1)
    # A sliver of an object is neither an example of its class nor background.
    kind = torch.where(whole, boxes[..., 5], torch.full_like(visible, IGNORE))
    kind = torch.where(present & (sides > 1).all(-1), kind, torch.full_like(visible, EMPTY))
    return image, torch.cat([clipped, boxes[..., 4:5], kind[..., None]], -1), pictures.judged[index]


def sample(source, grid):
    return F.grid_sample(source, grid, mode='bilinear', padding_mode='zeros', align_corners=False)


def make_batch(pictures, batch, size, points, mosaic, blend):
    """Images in 0..1, object boxes [B,M,5] (class -1 where empty), and which classes each cell may be judged on."""
    device = pictures.device
    if mosaic:
        split_x, split_y = (int(size * (0.3 + 0.4 * float(torch.rand(())))) for _ in range(2))
        image = torch.empty(batch, 3, size, size, device=device)
        boxes, judged = [], []
        for x0, y0, x1, y1 in (
            (0, 0, split_x, split_y), (split_x, 0, size, split_y), (0, split_y, split_x, size),
            (split_x, split_y, size, size),
        ):
            part, part_boxes, part_judged = place(pictures, batch, x1 - x0, y1 - y0, size, 0.4, 1.5, 0.0)
            image[:, :, y0:y1, x0:x1] = part
            part_boxes[..., 0:4:2] += x0
            part_boxes[..., 1:4:2] += y0
            boxes.append(part_boxes)
            judged.append(part_judged)
        boxes = torch.cat(boxes, 1)
        quarter = (points[:, 0] >= split_x).long() + 2 * (points[:, 1] >= split_y).long()
        judged = torch.stack(judged, 1)[:, quarter]
    else:
        image, boxes, judged = place(pictures, batch, size, size, size, 0.5, 2.0, 0.35)
        judged = judged[:, None].expand(batch, len(points), len(CLASSES))
    if blend:
        share = 0.5 + 0.15 * (2 * torch.rand(batch, 1, 1, 1, device=device) - 1)
        image = image * share + image.roll(1, 0) * (1 - share)
        boxes, judged = torch.cat([boxes, boxes.roll(1, 0)], 1), judged & judged.roll(1, 0)
    judged = judged & ~ignored_cells(boxes, points)
    return colour(image / 255), compact(boxes), judged


def ignored_cells(boxes, points):
    """[B,A,C]: cells inside a box that is marked as not to be judged for its class."""
    ignored = boxes[..., 5] == IGNORE
    most = int(ignored.sum(1).max())
    if most == 0:
        return torch.zeros(1, 1, len(CLASSES), dtype=torch.bool, device=boxes.device)
    order = (~ignored).long().argsort(dim=1, stable=True)[:, :most, None].expand(-1, -1, 6)
    boxes = boxes.gather(1, order)
    inside = (points > boxes[:, :, None, :2]).all(-1) & (points < boxes[:, :, None, 2:4]).all(-1)
    inside &= (boxes[..., 5] == IGNORE)[..., None]
    classes = F.one_hot(boxes[..., 4].long(), len(CLASSES)).to(torch.bfloat16)
    return torch.einsum('bka,bkc->bac', inside.to(torch.bfloat16), classes) > 0


def compact(boxes, most_allowed=200):
    """Objects first, cut to the fullest picture of the batch: [B,M,5] with class -1 in the empty rows."""
    objects = boxes[..., 5] == OBJECT
    most = int(objects.sum(1).max().clamp(1, most_allowed))
    order = (~objects).long().argsort(dim=1, stable=True)[:, :most, None].expand(-1, -1, 6)
    boxes = boxes.gather(1, order)
    cls = torch.where(boxes[..., 5] == OBJECT, boxes[..., 4], torch.full_like(boxes[..., 4], -1.0))
    return torch.cat([boxes[..., :4], cls[..., None]], -1)


def colour(x):
    batch, _, height, width = x.shape

    def uniform(channels=1):
        return torch.rand(batch, channels, 1, 1, device=x.device)

    def around_one(amount, channels=1):
        return 1 + (uniform(channels) * 2 - 1) * amount

    x = x * around_one(0.35) * around_one(0.08, 3)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * around_one(0.3) + mean
    grey = (x * torch.tensor([0.299, 0.587, 0.114], device=x.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    saturation = around_one(0.4)
    saturation = torch.where(uniform() < 0.03, torch.zeros_like(saturation), saturation)
    x = (x - grey) * saturation + grey
    x = x.clamp(1e-4, 1) ** torch.exp((uniform() - 0.5) * 0.7)
    blurred = uniform() < 0.12
    x = torch.where(blurred, F.avg_pool2d(x, 3, 1, 1), x)
    noise = uniform()
    x = x + torch.randn_like(x) * torch.where(noise < 0.25, noise * 0.12, torch.zeros_like(noise))
    rows = torch.arange(height, device=x.device).view(1, 1, height, 1)
    columns = torch.arange(width, device=x.device).view(1, 1, 1, width)
    for _ in range(2):
        half_w = width * (0.01 + 0.05 * uniform()) * (uniform() < 0.3)
        half_h = height * (0.01 + 0.05 * uniform())
        erased = ((columns - uniform() * width).abs() < half_w) & ((rows - uniform() * height).abs() < half_h)
        x = torch.where(erased, uniform(3), x)
    return x.clamp(0, 1)
