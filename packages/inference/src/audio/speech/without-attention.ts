/**
 * The packaged encoder also answers its attention maps, four of 54 MB, and the runtime computes and keeps every output
 * a model declares. This takes those declarations out of the model's bytes (ONNX is protocol buffers: the graph is
 * field 7 of the model, an output is field 12 of the graph and its name field 1 of the output).
 */
export function withoutAttentionOutputs(model: Uint8Array): Uint8Array {
  const parts = [...fields(model)].map(field => {
    if (field.number !== GRAPH || !field.body) return field.bytes
    const kept = [...fields(field.body)].filter(
      inner => !(inner.number === OUTPUT && isAttention(inner.body)),
    )
    const body = Buffer.concat(kept.map(inner => inner.bytes))
    return Buffer.concat([varint((GRAPH << 3) | LENGTH_DELIMITED), varint(body.length), body])
  })
  return Buffer.concat(parts)
}

const GRAPH = 7
const OUTPUT = 12
const NAME = 1
const LENGTH_DELIMITED = 2

function isAttention(output: Uint8Array | undefined) {
  const name = output && [...fields(output)].find(({ number }) => number === NAME)?.body
  return name !== undefined && new TextDecoder().decode(name).includes('attentions')
}

type Field = {
  number: number
  /** Tag and all. */
  bytes: Uint8Array
  body: Uint8Array | undefined
}

function* fields(message: Uint8Array): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const tag = readVarint(message, at)
    const number = tag.value >>> 3
    const kind = tag.value & 7
    let end = tag.end
    let body: Uint8Array | undefined
    if (kind === LENGTH_DELIMITED) {
      const length = readVarint(message, tag.end)
      end = length.end + length.value
      body = message.subarray(length.end, end)
    } else if (kind === 0) end = readVarint(message, tag.end).end
    else if (kind === 1) end = tag.end + 8
    else if (kind === 5) end = tag.end + 4
    else throw new Error('not an ONNX model')
    yield { number, bytes: message.subarray(at, end), body }
    at = end
  }
}

function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0
  for (let shift = 0, i = at; i < bytes.length; shift += 7, i++) {
    const byte = bytes[i] as number
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, end: i + 1 }
  }
  throw new Error('not an ONNX model')
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Uint8Array.from(bytes)
}
