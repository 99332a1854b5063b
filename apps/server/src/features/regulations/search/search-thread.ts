import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/http/errors'
import type { Answer, Found, Question, SearchQuestion, SearchSetup } from './protocol'

/** A large library takes seconds to be read for the first time. Who does not wait finds it there a moment later. */
const PATIENCE = 60_000
/** One sentence takes milliseconds; a database that no longer answers must not hold up the end. */
const LEAVING_LIMIT = 5_000

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Beside a bundle the worker is one file; from the sources it is compiled as it loads. */
function workerEntry() {
  const bundled = fileURLToPath(new URL('./regulation-search-worker.js', import.meta.url))
  return existsSync(bundled)
    ? bundled
    : fileURLToPath(new URL('./search-worker.from-source.mjs', import.meta.url))
}

/**
 * Searching happens in a thread of its own, which keeps the libraries in memory: ranking and the sentence model never
 * hold up other calls. It starts with the first question, and again after a crash.
 */
export class SearchThreadClient {
  private readonly connectionString: string
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  private closed = false

  constructor(connectionString: string) {
    this.connectionString = connectionString
  }

  async find(question: Omit<SearchQuestion, 'do'>): Promise<Found> {
    return (await this.ask({ do: 'search', ...question })) as Found
  }

  async embed(texts: string[]): Promise<Int8Array[]> {
    return ((await this.ask({ do: 'embed', texts })) as { meanings: Int8Array[] }).meanings
  }

  /** Lets the thread leave by itself: cut off inside the sentence model it would take the process down with it. */
  async close() {
    const { worker } = this
    this.closed = true
    if (!worker) return
    this.worker = undefined
    this.refuseAll(new Error('The search is closing.'))
    worker.ref()
    const gone = once(worker, 'exit')
    worker.postMessage({ leave: true })
    const timer = setTimeout(() => void worker.terminate(), LEAVING_LIMIT)
    await gone
    clearTimeout(timer)
  }

  private ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('The search is closing.'))
      const id = ++this.last
      const timer = setTimeout(() => {
        this.waiting.delete(id)
        reject(new AppError('overloaded'))
      }, PATIENCE)
      this.waiting.set(id, { resolve, reject, timer })
      this.worker ??= this.start()
      this.worker.postMessage({ id, question })
    })
  }

  private start(): Worker {
    const worker = new Worker(workerEntry(), {
      workerData: { connectionString: this.connectionString } satisfies SearchSetup,
      execArgv: [],
    })
    worker.unref()
    worker.on('message', ({ id, answer, failed }: { id: number; answer?: Answer; failed?: string }) => {
      const asked = this.waiting.get(id)
      if (!asked) return
      this.waiting.delete(id)
      clearTimeout(asked.timer)
      if (answer) asked.resolve(answer)
      else asked.reject(new Error(failed))
    })
    worker.on('error', error => void this.end(error as Error))
    worker.on('exit', () => void this.end(new Error('The search ended.'), worker))
    return worker
  }

  private async end(reason: Error, which = this.worker) {
    if (which !== this.worker) return
    this.worker = undefined
    this.refuseAll(reason)
    await which?.terminate()
  }

  private refuseAll(reason: Error) {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.waiting.clear()
  }
}
