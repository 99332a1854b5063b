import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Thread, ThreadError } from '@plumbline/threads'
import type { FastifyReply } from 'fastify'
import { attachment } from '../http/attachment'
import { AppError } from '../http/errors'
import type { Block, PageFrame } from './document'
import type { RenderCall } from './protocol'

export type Sections = Iterable<Block[]> | AsyncIterable<Block[]>
export type RenderedPdf = { path: string; byteSize: number; discard: () => Promise<void> }

/** The thread keeps its fonts in memory and ends after this long without work. */
const IDLE_MS = 60_000
const CONCURRENCY = 3
const MAX_WAITING = 20
/** Enough for the fonts of all languages and the pages of the longest report. */
const MAX_HEAP_MB = 512
const LEFTOVER_AGE_MS = 3_600_000

/** Deletes files that a process left behind when it died before sending them. */
async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < Date.now() - LEFTOVER_AGE_MS) await rm(path, { force: true })
  }
}

/**
 * Renders documents to files, in a thread of its own. A document is passed section by section, each after the one
 * before is rendered, so that only one section is in memory. The file is sent only when it is complete, so that a
 * failure is still answered as an error and a slow client blocks nothing.
 */
export class PdfRenderer {
  private readonly folder: string
  private readonly thread = new Thread<RenderCall, void>({
    entry: new URL('./pdf-worker.ts', import.meta.url),
    maxHeapMb: MAX_HEAP_MB,
    idleMs: IDLE_MS,
  })
  private documents = 0
  private rendering = 0
  private readonly waiting: (() => void)[] = []
  private ready: Promise<void> | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  async render(frame: PageFrame, sections: Sections): Promise<RenderedPdf> {
    await this.takeTurn()
    try {
      return await this.renderNow(frame, sections)
    } finally {
      this.endTurn()
    }
  }

  close() {
    return this.thread.close()
  }

  private async renderNow(frame: PageFrame, sections: Sections): Promise<RenderedPdf> {
    this.ready ??= prepareFolder(this.folder)
    await this.ready
    const path = join(this.folder, `${randomUUID()}.pdf`)
    const discard = () => rm(path, { force: true })
    const document = ++this.documents
    try {
      await this.thread.call({ document, type: 'open', frame, path })
      for await (const blocks of sections) await this.thread.call({ document, type: 'add', blocks })
      await this.thread.call({ document, type: 'finish' })
      return { path, byteSize: (await stat(path)).size, discard }
    } catch (error) {
      await this.thread.call({ document, type: 'discard' }).catch(() => {})
      await discard()
      throw isDiskFull(error) ? new AppError('storage_full') : error
    }
  }

  private async takeTurn() {
    if (this.rendering < CONCURRENCY) {
      this.rendering++
      return
    }
    if (this.waiting.length >= MAX_WAITING) throw new AppError('overloaded')
    await new Promise<void>(resolve => this.waiting.push(resolve))
  }

  private endTurn() {
    const next = this.waiting.shift()
    if (next) next()
    else this.rendering--
  }
}

const isDiskFull = (error: unknown) =>
  error instanceof ThreadError && ['ENOSPC', 'EDQUOT'].includes(String(error.thrown.code))

/** Sends a PDF under a name and deletes the file once it is sent or the connection is closed. */
export function sendPdf(
  reply: FastifyReply,
  { path, byteSize, discard }: RenderedPdf,
  name: string,
  disposition: (name: string) => string = attachment,
) {
  const stream = createReadStream(path).once('close', () => void discard())
  return reply
    .type('application/pdf')
    .header('content-length', byteSize)
    .header('content-disposition', disposition(`${fileName(name)}.pdf`))
    .send(stream)
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 100) || 'document'
