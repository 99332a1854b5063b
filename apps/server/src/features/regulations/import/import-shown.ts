import { storable } from './import-rows'

const longestText = 200
const maxItems = 20
const deepest = 3

/** A faulty row as the report shows it: enough to recognize it, however large it is. */
export const shownEntry = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.slice(0, maxItems).map(item => shownEntry(item, depth + 1))
  const fields = Object.entries(value).slice(0, maxItems)
  return Object.fromEntries(fields.map(([name, field]) => [cut(name), shownEntry(field, depth + 1)]))
}

const cut = (text: string) =>
  storable(text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text)
