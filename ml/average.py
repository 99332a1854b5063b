"""Average the weights of several snapshots of one training: steadier than any one of them."""
import argparse

import torch


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('snapshots', nargs='+')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    states = [torch.load(path, map_location='cpu', weights_only=True) for path in arguments.snapshots]
    mean = {
        key: torch.stack([state[key].float() for state in states]).mean(0) if value.is_floating_point() else value
        for key, value in states[0].items()
    }
    torch.save(mean, arguments.out)


if __name__ == '__main__':
    main()
