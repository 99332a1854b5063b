import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { RgbFrame } from '../detector/detector'
import { AnalysisError, type AnalysisErrorCode } from '../errors'
import { MAX_PIXELS, type OpenedVideo } from './container'
import { EVIDENCE_SIDE, type Picture, SAMPLE_SIDE, sizeFor } from './pictures'
import { planSampling } from './plan'
import { type Impression, impressionOf, isAnotherScene } from './scene-change'
import type { VideoReader } from './video-reader.types'

/** The command that starts the system's FFmpeg. */
export const SYSTEM_FFMPEG = 'ffmpeg'

/**
 * The system's FFmpeg, for codecs the packaged decoder lacks (ProRes, MPEG-4 part 2, …) and for all codecs where that
 * decoder isn't installed. It decodes the whole video and returns frames at even intervals.
 */
export async function openWithSystemFfmpeg(
  video: OpenedVideo,
  path: string,
  { ffmpeg, whenMissing }: { ffmpeg: string; whenMissing: AnalysisErrorCode },
): Promise<VideoReader> {
  const { info, packets, truncated } = video
  video.close()
  if (!(await isFfmpegInstalled(ffmpeg))) throw new AnalysisError(whenMissing)
  const { interval } = planSampling(packets, info.durationSeconds)
  const evidence = sizeFor(info, EVIDENCE_SIDE)
  return {
    outline: {
      ...info,
      evidence,
      framesTotal: packets.length,
      samplesPlanned: Math.ceil(info.durationSeconds / interval),
      interval,
    },
    async sample(onSample) {
      const sceneChanges: number[] = []
      let before: Impression | undefined
      let index = 0
      for await (const frame of frames(
        ffmpeg,
        path,
        [],
        `fps=${1 / interval}:round=up`,
        sizeFor(info, SAMPLE_SIDE),
      )) {
        const time = index * interval
        const impression = impressionOf(lumaOf(frame))
        if (before && isAnotherScene(before, impression)) sceneChanges.push(time)
        before = impression
        await onSample({ index: index++, time, scene: sceneChanges.length, frame })
      }
      if (index === 0) throw new AnalysisError('video_damaged', 'no frame could be decoded')
      return { sceneChanges, framesDecoded: packets.length, damaged: truncated, stoppedAt: undefined }
    },
    async evidence(index) {
      for await (const frame of frames(ffmpeg, path, ['-ss', String(index * interval)], 'null', evidence))
        return frame
      return undefined
    },
    close: () => {},
  }
}

/** Scenes are compared by luma alone. */
function lumaOf({ data, width, height }: RgbFrame): Picture {
  const luma = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < luma.length; i++, at += 3) {
    luma[i] =
      (54 * (data[at] as number) + 183 * (data[at + 1] as number) + 19 * (data[at + 2] as number)) >> 8
  }
  return { width, height, data: luma, chromaAcross: 1, chromaDown: 1, deep: false }
}

/** Whether the system has FFmpeg; it's asked for its version. */
export const isFfmpegInstalled = (ffmpeg = SYSTEM_FFMPEG): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(ffmpeg, ['-version'], { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', code => resolve(code === 0))
  })

type Decoding = ChildProcessByStdio<null, Readable, null>

/** Frames of the largest size that is decoded, several at a time, beside FFmpeg's own libraries. */
const MAX_ADDRESS_SPACE_KB = 900_000
const MAX_CPU_SECONDS = 3_600

/**
 * FFmpeg within limits that the system enforces: what a frame really takes is only known when it's decoded. Where a
 * system knows no such limit, FFmpeg's own must do.
 */
export function startFfmpeg(ffmpeg: string, options: string[]): Decoding {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  if (process.platform !== 'linux') return spawn(ffmpeg, options, { stdio })
  const limited = `ulimit -v ${MAX_ADDRESS_SPACE_KB}; ulimit -t ${MAX_CPU_SECONDS}; exec "$0" "$@"`
  return spawn('sh', ['-c', limited, ffmpeg, ...options], { stdio })
}

async function* frames(
  ffmpeg: string,
  path: string,
  seek: string[],
  filter: string,
  { width, height }: { width: number; height: number },
): AsyncGenerator<RgbFrame> {
  // The container is named and only files may be opened: a crafted playlist must not make it fetch anything.
  const limits = ['-threads', '1', '-max_pixels', String(MAX_PIXELS)]
  const input = [...limits, '-protocol_whitelist', 'file', '-f', 'mov', '-i', `file:${path}`]
  const scaled = `${filter},scale=${width}:${height}`
  const output = ['-map', '0:v:0', '-vf', scaled, '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  const child = startFfmpeg(ffmpeg, ['-nostdin', '-v', 'quiet', ...seek, ...input, ...output])
  const bytes = width * height * 3
  try {
    let data = new Uint8Array(bytes)
    let filled = 0
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; ) {
        const taken = Math.min(chunk.length - at, bytes - filled)
        data.set(chunk.subarray(at, at + taken), filled)
        at += taken
        filled += taken
        if (filled < bytes) continue
        yield { data, width, height }
        data = new Uint8Array(bytes)
        filled = 0
      }
    }
  } finally {
    child.kill('SIGKILL')
  }
}
