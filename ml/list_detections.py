"""What a checkpoint finds on the pictures of a split, to choose what people should look at and label."""
import argparse
import json
import os

import torch

from data import PictureSet
from evaluate import detect
from model import CLASSES
from teacher import load_any

MIN_SCORE = 0.15


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--start-weights', required=True)
    parser.add_argument('--checkpoint', required=True)
    parser.add_argument('--split', default='train')
    parser.add_argument('--out', required=True, help='json: file name to [x0, y0, x1, y1, score, class]')
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    pictures = PictureSet(f'{arguments.data}/{arguments.split}.json', os.path.join(arguments.data, 'images'), device)
    model, size = load_any(arguments.checkpoint, arguments.start_weights)
    model = model.to(device).to(memory_format=torch.channels_last)
    detections = detect(model, pictures.canvases, size, floor=MIN_SCORE, mirrored_too=True)
    listed = {}
    for picture, found, (width, _) in zip(pictures.pictures, detections, pictures.sizes.tolist()):
        scale = picture['width'] / width
        listed[picture['file_name']] = [
            [*(round(float(value) * scale, 1) for value in box[:4]), round(float(box[4]), 3), CLASSES[int(box[5])]]
            for box in found
        ]
    with open(arguments.out, 'w') as file:
        json.dump(listed, file, separators=(',', ':'))


if __name__ == '__main__':
    main()
