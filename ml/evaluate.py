"""Detections from a model in training, and average precision on the pictures where a class is truly labeled."""
import numpy as np
import torch
import torch.nn.functional as F

from data import CANVAS
from model import CLASSES, CORE, STRIDES, anchor_points, decode_boxes

SCORE_FLOOR = 0.01
NMS_OVERLAP = 0.6
MAX_PER_PICTURE = 300
OVERLAPS = np.arange(0.5, 0.96, 0.05)


@torch.no_grad()
def detect(model, canvases, size=CANVAS, floor=SCORE_FLOOR, batch=64, mirrored_too=False):
    """Per picture an array [n,6]: box in canvas pixels, score, class. `mirrored_too` takes the mean of two looks."""
    model.eval()
    device = next(model.parameters()).device
    points, strides = anchor_points(size, device)
    opposite = mirrored_cells(size, device)

    def look(x):
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda'):
            box_logits, class_logits = model(x.contiguous(memory_format=torch.channels_last))
        return decode_boxes(box_logits.float(), points, strides), class_logits.float().sigmoid()

    results = []
    for start in range(0, len(canvases), batch):
        x = canvases[start : start + batch].to(device).float() / 255
        if size != CANVAS:
            x = F.interpolate(x, (size, size), mode='bilinear', antialias=True)
        boxes, scores = look(x)
        if mirrored_too:
            turned, turned_scores = look(x.flip(-1))
            x0, y0, x1, y1 = turned[:, opposite].unbind(-1)
            boxes = (boxes + torch.stack([size - x1, y0, size - x0, y1], -1)) / 2
            scores = (scores + turned_scores[:, opposite]) / 2
        boxes = boxes * (CANVAS / size)
        results += [suppress(*one, floor).cpu().numpy() for one in zip(boxes, scores)]
    return results


def mirrored_cells(size, device):
    """For each cell the one that holds the same place in the mirrored picture."""
    parts, first = [], 0
    for stride in STRIDES:
        side = size // stride
        cells = torch.arange(side * side, device=device).view(side, side)
        parts.append(first + cells.flip(1).reshape(-1))
        first += side * side
    return torch.cat(parts)


def suppress(boxes, scores, floor):
    cell, cls = (scores > floor).nonzero(as_tuple=True)
    score = scores[cell, cls]
    score, order = score.topk(min(len(score), 2000))
    found = torch.cat([boxes[cell[order]], score[:, None], cls[order, None].float()], 1)
    return found[suppression(found)]


def suppression(found):
    """Indices that per-class greedy suppression keeps; `found` is sorted by falling score."""
    same = (pairwise_overlap(found, found) > NMS_OVERLAP) & (found[:, None, 5] == found[None, :, 5])
    beats = same.triu(1)
    keep = torch.ones(len(found), dtype=torch.bool, device=found.device)
    while True:
        kept = ~(beats & keep[:, None]).any(0)
        if torch.equal(kept, keep):
            return keep.nonzero().squeeze(1)[:MAX_PER_PICTURE]
        keep = kept


def pairwise_overlap(a, b):
    low, high = torch.maximum(a[:, None, :2], b[None, :, :2]), torch.minimum(a[:, None, 2:4], b[None, :, 2:4])
    shared = (high - low).clamp(min=0).prod(-1)
    area_a, area_b = (a[:, 2:4] - a[:, :2]).prod(-1), (b[:, 2:4] - b[:, :2]).prod(-1)
    return shared / (area_a[:, None] + area_b[None] - shared + 1e-9)


def average_precision(detections, truth, labeled, overlaps=OVERLAPS, classes=CLASSES, ignored=None):
    """Per class: AP per overlap (the first is 0.5), objects, scores (falling), precision and recall at overlap 0.5.

    A detection inside an ignored box of its class that matches no object doesn't count.
    """
    results = {}
    ignored = ignored or [[]] * len(truth)
    for cls, name in enumerate(classes):
        scores, hits, objects = [], [], 0
        for found, real, unclear, known in zip(detections, truth, ignored, labeled[:, cls]):
            if not known:
                continue
            real = np.array([box[:4] for box in real if int(box[4]) == cls], np.float32).reshape(-1, 4)
            objects += len(real)
            found = found[found[:, 5] == cls]
            found = found[np.argsort(-found[:, 4], kind='stable')]
            hit = match(found, real, overlaps)
            counts = hit[:, 0] | ~inside_any(found, [box for box in unclear if int(box[4]) == cls])
            scores.append(found[counts, 4])
            hits.append(hit[counts])
        if objects == 0:
            continue
        scores, hits = np.concatenate(scores), np.concatenate(hits)
        order = np.argsort(-scores, kind='stable')
        scores, hits = scores[order], hits[order]
        total = hits.cumsum(0)
        recall = total / objects
        precision = total / np.arange(1, len(scores) + 1)[:, None]
        envelope = np.maximum.accumulate(precision[::-1], 0)[::-1]
        steps = np.diff(recall, axis=0, prepend=0)
        results[name] = {
            'ap': (steps * envelope).sum(0), 'objects': objects, 'scores': scores,
            'precision': precision[:, 0], 'recall': recall[:, 0],
        }
    return results


def match(found, real, overlaps):
    hits = np.zeros((len(found), len(overlaps)), bool)
    if len(found) and len(real):
        shared = pairwise_overlap(torch.from_numpy(found[:, :4]), torch.from_numpy(real)).numpy()
        for column, min_overlap in enumerate(overlaps):
            free = np.ones(len(real), bool)
            for row in range(len(found)):
                candidates = np.where(free, shared[row], -1)
                best = candidates.argmax()
                if candidates[best] >= min_overlap:
                    free[best] = False
                    hits[row, column] = True
    return hits


def inside_any(found, boxes, share=0.5):
    """Which detections lie mostly in one of the boxes."""
    inside = np.zeros(len(found), bool)
    for box in boxes:
        low, high = np.maximum(found[:, :2], box[:2]), np.minimum(found[:, 2:4], box[2:4])
        shared = (high - low).clip(min=0).prod(1)
        inside |= shared > share * (found[:, 2:4] - found[:, :2]).prod(1)
    return inside


def at_threshold(result, threshold):
    """Precision and recall of the detections at or above a score."""
    count = int((result['scores'] >= threshold).sum())
    return (float(result['precision'][count - 1]), float(result['recall'][count - 1])) if count else (0.0, 0.0)


def best_f1(result):
    """The score at which precision and recall balance best."""
    if not len(result['scores']):
        return 0.5
    both = result['precision'] + result['recall']
    return float(result['scores'][(2 * result['precision'] * result['recall'] / np.maximum(both, 1e-9)).argmax()])


def mean_ap50(results, names):
    values = [results[name]['ap'][0] for name in names if name in results]
    return float(np.mean(values)) if values else float('nan')


def table(results):
    lines = []
    for name, result in results.items():
        threshold = best_f1(result)
        precision, recall = at_threshold(result, threshold)
        lines.append(
            f'{name:15s} n={result["objects"]:5d} AP50={result["ap"][0]:.3f} '
            f'P={precision:.3f} R={recall:.3f} at {threshold:.2f}'
        )
    core = f'core={mean_ap50(results, CORE):.4f} ' if any(name in results for name in CORE) else ''
    lines.append(f'mAP50 {core}all={mean_ap50(results, results):.4f}')
    return '\n'.join(lines)
