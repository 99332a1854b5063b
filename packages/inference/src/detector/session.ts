import type { Box, Label } from '@plumbline/domain'
import type { InferenceSession } from 'onnxruntime-node'
import type { Finding } from '../findings'
import { readSceneModel, type SceneGuess, type SceneModel } from '../scene-type/scene-model'
import { type DetectorCard, detectorFiles, keptFrom, readCard, scannerFiles } from './card'
import type { RgbFrame } from './detector'
import { fillInput } from './letterbox'
import { readOutput } from './read-output'

export type LookOptions = {
  /** Replaces the shipped thresholds in evaluations that need every detection. */
  minConfidence?: number
  /** Called with the kind of place this part looks like, where the installed files can tell. */
  onScene?: (guess: SceneGuess) => void
}

/** The network itself. `look` blocks its thread, so it runs in a worker. */
export type DetectorSession = {
  readonly card: DetectorCard
  /** Looks at a part of a picture that fits the input unscaled; boxes come back in that picture's pixels. */
  look(picture: RgbFrame, part?: Box, options?: LookOptions): Promise<Finding[]>
  release(): Promise<void>
}

/** `fast` multiplies eight-bit numbers; `safe` uses the same weights in floating point, at two thirds of the speed. */
export type Precision = 'fast' | 'safe'

type Computing = { threads: number; precision?: Precision }

export async function openDetector(modelsFolder: string, computing: Computing): Promise<DetectorSession> {
  const files = detectorFiles(modelsFolder)
  const card = await readCard(files)
  const sceneModel = await readSceneModel(modelsFolder, card.version)
  return openNetwork(files.weights, { card, ...computing, sceneModel })
}

export async function openScanner(modelsFolder: string, computing: Computing): Promise<DetectorSession> {
  const files = scannerFiles(modelsFolder)
  return openNetwork(files.weights, { card: await readCard(files), ...computing })
}

type NetworkOptions = Computing & { card: DetectorCard; sceneModel?: SceneModel | undefined }

async function openNetwork(
  weights: string,
  { card, threads, precision, sceneModel }: NetworkOptions,
): Promise<DetectorSession> {
  const { InferenceSession: Sessions, Tensor } = await loadRuntime()
  const session = await Sessions.create(weights, sessionOptions(threads, precision))
  const inputName = session.inputNames[0] as string
  const size = card.inputSize
  const input = new Float32Array(3 * size * size)

  return {
    card,
    async look(picture, part = { x: 0, y: 0, width: picture.width, height: picture.height }, options = {}) {
      fillInput(input, size, picture, part)
      const tensor = new Tensor('float32', input, [1, 3, size, size])
      const outputs = await session.run({ [inputName]: tensor })
      const { boxes, scores, embedding } = outputs
      if (!boxes || !scores) throw new Error('the detector returned no boxes and scores')
      const findings = readOutput(boxes.data as Float32Array, scores.data as Float32Array, {
        classes: card.classes,
        thresholds: options.minConfidence === undefined ? keptFrom(card) : all(card, options.minConfidence),
        nmsIou: card.nmsIou,
      })
      if (embedding && sceneModel) options.onScene?.(sceneModel(embedding.data as Float32Array))
      // Native memory is freed immediately instead of at the next garbage collection, which may be far off.
      for (const output of Object.values(outputs)) output.dispose()
      return findings.map(finding => ({
        ...finding,
        box: { ...finding.box, x: finding.box.x + part.x, y: finding.box.y + part.y },
      }))
    },
    release: () => session.release(),
  }
}

const all = (card: DetectorCard, minConfidence: number) =>
  Object.fromEntries(card.classes.map(label => [label, minConfidence])) as Record<Label, number>

/** Also for the benchmark, which compares with the bare runtime set up the same way. */
export const sessionOptions = (
  threads: number,
  precision: Precision = 'fast',
): InferenceSession.SessionOptions => ({
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  // The arena keeps every buffer it ever needed: 150 MB more for the same speed.
  enableCpuMemArena: false,
  // Waiting threads would otherwise burn the cores that decoding and the server need.
  extra: {
    session: {
      intra_op: { allow_spinning: '0' },
      // Keeps the runtime from replacing floating-point operations by eight-bit ones.
      ...(precision === 'safe' && { disable_quant_qdq: '1' }),
    },
  },
})

export async function loadRuntime() {
  // Later releases send telemetry unless this is set before they load.
  process.env.ORT_DISABLE_TELEMETRY = '1'
  const runtime = await import('onnxruntime-node')
  return runtime.default ?? runtime
}
