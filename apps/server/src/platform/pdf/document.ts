import type { Language } from '@plumbline/contract'
import type { Box } from '@plumbline/domain'

/** The content of a document without its layout, as plain data that can be sent to another thread. */
export type Block =
  | { kind: 'title'; text: string; above?: string; below?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  /** A framed note for important information. */
  | { kind: 'notice'; text: string }
  | { kind: 'badges'; marked?: { mark: Mark; text: string }; texts: string[] }
  /** `stacked` has each label above its value, for a narrow column. */
  | { kind: 'facts'; rows: Fact[]; stacked?: boolean }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'table'; columns: Column[]; rows: string[][] }
  | Picture
  /** Two columns side by side; `share` is the part of the width that the left one takes. */
  | { kind: 'columns'; left: Flowing[]; right: Flowing[]; share: number }
  /** An address to scan or to follow. */
  | { kind: 'code'; url: string; caption: string }
  /** A column for each role, with a line to write on for each caption. */
  | { kind: 'signatures'; roles: string[]; lines: string[] }
  | { kind: 'newPage' }
  /** A page of its own: pictures give way so that the rest fits on it, as far as that goes. */
  | { kind: 'page'; blocks: Flowing[] }

/** What can be part of a page. */
export type Flowing = Exclude<Block, { kind: 'newPage' | 'page' }>

/** A shape for each severity, so that color isn't the only difference. */
export type Mark = {
  shape: 'triangle' | 'diamond' | 'circle'
  /** The color on paper. */
  color: string
  /** The color on a photo, between two dark lines. */
  lightColor: string
  /** Where boxes overlap, the highest is kept. */
  rank: number
}

export type Fact = { label: string; value: string }
export type ListItem = { mark: 'number' | 'bullet' | 'open' | 'done'; text: string }
/** `share` is the part of the width it takes beside the others. */
export type Column = { label: string; share: number }

export type PictureBox = Box & { label: string; mark: Mark }
export type Picture = {
  kind: 'picture'
  /** A picture shown more than once is sent and stored once. */
  key: string
  jpeg?: Uint8Array
  /** The size that the boxes are measured in. */
  width: number
  height: number
  boxes: PictureBox[]
  caption?: string
}

/** What is the same on every page. */
export type PageFrame = {
  paper: 'A4' | 'LETTER'
  language: Language
  title: string
  organization: string
  subject: string
  /** '{page}' and '{pages}' are filled in once all pages are known. */
  pageOf: string
  /** Who printed it, and when. */
  printed: string
  printedAt: Date
}
