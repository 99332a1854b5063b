"""The tagger's network: the image trunk of SAM 2 (Hiera-tiny) with one output per tag, for a picture of 448 by 448.

What a tag gets is the sum of two answers: one for the picture as a whole, and one pooled from its places, which small things
such as ladders need. Maps are [N,H,W,C]. The names of the trunk's weights are those of timm's `sam2_hiera_tiny`.
"""
import math

import torch
import torch.nn.functional as F
from torch import nn

SIZE = 448
WIDTH = 96
STAGES = (1, 2, 7, 2)
# Attention within windows of this side, but over the whole map in a few blocks.
WINDOWS = (8, 4, 14, 7)
WHOLE_MAP = (5, 7, 9)
# What a place is described by before each tag is told from it.
PLACE_WIDTH = 256
# How far the surest place decides: 0 would be the mean of all places, infinity the surest alone.
SURENESS = 3.0
# Windows of every stage fit into a picture whose side this divides.
WINDOW_MULTIPLE = 224
# What isn't of the trunk, and starts from random numbers.
HEAD = ('norm.', 'last.', 'middle_norm.', 'end_norm.', 'from_middle.', 'from_end.', 'places.')


def halved(x):
    return F.max_pool2d(x.permute(0, 3, 1, 2), 2).permute(0, 2, 3, 1)


def doubled(x):
    x = torch.stack([x, x], 3).flatten(2, 3)
    return torch.stack([x, x], 2).flatten(1, 2)


def pooled(places):
    """One answer from those of all places [N,H,W,T], nearer to the surest than to the mean."""
    each = places.flatten(1, 2)
    return (torch.logsumexp(each * SURENESS, 1) - math.log(each.shape[1])) / SURENESS


def into_windows(x, side):
    count, high, wide, width = x.shape
    x = x.view(count, high // side, side, wide // side, side, width)
    return x.transpose(2, 3).reshape(-1, side, side, width)


def from_windows(x, side, high, wide):
    x = x.view(-1, high // side, wide // side, side, side, x.shape[-1])
    return x.transpose(2, 3).reshape(-1, high, wide, x.shape[-1])


class Attention(nn.Module):
    def __init__(self, inputs, outputs, heads, is_halving):
        super().__init__()
        self.heads, self.is_halving = heads, is_halving
        self.qkv = nn.Linear(inputs, 3 * outputs)
        self.proj = nn.Linear(outputs, outputs)

    def forward(self, x):
        count, high, wide, _ = x.shape
        query, key, value = self.qkv(x).chunk(3, -1)
        if self.is_halving:
            query = halved(query)
        _, high, wide, width = query.shape

        def by_head(part):
            return part.reshape(count, -1, self.heads, width // self.heads).transpose(1, 2)

        out = F.scaled_dot_product_attention(by_head(query), by_head(key), by_head(value))
        return self.proj(out.transpose(1, 2).reshape(count, high, wide, width))


class Mlp(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        return self.fc2(F.gelu(self.fc1(x)))


class Block(nn.Module):
    """The first block of a stage but the first halves the map and doubles its width."""

    def __init__(self, inputs, outputs, heads, window, drop):
        super().__init__()
        self.is_halving, self.window, self.drop = inputs != outputs, window, drop
        self.norm1, self.norm2 = nn.LayerNorm(inputs, eps=1e-6), nn.LayerNorm(outputs, eps=1e-6)
        self.attn = Attention(inputs, outputs, heads, self.is_halving)
        self.mlp = Mlp(outputs)
        self.proj = nn.Linear(inputs, outputs) if self.is_halving else None

    def dropped(self, x):
        """Some pictures go around the block while training."""
        if not self.training or not self.drop:
            return x
        kept = torch.rand(len(x), 1, 1, 1, device=x.device) >= self.drop
        return x * kept / (1 - self.drop)

    def forward(self, x):
        beside, x = x, self.norm1(x)
        if self.is_halving:
            beside = halved(self.proj(x))
        if self.window:
            side = self.window // 2 if self.is_halving else self.window
            x = from_windows(self.attn(into_windows(x, self.window)), side, *beside.shape[1:3])
        else:
            x = self.attn(x)
        x = beside + self.dropped(x)
        return x + self.dropped(self.mlp(self.norm2(x)))


class Hiera(nn.Module):
    """The trunk alone, for square pictures whose side WINDOW_MULTIPLE divides. Without weights it starts from random
    numbers.
    """

    def __init__(self, weights, drop_path=0.15, width=WIDTH):
        super().__init__()
        self.patch_embed = nn.Module()
        self.patch_embed.proj = nn.Conv2d(3, width, 7, 4, 3)
        self.pos_embed = nn.Parameter(torch.zeros(1, width, 7, 7))
        self.pos_embed_window = nn.Parameter(torch.zeros(1, width, WINDOWS[0], WINDOWS[0]))
        blocks, heads = [], 1
        for stage, count in enumerate(STAGES):
            for index in range(count):
                is_first = stage > 0 and index == 0
                number = len(blocks)
                # A block that halves the map still has the windows of the stage before.
                window = 0 if number in WHOLE_MAP else WINDOWS[stage - is_first]
                outputs = width * 2 if is_first else width
                heads = heads * 2 if is_first else heads
                blocks.append(Block(width, outputs, heads, window, drop_path * number / (sum(STAGES) - 1)))
                width = outputs
        self.blocks = nn.ModuleList(blocks)
        self.width = width
        if weights:
            self.load_state_dict({name: value.float() for name, value in weights.items()})
        self.register_buffer('mean', torch.tensor([0.485, 0.456, 0.406]).view(1, 3, 1, 1), persistent=False)
        self.register_buffer('spread', torch.tensor([0.229, 0.224, 0.225]).view(1, 3, 1, 1), persistent=False)

    def positions(self, side):
        """What each place of a square map is told about where it is [1,C,side,side]."""
        where = F.interpolate(self.pos_embed, (side, side), mode='bicubic')
        return where + self.pos_embed_window.tile(1, 1, side // WINDOWS[0], side // WINDOWS[0])

    def stages(self, images, positions=None):
        """The maps of stride 4, 8, 16 and 32, each [N,H,W,C]."""
        x = self.patch_embed.proj((images - self.mean) / self.spread)
        x = (x + (self.positions(x.shape[-1]) if positions is None else positions)).permute(0, 2, 3, 1)
        maps, first = [], 0
        for count in STAGES:
            for block in self.blocks[first : first + count]:
                x = block(x)
            maps.append(x)
            first += count
        return maps


class Tagger(Hiera):
    """Pictures from 0 to 1 [N,3,448,448] to one logit per tag [N,T]."""

    def __init__(self, weights, tags, dropout=0.3, drop_path=0.15, width=WIDTH):
        super().__init__(weights, drop_path, width)
        width = self.width
        self.norm = nn.LayerNorm(width + width // 2)
        self.dropout = nn.Dropout(dropout)
        self.last = nn.Linear(width + width // 2, tags)
        nn.init.normal_(self.last.weight, std=0.01)
        nn.init.constant_(self.last.bias, -1.0)
        self.middle_norm, self.end_norm = nn.LayerNorm(width // 2), nn.LayerNorm(width)
        self.from_middle, self.from_end = nn.Linear(width // 2, PLACE_WIDTH), nn.Linear(width, PLACE_WIDTH)
        self.places = nn.Linear(PLACE_WIDTH, tags)
        nn.init.normal_(self.places.weight, std=0.01)
        nn.init.constant_(self.places.bias, -3.0)

    def forward(self, images, positions=None):
        _, _, middle, x = self.stages(images, positions)
        whole = self.last(self.dropout(self.norm(torch.cat([middle.mean((1, 2)), x.mean((1, 2))], 1))))
        each = F.gelu(self.from_middle(self.middle_norm(middle)) + doubled(self.from_end(self.end_norm(x))))
        return whole.float() + pooled(self.places(F.dropout(each, 0.1, self.training)).float())
