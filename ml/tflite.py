"""Reads a TensorFlow Lite file without TensorFlow: the few tables of its format that a converter needs."""
import struct

import numpy as np

OPERATORS = {
    0: 'ADD', 3: 'CONV_2D', 4: 'DEPTHWISE_CONV_2D', 6: 'DEQUANTIZE', 14: 'LOGISTIC', 17: 'MAX_POOL_2D',
    22: 'RESHAPE', 23: 'RESIZE_BILINEAR', 34: 'PAD',
}
TYPES = {0: np.float32, 1: np.float16, 2: np.int32}


class Table:
    """One flatbuffer table; fields are named by their number in the schema."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.fields = at - self.unpack('i', at)
        self.count = (self.unpack('H', self.fields) - 4) // 2

    def unpack(self, form, at):
        return struct.unpack_from('<' + form, self.data, at)[0]

    def where(self, field):
        offset = self.unpack('H', self.fields + 4 + 2 * field) if field < self.count else 0
        return self.at + offset if offset else 0

    def number(self, field, form='i', default=0):
        at = self.where(field)
        return self.unpack(form, at) if at else default

    def follow(self, at):
        return at + self.unpack('I', at)

    def table(self, field):
        at = self.where(field)
        return Table(self.data, self.follow(at)) if at else None

    def tables(self, field):
        start = self.follow(self.where(field))
        return [Table(self.data, self.follow(start + 4 + 4 * i)) for i in range(self.unpack('I', start))]

    def array(self, field, kind):
        at = self.where(field)
        if not at:
            return np.zeros(0, kind)
        start = self.follow(at)
        return np.frombuffer(self.data, kind, self.unpack('I', start), start + 4)


class Tensor:
    def __init__(self, table, buffers):
        self.name = bytes(table.array(3, np.uint8)).decode()
        self.shape = table.array(0, np.int32).tolist()
        kind = TYPES[table.number(1, 'b')]
        raw = buffers[table.number(2, 'I')].array(0, np.uint8)
        # A copy of the bytes, because the file doesn't align them for every type.
        self.value = np.frombuffer(raw.tobytes(), kind).reshape(self.shape) if raw.size else None


class Operator:
    def __init__(self, table, codes):
        code = codes[table.number(0, 'I')]
        if code not in OPERATORS:
            raise SystemExit(f'operator {code} is not known')
        self.kind = OPERATORS[code]
        self.inputs = table.array(1, np.int32).tolist()
        self.output = table.array(2, np.int32).tolist()[0]
        self.options = table.table(4)


class Model:
    def __init__(self, path):
        with open(path, 'rb') as file:
            data = file.read()
        root = Table(data, struct.unpack_from('<I', data, 0)[0])
        codes = [max(code.number(0, 'b'), code.number(3)) for code in root.tables(1)]
        graph, buffers = root.tables(2)[0], root.tables(4)
        self.tensors = [Tensor(table, buffers) for table in graph.tables(0)]
        self.operators = [Operator(table, codes) for table in graph.tables(3)]
        self.input = graph.array(1, np.int32).tolist()[0]
        self.outputs = graph.array(2, np.int32).tolist()
