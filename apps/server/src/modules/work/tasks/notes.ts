import type { BodyOf, TaskNote, updateTask } from '@plumbline/contract'
import { AppError } from '../../../platform/http/errors'

/** Every response that shows the task has all of them. */
const MAX_NOTES = 200
const MAX_CHARACTERS = 60_000

type Sent = Pick<BodyOf<typeof updateTask>, 'notes' | 'note' | 'mentions'>

/** An entry is a text, a note, or a note written out as JSON, as the specification's client sends it. */
function textOf(entry: NonNullable<Sent['notes']>[number]): string {
  if (typeof entry !== 'string') return entry.text
  try {
    const parsed: unknown = JSON.parse(entry)
    if (typeof parsed === 'object' && parsed && 'text' in parsed && typeof parsed.text === 'string')
      return parsed.text
  } catch {
    // A person's own words, which are seldom JSON.
  }
  return entry
}

/**
 * What is new in a list of notes. Who wrote a note and when is the server's to say, and what was noted stays: a list
 * that changes or leaves out an earlier note is rejected.
 */
export function addedNotes(
  before: readonly TaskNote[],
  { notes, note, mentions = [] }: Sent,
  by: Omit<TaskNote, 'text' | 'mentions'>,
): TaskNote[] {
  const sent = (notes ?? []).map(textOf)
  if (notes && before.some(({ text }, index) => sent[index] !== text)) throw new AppError('notes_are_kept')
  const added = [...sent.slice(before.length), ...(note ? [note] : [])]
  const characters = [...before.map(({ text }) => text), ...added].reduce((sum, text) => sum + text.length, 0)
  if (added.length > 0 && (before.length + added.length > MAX_NOTES || characters > MAX_CHARACTERS))
    throw new AppError('too_many_notes', { params: { limit: String(MAX_NOTES) } })
  // The last one is the note that is being written; earlier ones in the list are repeated.
  const calls = mentions.length > 0 && { mentions: [...new Set(mentions)] }
  return added.map((text, index) => ({ text, ...by, ...(index === added.length - 1 && calls) }))
}
