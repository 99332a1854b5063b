import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FastifyReply } from 'fastify'
import { AppError } from '../http/errors'
import type { Block, Frame } from './document'
import type { Answer, Order } from './protocol'

type Pending = { resolve: () => void; reject: (error: Error) => void }
export type Sections = Iterable<Block[]> | AsyncIterable<Block[]>
export type RenderedPdf = { path: string; byteSize: number; discard: () => Promise<void> }

/** The thread keeps its fonts while it lives; when nothing was printed for this long, it goes. */
const IDLE_MILLISECONDS = 60_000
const AT_ONCE = 3
const MAX_WAITING = 20
/** Fonts of all languages and the pages of the longest report fit in well. */
const MAX_MEGABYTES = 512

const faultFrom = (fault: string) =>
  /ENOSPC|EDQUOT/.test(fault)
    ? new AppError('storage_full')
    : new Error(`A document could not be drawn: ${fault}`)

/** Files of a process that died before it had sent them. */
async function prepare(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const hourAgo = Date.now() - 3_600_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < hourAgo) await rm(path, { force: true })
  }
}

function workerEntry() {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const built = here('./pdf-worker.js')
  return existsSync(built) ? built : here('./pdf-worker.from-source.mjs')
}

/**
 * Prints documents to files, in a thread of its own. A document is handed over section by section, each once the one
 * before is drawn: however long it is, one section of it is in memory. A file that is complete is what is sent, so
 * that a fault is answered as a fault and a slow reader holds nothing up.
 */
export class PdfRenderer {
  private readonly folder: string
  private thread: Worker | undefined
  private jobs = 0
  private readonly running = new Map<number, Pending>()
  private readonly waiting: (() => void)[] = []
  private printing = 0
  private idle: NodeJS.Timeout | undefined
  private ready: Promise<void> | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  async render(frame: Frame, sections: Sections): Promise<RenderedPdf> {
    await this.takeTurn()
    try {
      return await this.renderNow(frame, sections)
    } finally {
      this.endTurn()
    }
  }

  async close() {
    clearTimeout(this.idle)
    await this.thread?.terminate()
    this.thread = undefined
  }

  private async renderNow(frame: Frame, sections: Sections): Promise<RenderedPdf> {
    this.ready ??= prepare(this.folder)
    await this.ready
    const path = join(this.folder, `${randomUUID()}.pdf`)
    const discard = () => rm(path, { force: true })
    const job = ++this.jobs
    try {
      await this.ask({ job, kind: 'open', frame, path })
      for await (const blocks of sections) await this.ask({ job, kind: 'add', blocks })
      await this.ask({ job, kind: 'finish' })
      return { path, byteSize: (await stat(path)).size, discard }
    } catch (error) {
      await this.ask({ job, kind: 'drop' }).catch(() => {})
      await discard()
      throw error
    }
  }

  private async takeTurn() {
    clearTimeout(this.idle)
    if (this.printing < AT_ONCE) {
      this.printing++
      return
    }
    if (this.waiting.length >= MAX_WAITING) throw new AppError('overloaded')
    await new Promise<void>(resolve => this.waiting.push(resolve))
  }

  private endTurn() {
    const next = this.waiting.shift()
    if (next) return next()
    this.printing--
    if (this.printing === 0) this.idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS).unref()
  }

  private ask(order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      const thread = this.thread ?? this.start()
      this.running.set(order.job, { resolve, reject })
      thread.postMessage(order)
    })
  }

  private start() {
    const thread = new Worker(workerEntry(), { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } })
    thread.unref()
    thread.on('message', ({ job, fault }: Answer) => {
      const pending = this.running.get(job)
      this.running.delete(job)
      if (fault) pending?.reject(faultFrom(fault))
      else pending?.resolve()
    })
    const gone = (error: Error) => {
      if (this.thread === thread) this.thread = undefined
      for (const { reject } of this.running.values()) reject(error)
      this.running.clear()
    }
    thread.on('error', gone)
    thread.on('exit', () => gone(new Error('The thread that draws documents has ended.')))
    this.thread = thread
    return thread
  }
}

/** Sends a printed file under a name, and removes it once it is sent or the reader has gone. */
export function sendPdf(reply: FastifyReply, { path, byteSize, discard }: RenderedPdf, name: string) {
  const stream = createReadStream(path).once('close', () => void discard())
  return reply
    .type('application/pdf')
    .header('content-length', byteSize)
    .header('content-disposition', `attachment; filename="${fileName(name)}.pdf"`)
    .send(stream)
}

const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'document'
