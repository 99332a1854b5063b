import type { BoundingBox } from '@plumbline/contract'
import { type Label, labelRecord, labels, markRecord } from '@plumbline/domain'
import { hazard as recordOf } from '@plumbline/knowledge'
import { DISPLAY_SIDE } from '../../../capture/media/copies'
import { isHazard } from '../../../findings/violations/categories'
import type { JudgedPicture } from '../../../findings/violations/list/violation-list.service'

type Box = [x: number, y: number, width: number, height: number]

/** A picture as `ml/merge.py` reads it. */
export type CocoPicture = {
  image: {
    file_name: string
    width: number
    height: number
    source: string
    /** Classes of which everything in the picture is known. */
    labeled: Label[]
    assumed_absent: Label[]
    /** Boxes in which the detector saw something that isn't there. */
    background: [Label, Box][]
  }
  boxes: [Label, Box][]
}

export const categories = labels.map((name, id) => ({ id, name }))

/** The classes that a box a person drew may be of. */
const drawnClasses = (hazard: string | null) => (isHazard(hazard) ? (recordOf(hazard).classes ?? []) : [])

/** Undefined where it's open which class a box is of. */
function classOf({ labelCode }: BoundingBox, hazard: string | null): Label | undefined {
  const [drawn, ...others] = drawnClasses(hazard)
  const name = labelCode ?? (others.length > 0 ? undefined : drawn)
  return markRecord(labelCode)?.label ?? labels.find(label => label === name)
}

function openClasses(hazard: string | null): readonly Label[] {
  const classes = drawnClasses(hazard)
  return classes.length > 1 ? classes : []
}

/** Boxes are in the pixels of the copy, which is upright, has no metadata and is smaller than a large upload. */
export function toCoco({ id, width, height, findings }: JudgedPicture): CocoPicture {
  const scale = Math.min(1, DISPLAY_SIDE / Math.max(width, height))
  const boxes: [Label, Box][] = []
  const background: [Label, Box][] = []
  const known = new Set<Label>()
  const unknown = new Set<Label>()
  for (const { hazard, verdict, boundingBoxes } of findings)
    for (const bounding of boundingBoxes) {
      const label = classOf(bounding, hazard)
      if (!label) {
        for (const each of openClasses(hazard)) unknown.add(each)
        continue
      }
      const box = scaled(bounding, scale)
      if (verdict === null) unknown.add(label)
      else if (labelRecord(label).isFinding) known.add(label)
      if (verdict === 'dismissed' && labelRecord(label).isFinding) background.push([label, box])
      if (verdict === 'confirmed' || verdict === 'corrected') boxes.push([label, box])
    }
  return {
    image: {
      file_name: `${id}.jpg`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      source: 'plumbline',
      labeled: [...known].filter(label => !unknown.has(label)),
      assumed_absent: [],
      background,
    },
    boxes,
  }
}

function scaled({ x, y, width, height }: BoundingBox, scale: number): Box {
  const rounded = (value: number) => Math.round(value * scale * 10) / 10
  return [rounded(x), rounded(y), rounded(width), rounded(height)]
}

/** One picture in ten is for validation, whichever export it is in. */
export const isForValidation = ({ id }: Pick<JudgedPicture, 'id'>) =>
  Number.parseInt(id.slice(0, 8), 16) % 10 === 0
