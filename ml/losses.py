"""Task-aligned assignment of cells to objects; class, box and distance losses.

A class counts as background only where the picture's labels can be trusted to name it (`judged`).
"""
import math

import torch
import torch.nn.functional as F

from model import BINS, decode_boxes

TOP_CELLS = 10
SCORE_POWER = 0.7
OVERLAP_POWER = 6.0
CLASS_WEIGHT, BOX_WEIGHT, DISTANCE_WEIGHT = 1.0, 5.0, 1.5


def overlap(a, b):
    low, high = torch.maximum(a[..., :2], b[..., :2]), torch.minimum(a[..., 2:], b[..., 2:])
    shared = (high - low).clamp(min=0).prod(-1)
    area_a = (a[..., 2:] - a[..., :2]).clamp(min=1e-3).prod(-1)
    area_b = (b[..., 2:] - b[..., :2]).clamp(min=1e-3).prod(-1)
    return shared / (area_a + area_b - shared + 1e-6)


def complete_overlap(a, b):
    """Overlap less a penalty for distance between centers and for unlike aspect ratios (CIoU)."""
    plain = overlap(a, b)
    hull = torch.maximum(a[..., 2:], b[..., 2:]) - torch.minimum(a[..., :2], b[..., :2])
    apart = ((a[..., :2] + a[..., 2:] - b[..., :2] - b[..., 2:]) ** 2).sum(-1) / 4
    side_a, side_b = (a[..., 2:] - a[..., :2]).clamp(min=1e-3), (b[..., 2:] - b[..., :2]).clamp(min=1e-3)
    aspect = torch.atan(side_b[..., 0] / side_b[..., 1]) - torch.atan(side_a[..., 0] / side_a[..., 1])
    aspect = 4 / math.pi**2 * aspect**2
    with torch.no_grad():
        weight = aspect / (aspect - plain + 1 + 1e-6)
    return plain - apart / ((hull**2).sum(-1) + 1e-6) - weight * aspect


@torch.no_grad()
def assign(scores, boxes, points, objects):
    """scores [B,A,C], boxes [B,A,4], objects [B,M,5] -> target boxes, soft class targets, assigned cells."""
    cells = scores.shape[1]
    cls, target = objects[..., 4].long(), objects[..., :4]
    real = cls >= 0
    depth = torch.minimum(
        (points - target[:, :, None, :2]).amin(-1), (target[:, :, None, 2:] - points).amin(-1)
    )
    inside = (depth > 0.01) & real[..., None]
    # Objects smaller than a cell hold no center: take the nearest ones.
    uncovered = real & ~inside.any(-1)
    inside |= uncovered[..., None] & (depth > depth.amax(-1, keepdim=True) - 4.0)
    shared = overlap(boxes[:, None], target[:, :, None]).clamp(min=0) * inside
    score = scores.transpose(1, 2).gather(1, cls.clamp(min=0)[..., None].expand(-1, -1, cells))
    fit = score.clamp(min=1e-6) ** SCORE_POWER * shared**OVERLAP_POWER * inside
    best_fit, best_cell = fit.topk(TOP_CELLS, -1)
    chosen = torch.zeros_like(inside).scatter_(-1, best_cell, best_fit > 1e-12)
    # Before anything is learned nothing overlaps: start from the cell nearest the middle.
    unmet = real & ~chosen.any(-1)
    chosen |= unmet[..., None] & (depth == depth.amax(-1, keepdim=True))
    contested = chosen.sum(1, keepdim=True) > 1
    winner = torch.where(chosen, shared, torch.full_like(shared, -1.0)).argmax(1, keepdim=True)
    chosen = torch.where(contested, torch.zeros_like(chosen).scatter_(1, winner, True) & chosen, chosen)

    assigned, owner = chosen.any(1), chosen.float().argmax(1)
    target_box = target.gather(1, owner[..., None].expand(-1, -1, 4))
    target_class = cls.gather(1, owner).clamp(min=0)
    fit, shared = fit * chosen, shared * chosen
    quality = fit / (fit.amax(-1, keepdim=True) + 1e-9) * shared.amax(-1, keepdim=True)
    quality = torch.where(unmet[..., None] & chosen, torch.full_like(quality, 0.1), quality).amax(1)
    target_score = F.one_hot(target_class, scores.shape[-1]) * (quality * assigned)[..., None]
    return target_box, target_score, assigned


def detection_loss(box_logits, class_logits, points, strides, objects, judged, advice=None, advised=None):
    """`advice` [B,A,C] are teachers' scores for the same pictures. For the classes in `advised` (indices, None for all)
    they count as much as the labels.
    """
    box_logits, class_logits = box_logits.float(), class_logits.float()
    boxes = decode_boxes(box_logits, points, strides)
    target_box, target_score, assigned = assign(class_logits.detach().sigmoid(), boxes.detach(), points, objects)
    total = target_score.sum().clamp(min=1.0)
    class_loss = F.binary_cross_entropy_with_logits(class_logits, target_score, reduction='none')
    class_loss = (class_loss * (judged | (target_score > 0))).sum() / total
    if advice is not None:
        chosen = slice(None) if advised is None else advised
        difference = F.binary_cross_entropy_with_logits(class_logits[..., chosen], advice[..., chosen], reduction='sum')
        class_loss = class_loss + difference / total

    weight = target_score.sum(-1)[assigned]
    wanted = target_box[assigned]
    box_loss = ((1 - complete_overlap(boxes[assigned], wanted)) * weight).sum() / total

    center = points.expand(len(boxes), -1, -1)[assigned]
    stride = strides.expand(len(boxes), -1, -1)[assigned]
    distance = (torch.cat([center - wanted[:, :2], wanted[:, 2:] - center], -1) / stride).clamp(0, BINS - 1.01)
    lower = distance.long()
    part = distance - lower
    log = box_logits[assigned].reshape(-1, 4, BINS).log_softmax(-1)
    log_lower = log.gather(-1, lower[..., None]).squeeze(-1)
    log_upper = log.gather(-1, lower[..., None] + 1).squeeze(-1)
    distance_loss = (-(log_lower * (1 - part) + log_upper * part).mean(-1) * weight).sum() / total
    parts = torch.stack([class_loss, box_loss, distance_loss])
    weights = parts.new_tensor([CLASS_WEIGHT, BOX_WEIGHT, DISTANCE_WEIGHT])
    return (parts * weights).sum(), parts.detach()
