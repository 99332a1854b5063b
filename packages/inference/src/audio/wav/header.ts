import { AnalysisError } from '../../errors'
import type { ByteSource } from './bytes'
import { encodingOf, type SampleEncoding } from './samples'

export type WavHeader = {
  sampleRate: number
  channels: number
  encoding: SampleEncoding
  bigEndian: boolean
  /** Bytes of one sample of every channel. */
  frameBytes: number
  dataOffset: number
  /** Frames that are truly there, whatever the header promises. */
  frames: number
  /** The header promises more samples than the file holds. */
  truncated: boolean
}

const MAX_CHANNELS = 64
const MIN_SAMPLE_RATE = 1_000
const MAX_SAMPLE_RATE = 768_000
// Limits the work for a file with millions of tiny chunks.
const MAX_CHUNKS = 1_000
const UNKNOWN_SIZE = 0xffff_ffff

type Chunk = {
  id: string
  offset: number
  size: number
}

type Format = {
  tag: number
  channels: number
  sampleRate: number
  containerBytes: number
}

const isChunkId = (id: string) => /^[\x20-\x7e]{4}$/.test(id) && id.trim() !== ''

const idAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Finds the format and samples of a RIFF, RIFX, RF64 or BW64 file. Chunks come in any order; sizes are checked. */
export async function readWavHeader(source: ByteSource): Promise<WavHeader> {
  if (source.size === 0) throw new AnalysisError('file_empty')
  const start = viewOf(await source.read(0, 12))
  const form = start.byteLength === 12 ? idAt(start, 0) : ''
  if (!['RIFF', 'RIFX', 'RF64', 'BW64'].includes(form) || idAt(start, 8) !== 'WAVE') {
    throw new AnalysisError('audio_damaged', 'no WAVE header')
  }
  const bigEndian = form === 'RIFX'
  const { format, data, largeDataSize } = await findChunks(source, !bigEndian)
  if (!format) throw new AnalysisError('audio_damaged', 'no format chunk')
  if (!data) throw new AnalysisError('audio_without_samples', 'no data chunk')

  const encoding = encodingOf(format.tag, format.containerBytes)
  if (!encoding) {
    const detail = `format 0x${format.tag.toString(16)}, ${format.containerBytes * 8} bit`
    throw new AnalysisError('audio_format_unsupported', detail)
  }
  const frameBytes = format.containerBytes * format.channels
  const available = source.size - data.offset
  const promised = data.size === UNKNOWN_SIZE ? (largeDataSize ?? available) : data.size
  const frames = Math.floor(Math.min(promised, available) / frameBytes)
  if (frames === 0) throw new AnalysisError('audio_without_samples')
  return {
    sampleRate: format.sampleRate,
    channels: format.channels,
    encoding,
    bigEndian,
    frameBytes,
    dataOffset: data.offset,
    frames,
    truncated: promised > available,
  }
}

async function findChunks(source: ByteSource, littleEndian: boolean) {
  let format: Format | undefined
  let data: Chunk | undefined
  let largeDataSize: number | undefined
  let offset = 12
  for (let i = 0; i < MAX_CHUNKS && !(format && data); i++) {
    const chunk = await chunkAt(source, offset, littleEndian)
    if (!chunk) break
    if (chunk.id === 'fmt ') {
      format = readFormat(viewOf(await source.read(chunk.offset, Math.min(chunk.size, 40))), littleEndian)
    } else if (chunk.id === 'ds64' && chunk.size >= 16) {
      const view = viewOf(await source.read(chunk.offset, 16))
      if (view.byteLength === 16) largeDataSize = Number(view.getBigUint64(8, littleEndian))
    } else if (chunk.id === 'data' && !data) {
      data = await dataChunk(source, chunk, littleEndian)
    }
    offset = await endOf(source, chunk, littleEndian)
  }
  return { format, data, largeDataSize }
}

async function chunkAt(
  source: ByteSource,
  offset: number,
  littleEndian: boolean,
): Promise<Chunk | undefined> {
  const view = viewOf(await source.read(offset, 8))
  if (view.byteLength < 8) return undefined
  const id = idAt(view, 0)
  return isChunkId(id) ? { id, offset: offset + 8, size: view.getUint32(4, littleEndian) } : undefined
}

/** A recorder that crashed or wrote to a pipe leaves size 0. Then everything up to the end is sound. */
async function dataChunk(source: ByteSource, chunk: Chunk, littleEndian: boolean): Promise<Chunk> {
  const available = source.size - chunk.offset
  if (chunk.size !== 0 || available === 0) return chunk
  const next = await chunkAt(source, chunk.offset, littleEndian)
  const chunkFollows = next !== undefined && next.size <= source.size - next.offset
  return chunkFollows ? chunk : { ...chunk, size: available }
}

/** Chunks are padded to even length, except by writers that forget it. */
async function endOf(source: ByteSource, chunk: Chunk, littleEndian: boolean): Promise<number> {
  const end = chunk.offset + chunk.size
  if (chunk.size % 2 === 0) return end
  return (await chunkAt(source, end + 1, littleEndian)) ? end + 1 : end
}

const EXTENSIBLE = 0xfffe

function readFormat(view: DataView, littleEndian: boolean): Format {
  if (view.byteLength < 14) throw new AnalysisError('audio_damaged', 'format chunk too short')
  const plainTag = view.getUint16(0, littleEndian)
  // An extensible header names the true format at the start of its sub-format identifier.
  const tag = plainTag === EXTENSIBLE && view.byteLength >= 26 ? view.getUint16(24, littleEndian) : plainTag
  const channels = view.getUint16(2, littleEndian)
  const sampleRate = view.getUint32(4, littleEndian)
  const blockBytes = view.getUint16(12, littleEndian)
  const bits = view.byteLength >= 16 ? view.getUint16(14, littleEndian) : 0
  if (channels === 0) throw new AnalysisError('audio_damaged', 'no channels')
  if (channels > MAX_CHANNELS) throw new AnalysisError('audio_format_unsupported', `${channels} channels`)
  if (sampleRate < MIN_SAMPLE_RATE || sampleRate > MAX_SAMPLE_RATE) {
    throw new AnalysisError('audio_format_unsupported', `${sampleRate} Hz`)
  }
  // 20 bits travel in 3 bytes and 12 bits in 2; where the block size makes no sense the bits decide.
  const fromBlock = blockBytes % channels === 0 ? blockBytes / channels : 0
  const fromBits = Math.ceil(bits / 8)
  return {
    tag,
    channels,
    sampleRate,
    containerBytes: fromBlock >= fromBits && fromBlock <= 8 ? fromBlock || fromBits : fromBits,
  }
}
