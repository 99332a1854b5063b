"""Small labeled folders made of noise, so that the tests need no pictures of the data sets."""
import io
import json
import os
import sys
import tarfile

import numpy as np
from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))

NAMES = ('person', 'hard_hat', 'safety_vest', 'no_safety_vest', 'fallen_person')


def picture_bytes(width, height, seed):
    pixels = np.random.default_rng(seed).integers(0, 255, (height, width, 3), np.uint8)
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, 'JPEG')
    return buffer.getvalue()


def write_folder(folder, spelling='labelled', source='css'):
    """Two training pictures and one for validation; each has a person and one with a vest."""
    os.makedirs(folder)
    archive = tarfile.open(os.path.join(folder, 'images-01.tar'), 'w')
    for split, files in (('train', ('a.jpg', 'b.jpg')), ('val', ('c.jpg',))):
        images, annotations = [], []
        for index, file_name in enumerate(files):
            data = picture_bytes(320, 160, index)
            entry = tarfile.TarInfo(f'images/{file_name}')
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
            images.append({
                'id': 10 + index, 'file_name': file_name, 'width': 320, 'height': 160, 'source': source,
                spelling: ['person', 'hard_hat', 'fallen_person'], 'assumed_absent': ['fire', 'fallen_person'],
            })
            for category, box in ((0, [20, 10, 60, 120]), (4, [0, 0, 9, 9])):
                annotations.append(
                    {'id': len(annotations), 'image_id': 10 + index, 'category_id': category, 'bbox': box}
                )
        categories = [{'id': index, 'name': name} for index, name in enumerate(NAMES)]
        with open(os.path.join(folder, f'{split}.json'), 'w') as file:
            json.dump({'images': images, 'annotations': annotations, 'categories': categories}, file)
    archive.close()
