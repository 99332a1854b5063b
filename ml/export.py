"""Write the trained detector as ONNX: `images` [1,3,S,S] RGB 0..1 -> `boxes` [1,N,4] xyxy, `scores` [1,N,C] and
`embedding` [1,E], from which scenes.py tells the kind of place. The scanner has no embedding.
"""
import argparse

import numpy as np
import onnxruntime
import torch
from torch import nn

from model import Detector, anchor_points, decode_boxes, fold
from scanner import Scanner
from train import load

OUTPUTS = ['boxes', 'scores', 'embedding']


class Exported(nn.Module):
    def __init__(self, model, size):
        super().__init__()
        self.model = model
        points, strides = anchor_points(size)
        self.register_buffer('points', points)
        self.register_buffer('strides', strides)

    def forward(self, images):
        look = self.model if isinstance(self.model, Scanner) else self.model.embed
        box_logits, class_logits, *embedding = look(images)
        return decode_boxes(box_logits, self.points, self.strides), class_logits.sigmoid(), *embedding


@torch.no_grad()
def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', required=True)
    parser.add_argument('--start-weights', help='needed for the detector only')
    parser.add_argument('--scanner', action='store_true', help='the checkpoint is a scanner')
    parser.add_argument('--out', required=True)
    parser.add_argument('--size', type=int, default=640)
    arguments = parser.parse_args()
    model = Scanner() if arguments.scanner else Detector(arguments.start_weights)
    exported = Exported(fold(load(model, arguments.checkpoint).eval()), arguments.size).eval()
    images = torch.rand(1, 3, arguments.size, arguments.size)
    outputs = exported(images)
    torch.onnx.export(
        exported, (images,), arguments.out, input_names=['images'], output_names=OUTPUTS[: len(outputs)],
        opset_version=17, dynamo=False,
    )
    session = onnxruntime.InferenceSession(arguments.out, providers=['CPUExecutionProvider'])
    for expected, given in zip(outputs, session.run(None, {'images': images.numpy()})):
        difference = np.abs(expected.numpy() - given).max()
        if difference > 0.05:
            raise SystemExit(f'the exported graph differs from the model by {difference}')


if __name__ == '__main__':
    main()
