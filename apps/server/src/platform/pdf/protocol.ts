import type { Block, Frame } from './document'

/** What the server asks of the thread that draws. Each is answered before the next of the same job is sent. */
export type Order = { job: number } & (
  | { kind: 'open'; frame: Frame; path: string }
  | { kind: 'add'; blocks: Block[] }
  | { kind: 'finish' }
  | { kind: 'drop' }
)
export type Answer = { job: number; fault: string | null }
