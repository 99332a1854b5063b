"""The detector: two small trunks that saw COCO, one feature pyramid over both, one anchor-free head.

MobileNetV2 brings broad features; YOLOX-nano brings features that already locate people and vehicles. Their
maps of equal stride are joined, so the pyramid and the head (trained here from nothing) can use both.
Input: RGB in 0..1. Output per stride: box-distance logits and class logits.
"""
import json
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from trunks import MobileNetTrunk, NanoTrunk, TrunkConv, plain_conv, upsample

# The product's own records of what the detector may find, in the order of its output.
LABELS = json.loads((Path(__file__).resolve().parents[1] / 'packages/domain/src/detection.json').read_text())['labels']
CLASSES = tuple(LABELS)
HEADS = tuple(name for name, label in LABELS.items() if 'faceBegins' in label)
CORE = tuple(name for name, label in LABELS.items() if label.get('isOfPerson'))
OPPOSITES = {name: label['opposite'] for name, label in LABELS.items() if 'opposite' in label}
STRIDES = (8, 16, 32)
BINS = 16
# The byte that fills the input beside a picture, in all three colors.
GRAY = 114


class ConvBlock(nn.Module):
    """Convolution, batch norm, activation: the part of the detector that is trained from nothing."""

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(outputs, eps=1e-3, momentum=0.03)
        self.activation = nn.Hardswish()

    def fold(self):
        gain = self.norm.weight / (self.norm.running_var + self.norm.eps).sqrt()
        weight = self.conv.weight * gain.view(-1, 1, 1, 1)
        self.conv = plain_conv(self.conv, weight, self.norm.bias - self.norm.running_mean * gain)
        self.norm = nn.Identity()

    def forward(self, x):
        return self.activation(self.norm(self.conv(x)))


class CrossStage(nn.Module):
    """Half of the channels pass through residual pairs of 3×3 convolutions, the other half passes by."""

    def __init__(self, inputs, outputs, pairs=2):
        super().__init__()
        half = outputs // 2
        self.through, self.past = ConvBlock(inputs, half), ConvBlock(inputs, half)
        self.pairs = nn.ModuleList(
            nn.Sequential(ConvBlock(half, half, 3), ConvBlock(half, half, 3)) for _ in range(pairs)
        )
        self.join = ConvBlock(2 * half, outputs)

    def forward(self, x):
        y = self.through(x)
        for pair in self.pairs:
            y = y + pair(y)
        return self.join(torch.cat([y, self.past(x)], 1))


class PyramidPool(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.squeeze, self.join = ConvBlock(inputs, outputs // 2), ConvBlock(outputs * 2, outputs)

    def forward(self, x):
        pools = [self.squeeze(x)]
        for _ in range(3):
            pools.append(F.max_pool2d(pools[-1], 5, 1, 2))
        return self.join(torch.cat(pools, 1))


class Head(nn.Module):
    def __init__(self, inputs, classes=CLASSES, box_width=64, class_width=128):
        super().__init__()
        self.box = nn.Sequential(
            ConvBlock(inputs, box_width, 3), ConvBlock(box_width, box_width, 3), nn.Conv2d(box_width, 4 * BINS, 1)
        )
        self.cls = nn.Sequential(
            ConvBlock(inputs, inputs, 3, groups=inputs), ConvBlock(inputs, class_width),
            ConvBlock(class_width, class_width, 3, groups=class_width), ConvBlock(class_width, class_width),
            nn.Conv2d(class_width, len(classes), 1),
        )
        nn.init.constant_(self.box[-1].bias, 1.0)
        nn.init.constant_(self.cls[-1].bias, -5.0)

    def forward(self, x):
        return self.box(x), self.cls(x)


class Pyramid(nn.Module):
    """What a trunk's maps of stride 8, 16 and 32 go through. A subclass has the trunk and gives its maps."""

    def add_pyramid(self, channels, widths):
        in3, in4, in5 = channels
        w3, w4, w5 = widths
        self.lateral3, self.lateral4, self.lateral5 = ConvBlock(in3, w3), ConvBlock(in4, w4), PyramidPool(in5, w5)
        self.reduce5, self.reduce4 = ConvBlock(w5, w4), ConvBlock(w4, w3)
        self.down_join4, self.down_join3 = CrossStage(2 * w4, w4), CrossStage(2 * w3, w3)
        self.stride3, self.stride4 = ConvBlock(w3, w3, 3, 2), ConvBlock(w4, w4, 3, 2)
        self.up_join4, self.up_join5 = CrossStage(w3 + w4, w4), CrossStage(w4 + w5, w5)
        self.heads = nn.ModuleList(Head(width) for width in widths)

    def forward(self, x):
        return self.predict(self.maps(x)[1])

    def maps(self, x):
        """The trunk's map of stride 32, and the three levels of the pyramid."""
        c3, c4, c5 = self.trunk_maps(x)
        p5 = self.lateral5(c5)
        p4 = self.down_join4(torch.cat([self.lateral4(c4), upsample(self.reduce5(p5))], 1))
        p3 = self.down_join3(torch.cat([self.lateral3(c3), upsample(self.reduce4(p4))], 1))
        n4 = self.up_join4(torch.cat([self.stride3(p3), p4], 1))
        n5 = self.up_join5(torch.cat([self.stride4(n4), p5], 1))
        return c5, (p3, n4, n5)

    def predict(self, levels):
        return flat_outputs([head(level) for head, level in zip(self.heads, levels)])


class Detector(Pyramid):
    def __init__(self, start_weights, widths=(128, 192, 256)):
        super().__init__()
        self.mobilenet = MobileNetTrunk()
        self.mobilenet.start_from(f'{start_weights}/mbv2_coco.npz')
        self.nano = NanoTrunk(f'{start_weights}/nano_graph.pt')
        self.add_pyramid([a + b for a, b in zip(MobileNetTrunk.channels, NanoTrunk.channels)], widths)

    def trunk_parameters(self):
        return [*self.mobilenet.parameters(), *self.nano.parameters()]

    def trunk_maps(self, x):
        return [torch.cat(pair, 1) for pair in zip(self.mobilenet(x), self.nano(x))]

    def embed(self, x):
        """What `forward` gives, and one vector per picture that tells what kind of place it shows."""
        c5, levels = self.maps(x)
        return *self.predict(levels), torch.cat([pool_picture(c5, x), pool_picture(levels[-1], x)], 1)


def flat_outputs(outputs):
    """Box and class maps per stride as one row per cell: [B,A,4*BINS] and [B,A,C]."""
    boxes = torch.cat([box.flatten(2) for box, _ in outputs], 2).transpose(1, 2)
    classes = torch.cat([cls.flatten(2) for _, cls in outputs], 2).transpose(1, 2)
    return boxes, classes


def pool_picture(level, x):
    """The mean of a map of stride 32 over the cells that show the picture and not the gray beside it: [B,C]."""
    last = STRIDES[-1]
    centers = x[:, :, last // 2 :: last, last // 2 :: last]
    shown = ((centers * 255 - GRAY).abs().amax(1, keepdim=True) > 0.5).to(level.dtype)
    return (level * shown).sum((2, 3)) / shown.sum((2, 3)).clamp(min=1)


def anchor_points(size, device='cpu'):
    """Centers of all cells in input pixels [A,2] and their strides [A,1]."""
    points, strides = [], []
    for stride in STRIDES:
        line = (torch.arange(size // stride, device=device) + 0.5) * stride
        y, x = torch.meshgrid(line, line, indexing='ij')
        points.append(torch.stack([x, y], -1).reshape(-1, 2))
        strides.append(torch.full((points[-1].shape[0], 1), float(stride), device=device))
    return torch.cat(points), torch.cat(strides)


def decode_boxes(logits, points, strides):
    """Distance distributions [B,A,4*BINS] to boxes xyxy in input pixels."""
    batch, anchors, _ = logits.shape
    bins = torch.arange(BINS, device=logits.device, dtype=logits.dtype)
    distance = (logits.reshape(batch, anchors, 4, BINS).softmax(-1) * bins).sum(-1) * strides
    return torch.cat([points - distance[..., :2], points + distance[..., 2:]], -1)


def fold(model):
    """Make every block one plain convolution and its activation, for export."""
    for block in [module for module in model.modules() if isinstance(module, (ConvBlock, TrunkConv))]:
        block.fold()
    return model
