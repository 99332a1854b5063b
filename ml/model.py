"""The detector: two small trunks that saw COCO, one feature pyramid over both, one anchor-free head.

MobileNetV2 brings broad features; YOLOX-nano brings features that already locate people and vehicles. Their
maps of equal stride are joined, so the pyramid and the head (trained here from nothing) can use both.
Input: RGB in 0..1. Output per stride: box-distance logits and class logits.
"""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

CLASSES = (
    'person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest', 'mask',
    'safety_cone', 'ladder', 'machinery', 'vehicle', 'fire', 'smoke',
)
CORE = CLASSES[:5]
STRIDES = (8, 16, 32)
BINS = 16

ACTIVATIONS = {'relu6': nn.ReLU6, 'silu': nn.SiLU, 'none': nn.Identity}


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


class TrunkConv(nn.Module):
    """A pretrained convolution whose batch norm was folded away, and its activation.

    The weight is kept as direction and length per output channel, so that it trains as calmly as behind a
    norm, without the norm's two passes over the map. `tf_padding` pads stride 2 right and below only.
    """

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, activation='relu6', tf_padding=False):
        super().__init__()
        self.pad_after = tf_padding and stride == 2
        padding = 0 if self.pad_after else kernel // 2
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups)
        self.length = nn.Parameter(torch.ones(outputs))
        self.activation = ACTIVATIONS[activation]()

    def start_from(self, weight, bias):
        self.conv.weight.data.copy_(torch.as_tensor(weight).reshape(self.conv.weight.shape))
        self.conv.bias.data.copy_(torch.as_tensor(bias))
        self.length.data.copy_(self.conv.weight.data.flatten(1).norm(dim=1))

    def weight(self):
        return torch._weight_norm(self.conv.weight, self.length.view(-1, 1, 1, 1), 0)

    def fold(self):
        self.conv = plain_conv(self.conv, self.weight(), self.conv.bias)
        self.length = None

    def forward(self, x):
        if self.pad_after:
            x = F.pad(x, (0, 1, 0, 1))
        if self.length is None:
            return self.activation(self.conv(x))
        conv = self.conv
        return self.activation(F.conv2d(x, self.weight(), conv.bias, conv.stride, conv.padding, 1, conv.groups))


def plain_conv(like, weight, bias):
    conv = nn.Conv2d(like.in_channels, like.out_channels, like.kernel_size, like.stride, like.padding,
                     groups=like.groups)
    conv.weight.data, conv.bias.data = weight.detach(), bias.detach()
    return conv


class InvertedResidual(nn.Module):
    def __init__(self, inputs, outputs, stride, expansion):
        super().__init__()
        wide = inputs * expansion
        self.expand = TrunkConv(inputs, wide) if expansion > 1 else nn.Identity()
        self.depthwise = TrunkConv(wide, wide, 3, stride, groups=wide, tf_padding=True)
        self.project = TrunkConv(wide, outputs, activation='none')
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x):
        expanded = self.expand(x)
        y = self.project(self.depthwise(expanded))
        return (x + y if self.residual else y), expanded


class MobileNetTrunk(nn.Module):
    """MobileNetV2; the maps of stride 8 and 16 are taken after the expansion, where they are widest."""

    channels = (192, 576, 320)
    # The first blocks, up to stride 4, stay as COCO left them: they are general and cost most to train.
    frozen = 3

    def __init__(self):
        super().__init__()
        self.stem = TrunkConv(3, 32, 3, 2, tf_padding=True)
        blocks, inputs = [], 32
        for expansion, outputs, count, stride in [
            (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1),
        ]:
            for index in range(count):
                blocks.append(InvertedResidual(inputs, outputs, stride if index == 0 else 1, expansion))
                inputs = outputs
        self.blocks = nn.ModuleList(blocks)

    def start_from(self, path):
        arrays = np.load(path)

        def put(block, name):
            block.start_from(arrays[f'{name}/w'].astype(np.float32), arrays[f'{name}/b'].astype(np.float32))

        put(self.stem, 'Conv')
        for index, block in enumerate(self.blocks):
            name = f'expanded_conv_{index}' if index else 'expanded_conv'
            if index:
                put(block.expand, f'{name}/expand')
            put(block.depthwise, f'{name}/depthwise')
            put(block.project, f'{name}/project')

    def forward(self, x):
        with torch.no_grad():
            x = self.stem(x * 2 - 1)
            for block in self.blocks[: self.frozen]:
                x, _ = block(x)
        maps = []
        for index, block in enumerate(self.blocks[self.frozen :], self.frozen):
            x, expanded = block(x)
            if index in (6, 13):
                maps.append(expanded)
        return [*maps, x]


class NanoTrunk(nn.Module):
    """YOLOX-nano without its last predictions, run from the node list its weights were saved with.

    Per stride it gives the pyramid's map and the last maps of the class and box towers.
    """

    channels = (64 + 128, 128 + 128, 256 + 128)
    # Nodes up to stride 4, which stay as COCO left them.
    frozen = 11

    def __init__(self, path):
        super().__init__()
        graph = torch.load(path, map_location='cpu', weights_only=False)
        predictions = {node['out']: node for node in graph['nodes'] if node.get('pred')}
        towers = [[predictions[box]['in'][0], predictions[cls]['in'][0]] for box, cls in graph['outs']]
        stems = {'1357': 0, '1381': 1, '1405': 2}
        self.outputs = [[stem, *towers[level]] for stem, level in stems.items()]
        self.nodes, self.convs = [], nn.ModuleDict()
        for node in graph['nodes']:
            if node.get('pred'):
                continue
            self.nodes.append((node['op'], tuple(node['in']), node['out'], node.get('k')))
            if node['op'] == 'Conv':
                outputs, inputs, kernel, _ = node['w'].shape
                groups = node['g']
                conv = TrunkConv(inputs * groups, outputs, kernel, node['s'], groups, activation='silu')
                conv.start_from(node['w'], node['b'])
                self.convs[node['out']] = conv

    def forward(self, x):
        x = x * 255
        focus = torch.cat([x[..., ::2, ::2], x[..., 1::2, ::2], x[..., ::2, 1::2], x[..., 1::2, 1::2]], 1)
        maps = {'focus': focus}
        with torch.no_grad():
            self.run(self.nodes[: self.frozen], maps)
        self.run(self.nodes[self.frozen :], maps)
        return [torch.cat([maps[name] for name in names], 1) for names in self.outputs]

    def run(self, nodes, maps):
        for op, inputs, output, kernel in nodes:
            values = [maps[name] for name in inputs]
            if op == 'Conv':
                maps[output] = self.convs[output](values[0])
            elif op == 'Concat':
                maps[output] = torch.cat(values, 1)
            elif op == 'Add':
                maps[output] = values[0] + values[1]
            elif op == 'MaxPool':
                maps[output] = F.max_pool2d(values[0], kernel, 1, kernel // 2)
            else:
                maps[output] = upsample(values[0])


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
    def __init__(self, inputs, box_width=64, class_width=128):
        super().__init__()
        self.box = nn.Sequential(
            ConvBlock(inputs, box_width, 3), ConvBlock(box_width, box_width, 3), nn.Conv2d(box_width, 4 * BINS, 1)
        )
        self.cls = nn.Sequential(
            ConvBlock(inputs, inputs, 3, groups=inputs), ConvBlock(inputs, class_width),
            ConvBlock(class_width, class_width, 3, groups=class_width), ConvBlock(class_width, class_width),
            nn.Conv2d(class_width, len(CLASSES), 1),
        )
        nn.init.constant_(self.box[-1].bias, 1.0)
        nn.init.constant_(self.cls[-1].bias, -5.0)

    def forward(self, x):
        return self.box(x), self.cls(x)


class Detector(nn.Module):
    def __init__(self, start_weights, widths=(128, 192, 256)):
        super().__init__()
        self.mobilenet = MobileNetTrunk()
        self.mobilenet.start_from(f'{start_weights}/mbv2_coco.npz')
        self.nano = NanoTrunk(f'{start_weights}/nano_graph.pt')
        in3, in4, in5 = (a + b for a, b in zip(MobileNetTrunk.channels, NanoTrunk.channels))
        w3, w4, w5 = widths
        self.lateral3, self.lateral4, self.lateral5 = ConvBlock(in3, w3), ConvBlock(in4, w4), PyramidPool(in5, w5)
        self.reduce5, self.reduce4 = ConvBlock(w5, w4), ConvBlock(w4, w3)
        self.down_join4, self.down_join3 = CrossStage(2 * w4, w4), CrossStage(2 * w3, w3)
        self.stride3, self.stride4 = ConvBlock(w3, w3, 3, 2), ConvBlock(w4, w4, 3, 2)
        self.up_join4, self.up_join5 = CrossStage(w3 + w4, w4), CrossStage(w4 + w5, w5)
        self.heads = nn.ModuleList(Head(width) for width in widths)

    def trunk_parameters(self):
        return [*self.mobilenet.parameters(), *self.nano.parameters()]

    def forward(self, x):
        c3, c4, c5 = (torch.cat(pair, 1) for pair in zip(self.mobilenet(x), self.nano(x)))
        p5 = self.lateral5(c5)
        p4 = self.down_join4(torch.cat([self.lateral4(c4), upsample(self.reduce5(p5))], 1))
        p3 = self.down_join3(torch.cat([self.lateral3(c3), upsample(self.reduce4(p4))], 1))
        n4 = self.up_join4(torch.cat([self.stride3(p3), p4], 1))
        n5 = self.up_join5(torch.cat([self.stride4(n4), p5], 1))
        outputs = [head(level) for head, level in zip(self.heads, (p3, n4, n5))]
        boxes = torch.cat([box.flatten(2) for box, _ in outputs], 2).transpose(1, 2)
        classes = torch.cat([cls.flatten(2) for _, cls in outputs], 2).transpose(1, 2)
        return boxes, classes


def upsample(x):
    return F.interpolate(x, scale_factor=2.0, mode='nearest')


def anchor_points(size, device='cpu'):
    """Centres of all cells in input pixels [A,2] and their strides [A,1]."""
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
