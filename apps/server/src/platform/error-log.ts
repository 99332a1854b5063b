import { basename } from 'node:path'
import type { ErrorSource } from '@plumbline/contract'

export type NotedError = { source: ErrorSource; place: string; code: string; origin: string; at: Date }

/** What waits to be written. Beyond that, a process that fails in a loop has nothing new to say. */
const MAX_WAITING = 200
const MAX_LENGTH = 200
const FRAME = /^\s+at (?:async )?(?:(\S+) )?\(?(?:file:\/\/)?(\/[^():]+|[A-Za-z]:[^():]+):(\d+):\d+\)?$/

/** Collects what failed in this process until it is written to the database. */
export class ErrorLog {
  private waiting: NotedError[] = []

  note(source: ErrorSource, place: string, error: unknown, code = codeOf(error)) {
    if (this.waiting.length >= MAX_WAITING) return
    const entry = { source, place: place.slice(0, MAX_LENGTH), code: code.slice(0, MAX_LENGTH) }
    this.waiting.push({ ...entry, origin: originOf(error).slice(0, MAX_LENGTH), at: new Date() })
  }

  take(): NotedError[] {
    const taken = this.waiting
    this.waiting = []
    return taken
  }
}

/** Codes are words of programs, such as ENOSPC, 23505 and engine_failed. Anything else may quote somebody. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^\w{1,60}$/.test(code) ? code : nameOf(error)
}

const nameOf = (error: unknown) =>
  error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Error'

/** The kind of error and the first line of code below it. Its message is left out: it can quote what people typed. */
export function originOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const frames = (error.stack ?? '').replace(error.message, '').split('\n')
  const [, place, file, line] =
    frames.flatMap(frame => [FRAME.exec(frame) ?? []]).find(found => found[2]) ?? []
  const cause = error.cause instanceof Error ? ` (${codeOf(error.cause)})` : ''
  const where = file ? ` at ${place ? `${place} ` : ''}${basename(file)}:${line}` : ''
  return `${nameOf(error)}${cause}${where}`
}
