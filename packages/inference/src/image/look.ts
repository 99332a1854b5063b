import type { Box, Label } from '@plumbline/domain'
import { keptFrom } from '../detector/card'
import type { RgbFrame } from '../detector/detector'
import type { DetectorSession, LookOptions } from '../detector/session'
import type { Finding } from '../findings'
import { clip } from '../geometry'
import { isBlank } from './blank'
import { resized } from './decode'
import { isCut, MAYBE, mergeSightings, type Sighting, withoutIllusions } from './merge'
import { countParts, planViews } from './views'

export type ThoroughLook = LookOptions & {
  /** Called before each look at the network; throws to stop. */
  checkpoint?: (done: number, total: number) => void
  /** Called with what has been seen so far, first when the whole picture was looked at once. */
  onFirstLook?: (findings: Finding[], done: number, total: number) => void
}

/** Looks at a whole picture in all its views; boxes come back in the picture's pixels. */
export async function lookThroughout(
  session: DetectorSession,
  picture: RgbFrame,
  options: ThoroughLook = {},
): Promise<Finding[]> {
  const views = planViews(picture.width, picture.height, session.card.inputSize)
  const total = countParts(views)
  const { minConfidence } = options
  const suspecting = { ...options, minConfidence: Math.min(MAYBE, minConfidence ?? MAYBE) }
  const from = keptFrom(session.card)
  const sightings: Sighting[] = []
  const counted = () => countedIn(picture, sightings, label => minConfidence ?? from[label])
  let done = 0
  for (const [level, view] of views.entries()) {
    const scaled = await resized(picture, view.width, view.height)
    for (const part of view.parts) {
      options.checkpoint?.(done++, total)
      if (level > 0 && isBlank(scaled, part)) continue
      for (const finding of await session.look(scaled, part, level === 0 ? suspecting : options))
        if (level === 0 || !isCut(finding.box, part, view))
          sightings.push({
            ...finding,
            level,
            box: scaledBox(finding.box, picture.width / view.width, picture.height / view.height),
          })
    }
    if (level === 0) options.onFirstLook?.(counted(), done, total)
  }
  options.checkpoint?.(total, total)
  return counted()
}

/** One finding per thing that is sure enough; what is only suspected shows which large things a tile imagines. */
export function countedIn(
  picture: { width: number; height: number },
  sightings: readonly Sighting[],
  countsFrom: (label: Label) => number | undefined,
): Finding[] {
  const sure = withoutIllusions(sightings, picture).filter(
    ({ label, confidence }) => confidence >= (countsFrom(label) ?? 1),
  )
  return mergeSightings(sure).flatMap(finding => {
    const box = clip(finding.box, picture.width, picture.height)
    return box ? [{ ...finding, box }] : []
  })
}

/** One look at the full view, for a frame of a video. */
export async function lookOnce(
  session: DetectorSession,
  picture: RgbFrame,
  options: LookOptions = {},
): Promise<Finding[]> {
  const [view] = planViews(picture.width, picture.height, session.card.inputSize)
  if (!view) return []
  const scaled = await resized(picture, view.width, view.height)
  const findings = await session.look(scaled, undefined, options)
  return findings.flatMap(finding => {
    const box = clip(
      scaledBox(finding.box, picture.width / view.width, picture.height / view.height),
      picture.width,
      picture.height,
    )
    return box ? [{ ...finding, box }] : []
  })
}

export const scaledBox = (box: Box, across: number, down: number): Box => ({
  x: box.x * across,
  y: box.y * down,
  width: box.width * across,
  height: box.height * down,
})
