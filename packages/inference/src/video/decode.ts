import type { EncodedPacket, EncodedPacketSink } from 'mediabunny'
import type { VideoFrame } from 'node-webcodecs'
import { AnalysisError } from '../errors'
import type { OpenedVideo } from './container'
import type { Picture } from './pictures'
import type { Run } from './plan'

/** The packaged decoder. It has no build for every platform, so it may be missing. */
export type WebCodecs = Pick<typeof import('node-webcodecs'), 'EncodedVideoChunk' | 'VideoDecoder'>

export async function loadWebCodecs(): Promise<WebCodecs | undefined> {
  try {
    return await import('node-webcodecs')
  } catch {
    return undefined
  }
}

/** Says what to make of a frame, `undefined` for nothing. The picture it reads is gone after the call. */
export type Select<Kept> = (index: number, time: number, read: () => Picture | undefined) => Kept | undefined

/**
 * Decodes one run on this thread and yields what `select` keeps of it, so that no more than a few frames are held.
 * The decoder does not say which packet a frame came from, but frames come in the order in which they are shown, and
 * so do the packets' times: that pairs them. Returns whether everything could be read and decoded.
 */
export async function* decodeRun<Kept>(
  { EncodedVideoChunk, VideoDecoder }: WebCodecs,
  video: OpenedVideo,
  run: Run,
  select: Select<Kept>,
): AsyncGenerator<Kept, boolean> {
  const { decoding, packets } = video
  const first = packets[run.from]
  if (!decoding || !first) throw new AnalysisError('video_codec_unsupported')
  const waiting: Shown[] = []
  const kept: Kept[] = []
  let sound = true
  let reached = run.from - 1
  let selectError: unknown
  const decoder = new VideoDecoder({
    output: frame => {
      const shown = waiting.shift()
      try {
        const selected = shown && select(shown.index, shown.time, () => pictureOf(frame, decoding.color.deep))
        if (selected !== undefined) kept.push(selected)
      } catch (error) {
        // Thrown through the decoder it would only be printed.
        selectError = error
      } finally {
        frame.close()
      }
    },
    error: () => {
      sound = false
    },
  })
  try {
    decoder.configure({ ...decoding.config, useWorkerThread: false })
    for await (const { index, packet } of packetsOf(decoding.sink, first.time, run)) {
      insertByTime(waiting, { index, time: packet.timestamp })
      decoder.decode(new EncodedVideoChunk(chunkOf(packet)))
      reached = index
      if (selectError) throw selectError
      yield* kept.splice(0)
    }
    await decoder.flush()
    if (selectError) throw selectError
  } catch (error) {
    if (error instanceof AnalysisError) throw error
    // The bytes end early or make no sense from here on; what was decoded before counts.
    sound = false
  } finally {
    decoder.close()
  }
  yield* kept
  return sound && reached === run.to && waiting.length === 0
}

type Shown = {
  index: number
  time: number
}

async function* packetsOf(sink: EncodedPacketSink, start: number, { from, to }: Run) {
  let packet = await sink.getKeyPacket(start)
  for (let index = from; packet && index <= to; index++) {
    // Frames shown before the key frame build on ones before it, which were not decoded.
    if (packet.timestamp >= start) yield { index, packet }
    packet = index < to ? await sink.getNextPacket(packet) : null
  }
}

const chunkOf = (packet: EncodedPacket) => ({
  type: packet.type,
  timestamp: packet.microsecondTimestamp,
  duration: packet.microsecondDuration,
  data: packet.data,
})

function insertByTime(waiting: Shown[], entry: Shown): void {
  const at = waiting.findLastIndex(({ time }) => time <= entry.time)
  waiting.splice(at + 1, 0, entry)
}

type Layout = Pick<Picture, 'chromaAcross' | 'chromaDown' | 'deep'>

const layouts: Layout[] = [
  { chromaAcross: 1, chromaDown: 1, deep: false },
  { chromaAcross: 1, chromaDown: 0, deep: false },
  { chromaAcross: 0, chromaDown: 0, deep: false },
  { chromaAcross: 1, chromaDown: 1, deep: true },
  { chromaAcross: 1, chromaDown: 0, deep: true },
]

function sizeOf({ chromaAcross, chromaDown, deep }: Layout, width: number, height: number) {
  const chroma = ((width + chromaAcross) >> chromaAcross) * ((height + chromaDown) >> chromaDown)
  return (width * height + 2 * chroma) * (deep ? 2 : 1)
}

/** One for all frames: a new one for each would fill the memory faster than it is collected. */
let scratch = Buffer.alloc(0)

/** The decoder names only some formats (ten bits are none of them), so the size of the frame has to tell. */
function pictureOf(frame: VideoFrame, deep: boolean): Picture | undefined {
  const { codedWidth: width, codedHeight: height } = frame
  // The public copy answers a promise and guesses the size; its native part is exact and done when it returns.
  const native = frame._getNative() as { allocationSize(): number; copyTo(target: Buffer): void }
  const size = native.allocationSize()
  const fitting = layouts.filter(layout => sizeOf(layout, width, height) === size)
  const layout = fitting.find(candidate => candidate.deep === deep) ?? fitting[0]
  if (!layout) return undefined
  if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size)
  native.copyTo(scratch)
  return { width, height, data: scratch, ...layout }
}
