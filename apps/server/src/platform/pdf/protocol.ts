import type { Block, PageFrame } from './document'

/** What the server asks of the thread that renders. `document` is a number that the server chooses. */
export type RenderCall = { document: number } & (
  | { type: 'open'; frame: PageFrame; path: string }
  | { type: 'add'; blocks: Block[] }
  | { type: 'finish' }
  | { type: 'discard' }
)
