"""The card beside an exported file: what the product needs to know to run it."""
import json

from evaluate import NMS_OVERLAP
from model import CLASSES, GRAY


def write_card(path, version, command, size, fit, thresholds, trusted, **rest):
    """`fit` says how a picture gets into the input, `trusted` are the classes the product may report."""
    card = {
        'version': version,
        'command': command,
        'input': {
            'name': 'images', 'size': size, 'layout': 'NCHW', 'color': 'RGB', 'scale': '0..1', 'fit': fit,
            'pad': f'{GRAY}/255',
        },
        'classes': CLASSES,
        'thresholds': thresholds,
        'nmsIou': NMS_OVERLAP,
        'trustedClasses': trusted,
        **rest,
    }
    with open(path, 'w') as file:
        json.dump(card, file, indent=2)
        file.write('\n')
