import detection from './detection.json' with { type: 'json' }
import type { Sight } from './picture-tags'

/** What a detector may find; the shipped one lists which of these can be trusted. */
export type Label = keyof typeof detection.labels
/** What a box can be labeled as; the texts are `mark.*` in packages/languages. */
export type Mark = keyof typeof detection.marks

export type LabelRecord = {
  /** A person, or what somebody wears or goes without. */
  isOfPerson?: boolean
  /** Only of heads: where in the box the face begins. Heads are labeled from the crown to about the nose, hats to the brim. */
  faceBegins?: number
  /** The two can't be true of one person. */
  opposite?: Label
  /** Without a clear outline: a part of one never counts as another one, and one may be found in parts. */
  sprawls?: boolean
  /** So large that a part of a picture can look like it: in bones or shelves the detector sees a truck. */
  isImposing?: boolean
  /** What the rules ask for beyond the detector's threshold. A wrong machine makes everybody beside it a violation. */
  minConfidence?: number
  /** Small ones are worth a closer look: all of them, since people work around them, or those that aren't sure. */
  closerLook?: 'if_small' | 'if_unsure'
  /** What there is to ask about where it is seen. */
  sights?: readonly Sight[]
  /** Seen almost only where people work. */
  isOfWork?: boolean
  /** The finding is the object: a wrong one means that there is none, and after a review all of them are known. */
  isFinding?: boolean
}

export type MarkRecord = {
  /** The detector's class of what is in the box. */
  label: Label
  /** Stands for one person. */
  isOnPerson?: boolean
  /** Shows what is beside the one who is concerned. */
  isContext?: boolean
  sight?: Sight
}

const labelRecords = detection.labels as Readonly<Record<Label, LabelRecord>>
const markRecords = detection.marks as Readonly<Record<Mark, MarkRecord>>

/** In the order of the detector's output. */
export const labels = Object.keys(labelRecords) as [Label, ...Label[]]
export const marks = Object.keys(markRecords) as [Mark, ...Mark[]]

const isLabel = (name: string): name is Label => Object.hasOwn(labelRecords, name)
const isMark = (name: string): name is Mark => Object.hasOwn(markRecords, name)

/** What is known of a label; nothing of one that an earlier or a hosted model gave. */
export const labelRecord = (name: string): LabelRecord => (isLabel(name) ? labelRecords[name] : {})
export const markRecord = (name: string | undefined): MarkRecord | undefined =>
  name !== undefined && isMark(name) ? markRecords[name] : undefined

export const isHead = (label: string) => labelRecord(label).faceBegins !== undefined
