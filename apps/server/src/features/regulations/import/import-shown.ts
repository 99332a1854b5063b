import { storable } from './import-rows'

const MAX_TEXT_LENGTH = 200
const MAX_ITEMS = 20
const MAX_DEPTH = 3

/** A faulty row as the report shows it: enough to recognize it, however large it is. */
export function shownEntry(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return '…'
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(item => shownEntry(item, depth + 1))
  const fields = Object.entries(value).slice(0, MAX_ITEMS)
  return Object.fromEntries(fields.map(([name, field]) => [cut(name), shownEntry(field, depth + 1)]))
}

const cut = (text: string) =>
  storable(text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text)
