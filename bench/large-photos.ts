import type { Analyzer, ImageResult } from '@plumbline/inference'
import { iou } from '@plumbline/inference/geometry'
import { composedPhotos } from '@plumbline/inference/testing/composed-photos'
import { realPicturesPresent } from '@plumbline/inference/testing/real-pictures'

type Large = {
  analyzer: Analyzer
  /** The median time of one look by the bare runtime, measured now. */
  bareMedian: () => Promise<number>
}

const PHOTOS = 8
/** A head this high or lower, in pixels, is small in a photo of 12 megapixels. */
const SMALL_HEAD = 60
/** Boxes of a dozen pixels that overlap this much are of the same head. */
const SAME_HEAD = 0.3

/** How long a photo of 12 megapixels takes to its first and last finding, in looks of the bare runtime. */
export async function timesFor(photo: Buffer, { analyzer, bareMedian }: Large) {
  const before = await bareMedian()
  const started = performance.now()
  let first = 0
  await analyzer.analyze(
    { bytes: photo },
    {
      onPreview: () => {
        first ||= performance.now() - started
      },
    },
  )
  const last = performance.now() - started
  const bare = (before + (await bareMedian())) / 2
  return { first, last, bare }
}

/**
 * Small heads that the quick look finds, of those that exhaustive tiling finds, in photos put together from validation
 * pictures. `sameLabel`: also called the same, with or without a hard hat.
 */
export async function smallHeads({ analyzer }: Pick<Large, 'analyzer'>) {
  if (!realPicturesPresent) return undefined
  const count = { byTiling: 0, found: 0, sameLabel: 0, drawn: 0, drawnTiling: 0, drawnQuick: 0 }
  for (const { jpeg, heads } of await composedPhotos(PHOTOS)) {
    const quick = smallIn((await analyzer.analyze({ bytes: jpeg })) as ImageResult)
    const tiled = smallIn((await analyzer.analyze({ bytes: jpeg }, { thorough: true })) as ImageResult)
    const isIn = (found: typeof quick, head: (typeof heads)[number]) =>
      found.some(({ box }) => iou(box, head.box) > SAME_HEAD)
    count.byTiling += tiled.length
    count.found += tiled.filter(head => isIn(quick, head)).length
    count.sameLabel += tiled.filter(head =>
      isIn(
        quick.filter(({ label }) => label === head.label),
        head,
      ),
    ).length
    count.drawn += heads.length
    count.drawnTiling += heads.filter(head => isIn(tiled, head)).length
    count.drawnQuick += heads.filter(head => isIn(quick, head)).length
  }
  return count
}

const smallIn = ({ findings }: ImageResult) =>
  findings.filter(
    ({ label, box }) => (label === 'hard_hat' || label === 'no_hard_hat') && box.height <= SMALL_HEAD,
  )
