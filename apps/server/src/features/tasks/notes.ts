import type { BodyOf, TaskNote, updateTask } from '@plumbline/contract'
import { AppError } from '../../platform/http/errors'

type Sent = Pick<BodyOf<typeof updateTask>, 'notes' | 'note'>

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
  { notes, note }: Sent,
  by: Omit<TaskNote, 'text'>,
): TaskNote[] {
  const sent = (notes ?? []).map(textOf)
  if (notes && before.some(({ text }, index) => sent[index] !== text)) throw new AppError('notes_are_kept')
  const added = [...sent.slice(before.length), ...(note ? [note] : [])]
  return added.map(text => ({ text, ...by }))
}
