import { type Box, isHead } from '@plumbline/domain'
import { createAnalyzer } from '../create-analyzer'
import { facesIn } from '../image/faces'
import { readCocoFolder, type Truth } from './coco'

/** Below this width of a head, in pixels, nobody is recognized. */
const MIN_HEAD_WIDTH = 24
/** A face counts as hidden when this much of it is. */
const MIN_COVERED = 0.5

type Count = { heads: number; hidden: number }
export type FacesEvaluation = {
  detector: string
  pictures: number
  minHeadWidth: number
  /** Heads with hard hats, without, and both. */
  hardHat: Count
  bareHead: Count
  all: Count
  unreadable: string[]
}

const isWideHead = ({ label, box }: Truth) => isHead(label) && box.width >= MIN_HEAD_WIDTH

/** Runs the product's own analysis and counts on how many labeled heads the face would be hidden. */
export async function evaluateFaces(
  folder: string,
  {
    modelsFolder,
    onProgress,
  }: { modelsFolder?: string | undefined; onProgress?: (done: number, total: number) => void },
): Promise<FacesEvaluation> {
  const pictures = (await readCocoFolder(folder)).filter(({ truth }) => truth.some(isWideHead))
  const analyzer = createAnalyzer(modelsFolder ? { modelsFolder } : {})
  const found: { label: Truth['label']; isHidden: boolean }[] = []
  const unreadable: string[] = []
  let detector = ''
  try {
    for (const [done, { path, truth }] of pictures.entries()) {
      try {
        const seen = await analyzer.analyze({ path, kind: 'image' }, { thorough: true })
        if (seen.kind !== 'image') continue
        detector = seen.engine.detector
        const hidden = facesIn(seen.findings)
        for (const head of truth.filter(isWideHead)) {
          const [face] = facesIn([{ ...head, confidence: 1 }])
          found.push({ label: head.label, isHidden: face !== undefined && isCovered(face, hidden) })
        }
      } catch (error) {
        unreadable.push(`${path}: ${error instanceof Error ? error.message : error}`)
      }
      onProgress?.(done + 1, pictures.length)
    }
  } finally {
    await analyzer.close()
  }
  const count = (isMeant: (label: Truth['label']) => boolean): Count => {
    const meant = found.filter(({ label }) => isMeant(label))
    return { heads: meant.length, hidden: meant.filter(({ isHidden }) => isHidden).length }
  }
  return {
    detector,
    pictures: pictures.length,
    minHeadWidth: MIN_HEAD_WIDTH,
    hardHat: count(label => label === 'hard_hat'),
    bareHead: count(label => label === 'no_hard_hat'),
    all: count(() => true),
    unreadable,
  }
}

/** Whether one of the hidden places has enough of the face. */
export const isCovered = (face: Box, hidden: readonly Box[]) =>
  hidden.some(place => sharedArea(face, place) >= MIN_COVERED * face.width * face.height)

function sharedArea(a: Box, b: Box) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
