"""Average precision of several detectors on the validation pictures, by class and by source, side by side."""
import argparse
import os

import torch

from data import PictureSet
from evaluate import average_precision, detect, mean_ap50
from model import CLASSES, CORE
from teacher import load_any


def by_source(detections, pictures):
    """{source or 'all': {class: (AP50, objects)}}"""
    sources = [picture['source'] for picture in pictures.pictures]
    tables = {}
    for source in ('all', *dict.fromkeys(sources)):
        rows = [row for row, one in enumerate(sources) if source in ('all', one)]
        results = average_precision(
            [detections[row] for row in rows], [pictures.truth[row] for row in rows], pictures.labeled[rows], [0.5],
            ignored=[pictures.ignored[row] for row in rows],
        )
        tables[source] = {name: (float(result['ap'][0]), result['objects']) for name, result in results.items()}
        if all(name in results for name in CORE):
            tables[source]['first five'] = (mean_ap50(results, CORE), 0)
    return tables


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoints', nargs='+')
    parser.add_argument('--data', required=True)
    parser.add_argument('--start-weights', required=True)
    parser.add_argument('--split', default='val', help='val, or val-corrected for the labels corrected by eye')
    parser.add_argument('--size', type=int, help='another input size than each is used at')
    parser.add_argument('--batch', type=int, default=64)
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    pictures = PictureSet(f'{arguments.data}/{arguments.split}.json', os.path.join(arguments.data, 'images'), device)
    columns = []
    for path in arguments.checkpoints:
        model, size = load_any(path, arguments.start_weights)
        model = model.to(device).to(memory_format=torch.channels_last)
        found = detect(model, pictures.canvases, arguments.size or size, batch=arguments.batch)
        columns.append(by_source(found, pictures))
    for source, table in columns[0].items():
        print(source)
        for name in (*CLASSES, 'first five'):
            if name in table:
                figures = ' '.join(f'{column[source][name][0]:.3f}' for column in columns)
                print(f'  {name:15s} {table[name][1] or "":>5} {figures}')


if __name__ == '__main__':
    main()
