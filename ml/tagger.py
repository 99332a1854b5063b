"""The tagger's network: EfficientNet-Lite4 with one output per tag, for a whole picture of 300 by 300."""
import torch
import torch.nn.functional as F
from torch import nn

SIZE = 300
STAGE_STRIDES = (1, 2, 2, 2, 1, 2, 1)


def pad_same(x, kernel, stride):
    """Pads as TensorFlow does: what is left over goes right and below."""
    total = [max((-(-side // stride) - 1) * stride + kernel - side, 0) for side in x.shape[-2:]]
    return F.pad(x, (total[1] // 2, total[1] - total[1] // 2, total[0] // 2, total[0] - total[0] // 2))


class ConvNorm(nn.Module):
    """A convolution with its batch norm, and a ReLU6 unless it ends a block."""

    def __init__(self, weight, stride=1, groups=1, is_active=True):
        super().__init__()
        outputs, inputs, kernel, _ = weight.shape
        self.conv = nn.Conv2d(inputs * groups, outputs, kernel, stride, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(outputs, eps=1e-3)
        self.is_active = is_active

    def start_from(self, weights, conv, norm):
        self.conv.weight.data.copy_(weights[f'{conv}.weight'])
        names = ('weight', 'bias', 'running_mean', 'running_var')
        self.norm.load_state_dict({name: weights[f'{norm}.{name}'] for name in names}, strict=False)
        return self

    def forward(self, x):
        kernel, stride = self.conv.kernel_size[0], self.conv.stride[0]
        x = self.norm(self.conv(pad_same(x, kernel, stride) if kernel > 1 else x))
        return F.hardtanh(x, 0.0, 6.0) if self.is_active else x


class Block(nn.Module):
    """Widens, looks around in each channel by itself, and narrows again; the first stage doesn't widen."""

    def __init__(self, weights, name, stride):
        super().__init__()
        is_wide = f'{name}.conv_pwl.weight' in weights
        layers = [('conv_pw', 'bn1'), ('conv_dw', 'bn2'), ('conv_pwl', 'bn3')] if is_wide else [
            ('conv_dw', 'bn1'), ('conv_pw', 'bn2')]
        modules = []
        for index, (conv, norm) in enumerate(layers):
            weight = weights[f'{name}.{conv}.weight']
            is_depthwise = conv == 'conv_dw'
            module = ConvNorm(weight, stride if is_depthwise else 1, weight.shape[0] if is_depthwise else 1,
                              is_active=index < len(layers) - 1)
            modules.append(module.start_from(weights, f'{name}.{conv}', f'{name}.{norm}'))
        self.layers = nn.Sequential(*modules)
        first = weights[f'{name}.{layers[0][0]}.weight']
        inputs = first.shape[1] if is_wide else first.shape[0]
        self.is_residual = stride == 1 and inputs == modules[-1].conv.out_channels

    def forward(self, x):
        return x + self.layers(x) if self.is_residual else self.layers(x)


class Tagger(nn.Module):
    """Pictures from 0 to 1 [N,3,300,300] to one logit per tag [N,T]. Starts from the weights that were trained on ImageNet."""

    def __init__(self, weights, tags, dropout=0.3):
        super().__init__()
        weights = {name: value.float() for name, value in weights.items()}
        self.stem = ConvNorm(weights['conv_stem.weight'], stride=2).start_from(weights, 'conv_stem', 'bn1')
        blocks = []
        for stage, stride in enumerate(STAGE_STRIDES):
            index = 0
            while f'blocks.{stage}.{index}.conv_dw.weight' in weights:
                blocks.append(Block(weights, f'blocks.{stage}.{index}', stride if index == 0 else 1))
                index += 1
        self.blocks = nn.Sequential(*blocks)
        self.head = ConvNorm(weights['conv_head.weight']).start_from(weights, 'conv_head', 'bn2')
        self.dropout = nn.Dropout(dropout)
        self.last = nn.Linear(weights['conv_head.weight'].shape[0], tags)
        nn.init.normal_(self.last.weight, std=0.01)
        nn.init.constant_(self.last.bias, -3.0)

    def forward(self, images):
        x = self.head(self.blocks(self.stem((images * 255 - 127) / 128)))
        return self.last(self.dropout(x.mean((2, 3))))
