"""Join labeled folders (COCO json and tar files or an images folder) into one and apply our own annotations to its
training pictures.

Writes OUT/train.json, OUT/val.json and OUT/images. With --validation-labels it also writes OUT/val-corrected.json, so
that a detector can be judged by the labels of the data sets and by the corrected ones. Every reader of the training code
uses these files only.
"""
import argparse
import glob
import json
import os
import shutil
import tarfile

from labels import apply_labels, read_labels
from model import CLASSES


def read(folder, split, classes=CLASSES):
    """The pictures of one folder, each with its boxes of these classes as [class name, [x, y, width, height]]."""
    with open(f'{folder}/{split}.json') as file:
        coco = json.load(file)
    names = {category['id']: category['name'] for category in coco['categories']}

    def known(values):
        return [name for name in values if name in classes]

    def known_boxes(values):
        return [[name, box] for name, box in values if name in classes]

    pictures = {}
    for picture in coco['images']:
        # The data sets spell it the British way.
        labeled = picture.get('labeled', picture.get('labelled', []))
        pictures[picture['id']] = {
            'file_name': picture['file_name'], 'width': picture['width'], 'height': picture['height'],
            'source': picture['source'], 'labeled': known(labeled),
            'assumed_absent': known(picture.get('assumed_absent', [])), 'boxes': [],
            'ignored': known_boxes(picture.get('ignored', [])),
            'background': known_boxes(picture.get('background', [])),
        }
    for annotation in coco['annotations']:
        name = names[annotation['category_id']]
        if name in classes:
            pictures[annotation['image_id']]['boxes'].append([name, annotation['bbox']])
    return list(pictures.values())


def to_coco(pictures, classes=CLASSES):
    images, annotations = [], []
    for index, picture in enumerate(pictures):
        images.append({**{key: value for key, value in picture.items() if key != 'boxes'}, 'id': index})
        for name, box in picture['boxes']:
            annotations.append(
                {'id': len(annotations), 'image_id': index, 'category_id': classes.index(name), 'bbox': box}
            )
    categories = [{'id': index, 'name': name} for index, name in enumerate(classes)]
    return {'images': images, 'annotations': annotations, 'categories': categories}


def write(pictures, path):
    with open(path, 'w') as file:
        json.dump(to_coco(pictures), file)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--labels', nargs='*', default=[], help='our own annotations of training pictures')
    parser.add_argument('--validation-labels', nargs='*', default=[], help='our corrections of validation pictures')
    parser.add_argument('--limit', type=int, default=0, help='keep about this many pictures of a split, for a trial')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    kept = set()
    for split in ('train', 'val'):
        pictures = [picture for folder in arguments.folders for picture in read(folder, split)]
        if split == 'train':
            print(apply_labels(pictures, read_labels(arguments.labels)))
        if arguments.limit:
            pictures = pictures[:: max(1, len(pictures) // arguments.limit)]
        kept |= {picture['file_name'] for picture in pictures}
        write(pictures, f'{arguments.out}/{split}.json')
        if split == 'val' and arguments.validation_labels:
            print(apply_labels(pictures, read_labels(arguments.validation_labels)))
            write(pictures, f'{arguments.out}/val-corrected.json')
        print(f'{split}: {len(pictures)} pictures, {sum(len(picture["boxes"]) for picture in pictures)} boxes')
    if os.path.isdir(f'{arguments.out}/images'):
        return
    os.makedirs(f'{arguments.out}/images')
    for folder in arguments.folders:
        # What Plumbline exports has its pictures in a folder instead.
        for path in sorted(glob.glob(f'{folder}/images/*')):
            if os.path.basename(path) in kept:
                shutil.copy(path, f'{arguments.out}/images')
        for archive in sorted(glob.glob(f'{folder}/*.tar')):
            with tarfile.open(archive) as tar:
                members = [member for member in tar if os.path.basename(member.name) in kept]
                tar.extractall(arguments.out, members, filter='data')


if __name__ == '__main__':
    main()
