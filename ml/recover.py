"""Make a checkpoint that can be trained further from an exported detector.

The exported file holds folded convolutions. Each block's norm is set to the statistics that a few pictures produce,
and its gain and bias so that the block computes what the folded one did. Classes the file lacks start from another's.
"""
import argparse
import json
import os

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from data import PictureSet
from model import CLASSES, ConvBlock, Detector
from train import save
from trunks import TrunkConv

# A new class starts from the weights of the one most like it.
LIKE = {'forklift': 'machinery'}
MEASURED_PICTURES = 96
MAX_DIFFERENCE = 0.1


def folded_weights(path):
    """The weights of a file by name, as numbers also where the file keeps them in eight bits."""
    graph = onnx.load(path).graph
    stored = {item.name: numpy_helper.to_array(item) for item in graph.initializer}
    weights = {name: values for name, values in stored.items() if values.dtype == np.float32}
    for node in graph.node:
        if node.op_type == 'DequantizeLinear' and all(name in stored for name in node.input):
            values, scale, zero = (stored[name].astype(np.float32) for name in node.input)
            shape = (-1,) + (1,) * (values.ndim - 1)
            weights[node.output[0].removesuffix('_DequantizeLinear_Output')] = (
                (values - zero.reshape(shape)) * scale.reshape(shape)
            )
    return {
        name.removeprefix('model.'): torch.from_numpy(np.array(values))
        for name, values in weights.items()
        if name.startswith('model.') and name.rsplit('.', 1)[-1] in ('weight', 'bias')
    }


@torch.no_grad()
def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', required=True, help='detector.onnx, with its detector.json beside it')
    parser.add_argument('--start-weights', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    with open(os.path.splitext(arguments.model)[0] + '.json') as file:
        known = json.load(file)['classes']
    weights = folded_weights(arguments.model)
    detector = Detector(arguments.start_weights)
    blocks = {name: module for name, module in detector.named_modules() if isinstance(module, (ConvBlock, TrunkConv))}
    for name, block in blocks.items():
        weight, bias = weights.pop(f'{name}.conv.weight'), weights.pop(f'{name}.conv.bias')
        if isinstance(block, TrunkConv):
            block.start_from(weight, bias)
        else:
            block.conv.weight.copy_(weight)
            block.norm.running_mean.zero_()
            block.norm.running_var.fill_(1)
            block.norm.weight.fill_((1 + block.norm.eps) ** 0.5)
            block.norm.bias.copy_(bias)
    for level, head in enumerate(detector.heads):
        for part, last in (('box', 2), ('cls', 4)):
            weight, bias = (weights.pop(f'heads.{level}.{part}.{last}.{kind}') for kind in ('weight', 'bias'))
            if part == 'cls':
                rows = [known.index(name if name in known else LIKE[name]) for name in CLASSES]
                weight, bias = weight[rows], bias[rows]
            getattr(head, part)[last].weight.copy_(weight)
            getattr(head, part)[last].bias.copy_(bias)
    if weights:
        raise SystemExit(f'not used: {sorted(weights)[:9]}')

    detector = detector.to(device).eval()
    pictures = PictureSet(f'{arguments.data}/train.json', f'{arguments.data}/images', device, MEASURED_PICTURES)
    x = pictures.canvases[:MEASURED_PICTURES].float() / 255
    before = [part.float() for part in detector(x[:8])]
    sums = {}

    def record(name):
        def hook(_module, _inputs, output):
            part = output.double()
            count, mean = part.numel() // part.shape[1], part.mean((0, 2, 3))
            sums.setdefault(name, []).append((count, mean, part.var((0, 2, 3), correction=0) + mean**2))
        return hook

    hooks = [
        block.conv.register_forward_hook(record(name)) for name, block in blocks.items() if isinstance(block, ConvBlock)
    ]
    for start in range(0, len(x), 16):
        detector(x[start : start + 16])
    for hook in hooks:
        hook.remove()
    for name, parts in sums.items():
        norm = blocks[name].norm
        total = sum(count for count, _, _ in parts)
        mean = sum(count * mean for count, mean, _ in parts) / total
        variance = (sum(count * square for count, _, square in parts) / total - mean**2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.bias.add_(mean.float())
    after = [part.float() for part in detector(x[:8])]
    difference = max(float((a - b).abs().max()) for a, b in zip(before, after))
    print(f'the checkpoint differs from the file by at most {difference:.4f} in a logit')
    if difference > MAX_DIFFERENCE:
        raise SystemExit('the checkpoint does not compute what the file does')
    save(detector, arguments.out)


if __name__ == '__main__':
    main()
