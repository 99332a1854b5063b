"""Pictures to train and judge the heads for structures: photos with our own labels, photos that show none, drawn scenes.

Writes OUT/train.json, OUT/val.json and OUT/images. Validation pictures are photos that somebody labeled, and none of
them is a training picture.
"""
import argparse
import json
import os
import shutil

from labels import read_labels
from merge import read, to_coco
from model import STRUCTURES

# Streets, homes and fires hold none of these, though nobody looked.
ABSENT = ('scaffold', 'platform', 'trench', 'harness', 'open_edge')
NEGATIVES = ('coco', 'openimages_plates', 'fire')


def with_labels(picture, label):
    boxes, ignored = ([[name, box] for name, *box in label[key]] for key in ('add', 'ignore'))
    return {
        **picture, 'source': 'structures' if boxes else 'no_structures', 'labeled': STRUCTURES, 'assumed_absent': [],
        'boxes': boxes, 'ignored': ignored,
    }


def without_structures(picture):
    return {**picture, 'source': 'negatives', 'labeled': [], 'assumed_absent': ABSENT, 'boxes': [], 'ignored': []}


def choose_photos(photos, labels, split):
    """The photos somebody labeled and, for training, those whose source shows no structures."""
    chosen = [with_labels(each, labels[each['file_name']]) for each in photos if each['file_name'] in labels]
    if split == 'train':
        chosen += [without_structures(each) for each in photos if each['source'].startswith(NEGATIVES)]
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True, help='folder written by merge.py')
    parser.add_argument('--scenes', required=True, help='folder written by scene_render.py')
    parser.add_argument('--labels', required=True, help='folder with train.jsonl and val.jsonl')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    os.makedirs(f'{arguments.out}/images', exist_ok=True)
    for split in ('train', 'val'):
        photos = read(arguments.data, split, STRUCTURES)
        chosen = {
            arguments.data: choose_photos(photos, read_labels([f'{arguments.labels}/{split}.jsonl']), split),
            arguments.scenes: read(arguments.scenes, split, STRUCTURES),
        }
        for folder, pictures in chosen.items():
            for picture in pictures:
                name = picture['file_name']
                shutil.copyfile(f'{folder}/images/{name}', f'{arguments.out}/images/{name}')
        pictures = sum(chosen.values(), [])
        with open(f'{arguments.out}/{split}.json', 'w') as file:
            json.dump(to_coco(pictures, STRUCTURES), file)
        print(f'{split}: {len(pictures)} pictures, {sum(len(each["boxes"]) for each in pictures)} boxes')


if __name__ == '__main__':
    main()
