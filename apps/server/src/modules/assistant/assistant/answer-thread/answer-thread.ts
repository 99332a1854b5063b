import { type Answer, emergencyHelp, type Library, type Question, type Records } from '@plumbline/assistant'
import { ThreadError, ThreadPool } from '@plumbline/threads'
import { OrganizationSlots, overloaded } from '../../../../platform/organization-slots'
import type { AnswerCall, Lookup, Reached } from './protocol'

/**
 * Reading a question takes milliseconds, also the first one in a language. Where nobody else needs the processor, nobody
 * waits for an answer over two seconds.
 */
const MAX_BLOCKED_MS = 1_200
/** Starting the thread counts, too. */
const TASK_TIMEOUT_MS = 30_000
const MAX_HEAP_MB = 512
const IDLE_MS = 900_000

/** The second starts when the first is busy, so that the others don't wait for a question that takes too long. */
const THREADS = 2
/** An organization that asks a lot waits behind its own questions. */
const CONCURRENCY = 1
const MAX_WAITING = 40

export type AnswerSources = { library: Library; records: Records }
type AnswerThreadOptions = { entry?: URL }

/**
 * Reads questions in threads of their own, where the product's many expressions can't hold up other requests. A thread
 * that a question keeps busy for too long is ended and replaced; only that question is rejected. Help in an emergency
 * needs no thread.
 */
export class AnswerThread {
  private readonly threads: ThreadPool<AnswerCall, Reached>
  private readonly slots = new OrganizationSlots({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING })

  constructor(options: AnswerThreadOptions = {}) {
    this.threads = new ThreadPool({
      entry: new URL('./answer-worker.ts', import.meta.url),
      size: THREADS,
      maxBlockedMs: MAX_BLOCKED_MS,
      taskTimeoutMs: TASK_TIMEOUT_MS,
      maxHeapMb: MAX_HEAP_MB,
      idleMs: IDLE_MS,
      ...options,
    })
  }

  async answer(organizationId: string, question: Question, sources: AnswerSources): Promise<Answer> {
    const emergency = emergencyHelp(question.text, question.workplace.country)
    if (emergency && !emergency.alsoAsks) return emergency.help
    try {
      return await this.inThread(organizationId, question, sources)
    } catch (error) {
      if (emergency) return emergency.help
      throw error
    }
  }

  close() {
    return this.threads.close()
  }

  /** Each step runs in the thread until something has to be looked up, which is done here, with the caller's rights. */
  private async inThread(organizationId: string, question: Question, sources: AnswerSources) {
    const replies: unknown[] = []
    for (;;) {
      const reached = await this.slots.run(organizationId, () => this.goOn({ question, replies }))
      if ('answer' in reached) return reached.answer
      replies.push(await lookUp(sources, reached.lookup))
    }
  }

  private async goOn(call: AnswerCall): Promise<Reached> {
    try {
      return await this.threads.run(call)
    } catch (error) {
      const isEnded = error instanceof ThreadError && ['timed_out', 'thread_lost'].includes(error.code)
      throw isEnded ? overloaded() : error
    }
  }
}

function lookUp({ library, records }: AnswerSources, { type, args }: Lookup): Promise<unknown> {
  switch (type) {
    case 'read':
      return library.read(...args)
    case 'search':
      return library.search(...args)
    case 'byCodes':
      return library.byCodes(...args)
    case 'records':
      return records.find(...args)
  }
}
