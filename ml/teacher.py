"""The teacher: a detector on the image trunk of SAM 2 (Hiera-tiny), five times the size of the one that ships.

It sees more in a picture than the small trunks do, which is used twice: where it disagrees with a label, somebody looks,
and its scores advise the small detector in training. It isn't shipped: on a CPU it would take many times as long.
"""
import torch

from model import CLASSES, Detector, Pyramid, fold
from tagger import WIDTH, WINDOW_MULTIPLE, Hiera

WIDTHS = (160, 224, 320)
DROP_PATH = 0.1
# What the product uses, and the multiple of WINDOW_MULTIPLE next to it.
DETECTOR_SIZE, TEACHER_SIZE = 704, 3 * WINDOW_MULTIPLE


class Teacher(Pyramid):
    def __init__(self, weights=None, width=WIDTH, widths=WIDTHS):
        super().__init__()
        self.trunk = Hiera(weights, DROP_PATH, width)
        self.add_pyramid([2 * width, 4 * width, 8 * width], widths)

    def trunk_parameters(self):
        return list(self.trunk.parameters())

    def trunk_maps(self, x):
        return [stage.permute(0, 3, 1, 2) for stage in self.trunk.stages(x)[1:]]


def read_checkpoint(path):
    state = torch.load(path, map_location='cpu', weights_only=True)
    return {key: value.float() if value.is_floating_point() else value for key, value in state.items()}


def load_any(path, start_weights):
    """A detector or a teacher, whichever the checkpoint is of, and the input size it is used at."""
    state = read_checkpoint(path)
    is_teacher = any(key.startswith('trunk.') for key in state)
    model = Teacher() if is_teacher else Detector(start_weights)
    model.load_state_dict(state)
    return model.eval(), TEACHER_SIZE if is_teacher else DETECTOR_SIZE


class Advisers:
    """The mean scores of several trained networks on the same pictures, and the classes they advise on."""

    def __init__(self, paths, start_weights, device, silent):
        self.classes = [index for index, name in enumerate(CLASSES) if name not in silent]
        loaded = [fold(load_any(path, start_weights)[0]).requires_grad_(False) for path in paths]
        self.networks = [network.to(device).to(memory_format=torch.channels_last) for network in loaded]
        self.is_on_windows = any(isinstance(network, Teacher) for network in self.networks)

    @torch.no_grad()
    def scores(self, x):
        return sum(network(x)[1].float().sigmoid() for network in self.networks) / len(self.networks)
