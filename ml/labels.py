"""Our own annotations of the training pictures: what the data sets left out or got wrong, looked at by eye.

A line of a file is one picture: its file name and
  complete    classes whose objects in this picture are all known after these changes
  add         boxes to add, each [class, x, y, width, height] in pixels of the picture
  remove      boxes to remove, each given as in the data set
  ignore      boxes where a class can't be told and is neither learned nor counted as background
  background  boxes where a detector saw the class and nothing of it is there
Validation pictures have a folder of their own, and the data sets' labels of them are kept beside the corrected ones.
"""
import json

KEYS = ('complete', 'add', 'remove', 'ignore', 'background')
SAME_BOX_PIXELS = 1.5


def read_labels(paths):
    labels = {}
    for path in paths:
        with open(path) as file:
            for line in file:
                change = json.loads(line)
                file_name = change.pop('file_name')
                kept = labels.setdefault(file_name, {key: [] for key in KEYS})
                for key, values in change.items():
                    kept[key] += values
    return labels


def is_same(box, other):
    return all(abs(a - b) <= SAME_BOX_PIXELS for a, b in zip(box, other))


def apply_labels(pictures, labels):
    """Changes the pictures (as merge.py reads them) in place; says what it did. A box to remove must exist."""
    counts = {'pictures': 0, 'added': 0, 'removed': 0, 'ignored': 0, 'background': 0}
    for picture in pictures:
        change = labels.get(picture['file_name'])
        if not change:
            continue
        counts['pictures'] += 1
        for name, *box in change['remove']:
            left = [one for one in picture['boxes'] if one[0] != name or not is_same(one[1], box)]
            if len(left) == len(picture['boxes']):
                raise ValueError(f'{picture["file_name"]} has no {name} at {box}')
            counts['removed'] += len(picture['boxes']) - len(left)
            picture['boxes'] = left
        picture['boxes'] += [[name, box] for name, *box in change['add']]
        picture['ignored'] += [[name, box] for name, *box in change['ignore']]
        picture['background'] += [[name, box] for name, *box in change['background']]
        picture['labeled'] += [name for name in change['complete'] if name not in picture['labeled']]
        counts['added'] += len(change['add'])
        counts['ignored'] += len(change['ignore'])
        counts['background'] += len(change['background'])
    return counts
