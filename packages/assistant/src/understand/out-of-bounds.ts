import { plain } from '@plumbline/domain'
import { cue, spacedSource } from '../cues'

/** Attempts to make it another assistant, or to read what it was told. */
const overrides = cue(({ outOfBounds }) => outOfBounds.override)

/** Somebody else than the organization that asks. */
const others = cue(({ outOfBounds }) => outOfBounds.others)
/** What nobody gets of somebody else. */
const records = cue(({ outOfBounds }) => outOfBounds.records)
const secrets = cue(({ outOfBounds }) => outOfBounds.secrets)

/** Another company by its name. */
const named = new RegExp(
  String.raw`\b(?:${spacedSource(({ outOfBounds }) => outOfBounds.before)})\s+(?:\p{Lu}[\p{L}&.-]*\s+){1,3}(?:Construction|Builders|Contract(?:ors|ing)|Inc|LLC|Ltd|Corp|GmbH|AG|S\.?A\.?|SARL|SL)\b`,
  'u',
)

const asksForOthersRecords = (text: string, typed: string) =>
  secrets.test(typed) || ((others.test(typed) || named.test(text)) && records.test(typed))

export type OutOfBounds = 'override' | 'others_records'

export function findOutOfBounds(text: string): OutOfBounds | null {
  const typed = plain(text)
  if (overrides.test(typed)) return 'override'
  return asksForOthersRecords(text, typed) ? 'others_records' : null
}
