import { storable } from './import-rows'

const MAX_TEXT_LENGTH = 200
const MAX_ITEMS = 20
const MAX_DEPTH = 3
/** Of all texts together: a thousand such rows make a report of a few megabytes. */
const MAX_LENGTH = 4000

/** A faulty row as the report shows it: enough to recognize it, however large it is. */
export function shownEntry(entry: unknown): unknown {
  let left = MAX_LENGTH
  const shownText = (text: string) => {
    const shown = cut(text)
    left -= shown.length
    return shown
  }
  const shown = (value: unknown, depth: number): unknown => {
    if (left <= 0) return '…'
    if (typeof value === 'string') return shownText(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth === MAX_DEPTH) return '…'
    if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(item => shown(item, depth + 1))
    const fields = Object.entries(value).slice(0, MAX_ITEMS)
    return Object.fromEntries(fields.map(([name, field]) => [shownText(name), shown(field, depth + 1)]))
  }
  return shown(entry, 0)
}

const cut = (text: string) =>
  storable(text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text)
