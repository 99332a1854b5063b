"""The scanner: a small network that looks at a large picture once, to say where the detector should look closely.

Its output has the shape of the detector's, so that losses, decoding and export are the same. It starts from nothing:
plain convolutions, which run well in eight bits, and no pretrained trunk. As a command, writes the card of an exported
scanner.
"""
import argparse

import torch
from torch import nn

from card import write_card
from model import BINS, CLASSES, HEADS, ConvBlock, flat_outputs
from trunks import upsample

WIDTHS = (16, 24, 48, 80, 112)
HEAD_WIDTH = 48
# From where on the scanner suspects something. Suspecting costs only a closer look of the detector, which decides; a
# head or a person that isn't suspected is lost.
SUSPICION = {name: 0.15 if name in ('person', *HEADS) else 0.5 for name in CLASSES}


class Block(ConvBlock):
    def __init__(self, *sizes):
        super().__init__(*sizes)
        self.activation = nn.ReLU()


class Pair(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.pair = nn.Sequential(Block(width, width, 3), Block(width, width, 3))

    def forward(self, x):
        return x + self.pair(x)


class ScannerHead(nn.Module):
    def __init__(self, inputs):
        super().__init__()
        self.shared = Block(inputs, HEAD_WIDTH, 3)
        self.box, self.cls = nn.Conv2d(HEAD_WIDTH, 4 * BINS, 1), nn.Conv2d(HEAD_WIDTH, len(CLASSES), 1)
        nn.init.constant_(self.box.bias, 1.0)
        nn.init.constant_(self.cls.bias, -5.0)

    def forward(self, x):
        x = self.shared(x)
        return self.box(x), self.cls(x)


class Scanner(nn.Module):
    def __init__(self):
        super().__init__()
        w1, w2, w3, w4, w5 = WIDTHS
        self.stem = nn.Sequential(Block(3, w1, 3, 2), Block(w1, w2, 3, 2))
        self.stage3 = nn.Sequential(Block(w2, w3, 3, 2), Pair(w3))
        self.stage4 = nn.Sequential(Block(w3, w4, 3, 2), Pair(w4), Pair(w4))
        self.stage5 = nn.Sequential(Block(w4, w5, 3, 2), Pair(w5))
        self.join4, self.join3 = Block(w4 + w5, w4), Block(w3 + w4, w3)
        self.heads = nn.ModuleList(ScannerHead(width) for width in (w3, w4, w5))

    def trunk_parameters(self):
        return []

    def forward(self, x):
        c3 = self.stage3(self.stem(x))
        c4 = self.stage4(c3)
        c5 = self.stage5(c4)
        p4 = self.join4(torch.cat([c4, upsample(c5)], 1))
        p3 = self.join3(torch.cat([c3, upsample(p4)], 1))
        return flat_outputs([head(level) for head, level in zip(self.heads, (p3, p4, c5))])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--card', required=True, help='file to write')
    parser.add_argument('--version', required=True)
    parser.add_argument('--size', type=int, required=True)
    parser.add_argument('--command', required=True, help='the command that made the scanner, recorded in the card')
    arguments = parser.parse_args()
    write_card(
        arguments.card, arguments.version, arguments.command, arguments.size, 'parts unscaled, at the top left',
        SUSPICION, [],
    )


if __name__ == '__main__':
    main()
