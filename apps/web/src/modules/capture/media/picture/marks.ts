import type { Severity } from '@plumbline/contract/options'
import { handlesOf, type MarkedBox } from './boxes'
import { leaderOf, overlap, placeLabel, placePin } from './labels'
import { type Box, type Point, type Size, toStage, type View, wholePicture } from './zoom-view'

/** What marks have to leave visible: people, and their heads above all. In pixels of the frame. */
export type KeepClear = { people: readonly Box[]; heads: readonly Box[] }

/** `corners`: only the corners of the box. */
export type Outline = {
  at: Box
  severity: Severity
  look: 'box' | 'corners'
  strong: boolean
  faint: boolean
}
export type Pin = { owner: string; at: Box; severity: Severity; text: string }
export type Label = Pin & { leader: readonly [Point, Point] | null }
export type Marks = { outlines: Outline[]; pins: Pin[]; labels: Label[] }

export type Marked = {
  boxes: readonly MarkedBox[]
  /** The number of each violation in the list. */
  numbers: ReadonlyMap<string, number>
  keepClear: KeepClear
  frame: Size
  stage: Size
  view: View
  /** The violation that is selected or pointed at. */
  active: string | null
  measure: (text: string) => number
}

const LABEL_HEIGHT = 24
const PIN_HEIGHT = 20
export const ICON_SIZE = 12
/** A picture this wide has room for words beside every finding. */
const WIDE = 560
/** The share of the picture that pins and boxes may cover on a small screen. */
const MAX_SHARE = 0.11
const LABELED_SHARE = 0.075
/** Both lines of an outline together. */
const SMALL_LINE = 4

export const isSmall = ({ width }: Size) => width < WIDE

/** Where everything that is drawn over the picture goes. */
export function marksFor(marked: Marked): Marks {
  const { boxes, frame, stage, view, active } = marked
  const small = isSmall(stage)
  const placed = boxes.map(box => ({ box, at: toStage(box, view, stage, frame) }))
  const visible = placed.filter(({ at }) => isVisible(at, stage))
  const isBack = ({ owners }: MarkedBox) => active !== null && !owners.includes(active)
  // Only the boxes of the selected one are drawn, beside its label.
  const look = small
    ? lookFor(
        marked,
        boxes.filter(box => !isBack(box)),
        active ? LABELED_SHARE : MAX_SHARE,
      )
    : 'box'
  const outlines = visible
    // On a small screen the boxes of others make room for the selected one; their pins stay.
    .filter(({ box }) => !(small && (look === 'none' || active) && (isBack(box) || look === 'none')))
    .map(({ box, at }): Outline => {
      const strong = active !== null && !isBack(box)
      return {
        at,
        severity: box.severity,
        look: look === 'box' ? 'box' : 'corners',
        strong,
        faint: isBack(box),
      }
    })
    // The last is on top.
    .toSorted((a, b) => Number(a.strong) - Number(b.strong))
  return { outlines, ...namesFor(marked, small) }
}

const isVisible = ({ x, y, width, height }: Box, stage: Size) =>
  x < stage.width && y < stage.height && x + width > 0 && y + height > 0

/** The richest way of drawing the boxes that leaves the picture visible, judged by the whole picture. */
function lookFor(
  { numbers, frame, stage }: Marked,
  boxes: readonly Box[],
  share: number,
): 'box' | 'corners' | 'none' {
  const picture = toStage({ x: 0, y: 0, ...frame }, wholePicture, stage, frame)
  const room = picture.width * picture.height * share - numbers.size * PIN_HEIGHT * 32
  const shown = boxes.map(box => toStage(box, wholePicture, stage, frame))
  const outline = shown.reduce((sum, { width, height }) => sum + (width + height) * 2 * SMALL_LINE, 0)
  if (outline <= room) return 'box'
  const corners = shown.reduce((sum, box) => sum + cornerArm(box) * 8 * SMALL_LINE, 0)
  return corners <= room ? 'corners' : 'none'
}

/** How long each arm of a corner is. */
export const cornerArm = ({ width, height }: Size) => Math.min(16, Math.max(4, Math.min(width, height) / 4))

/** A person the finding is about: the box is on them, or is them. */
function isOwn(person: Box, boxes: readonly Box[]) {
  const area = person.width * person.height
  return boxes.some(box => {
    const shared = overlap(person, box)
    const own = box.width * box.height
    return (own <= area / 2 && shared >= own * 0.9) || shared >= (area + own - shared) * 0.5
  })
}

function namesFor(marked: Marked, small: boolean): Pick<Marks, 'pins' | 'labels'> {
  const { boxes, numbers, keepClear, frame, stage, view, active, measure } = marked
  const onStage = (box: Box) => toStage(box, view, stage, frame)
  const heads = keepClear.heads.map(onStage)
  const pins: Pin[] = []
  const labels: Label[] = []
  // The selected one chooses its place first.
  const handles = handlesOf(boxes).toSorted((a, b) => Number(b.owner === active) - Number(a.owner === active))
  for (const { owner, box: largest } of handles) {
    const own = boxes.filter(({ owners }) => owners.includes(owner))
    // The first box is what the finding is about: the person, not the machine beside them.
    const box = own[0] ?? largest
    const at = onStage(box)
    if (!isVisible(at, stage)) continue
    const { severity } = box
    const number = numbers.get(owner)
    const people = keepClear.people.filter(person => !isOwn(person, own)).map(onStage)
    const taken = [...pins, ...labels].map(mark => mark.at)
    const words = number ? `${number} ${box.label}` : box.label
    const size = { width: Math.ceil(measure(words)) + ICON_SIZE + 20, height: LABEL_HEIGHT }
    const spot =
      !small || owner === active ? placeLabel(at, size, stage, [...heads, ...people, ...taken]) : null
    if (spot) {
      labels.push({ owner, severity, text: words, at: spot, leader: leaderOf(spot, at) })
      continue
    }
    const text = number ? String(number) : ''
    const pin = { width: Math.ceil(measure(text)) + ICON_SIZE + 12, height: PIN_HEIGHT }
    pins.push({ owner, severity, text, at: placePin(at, pin, stage, { pins: taken, heads, people }) })
  }
  return { pins, labels }
}
