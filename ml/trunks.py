"""The two pretrained trunks. Both give maps of stride 8, 16 and 32, and keep their first layers as COCO left them."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

ACTIVATIONS = {'relu6': nn.ReLU6, 'silu': nn.SiLU, 'none': nn.Identity}


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


def upsample(x):
    return F.interpolate(x, scale_factor=2.0, mode='nearest')


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
