import {
  isDateInRange,
  type RegulatoryBody,
  type RowFault,
  type RowFaultCode,
  regulatoryBodies,
  rowFaults,
  type Severity,
} from '@plumbline/contract'
import { codeKey } from '@plumbline/knowledge/regulations/codes'

/** A row that may be stored. */
export type ImportedRegulation = {
  title: string
  code: string
  summary: string
  description: string | null
  industry: string
  tags: string[]
  riskLevel: Severity
  source: string
  regulatoryBody: RegulatoryBody
  jurisdiction: string
  complianceDeadline: string | null
  relatedCodes: string[]
  isActive: boolean
  authority: string | null
  documentType: string | null
}
export type Fault = Pick<RowFault, 'code' | 'message' | 'params'>
export type Checked = { row: ImportedRegulation; faults?: undefined } | { row?: undefined; faults: Fault[] }

export const fault = (code: RowFaultCode, params: Record<string, string> = {}): Fault => ({
  code,
  params,
  message: rowFaults[code].replace(/\{(\w+)\}/g, (gap, key: string) => params[key] ?? gap),
})

/** The specified columns, which our own export starts with too. */
export const requiredFields = [
  'title',
  'regulation_code',
  'summary',
  'industry',
  'tags',
  'risk_level',
  'source',
] as const
export const requiredHeaders = ['title', 'regulation_code', 'summary', 'source'] as const
/** What a CSV may say: the specified columns, and those of our own export, which can be brought back in. */
export const csvHeaders = [
  ...requiredFields,
  'description',
  'regulatory_body',
  'jurisdiction',
  'compliance_deadline',
  'related_regulations',
  'is_active',
  'authority',
  'document_type',
] as const
type Field = (typeof csvHeaders)[number]
type Entry = Partial<Record<Field, unknown>>
type Lengths = Partial<Record<Field, number>>

/** The same limits as for a regulation that is typed in. */
const longest: Lengths = {
  title: 300,
  regulation_code: 80,
  summary: 5000,
  description: 100_000,
  industry: 80,
  source: 2000,
  jurisdiction: 80,
  authority: 200,
  document_type: 80,
  regulatory_body: 80,
}
const shortest: Lengths = { title: 3, regulation_code: 2, summary: 10, source: 5 }
const riskLevels = ['Low', 'Medium', 'High']
const maxEntries = { tags: 50, related_regulations: 100 }
const longestEntry = { tags: 60, related_regulations: 80 }

/** What makes two codes one rule. A code of signs only has no key but itself. */
export const keyOf = (code: string) => codeKey(code) || code.toLowerCase()

const mayBeUnstorable = /[\0\ud800-\udfff]/

/** What the database cannot hold is left out: NUL, and halves of characters. */
export const storable = (text: string) =>
  mayBeUnstorable.test(text) ? text.replace(/\0|\p{Cs}/gu, '') : text

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An entry of a JSON list. */
export function checkEntry(entry: unknown): Checked {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { faults: [fault('not_an_object')] }
  const given = entry as Entry
  const missing = requiredFields.filter(field => isMissing(given[field]))
  if (missing.length > 0) return { faults: [fault('missing_fields', { fields: missing.join(', ') })] }
  const { risk_level } = given
  const faults: Fault[] = []
  if (typeof risk_level !== 'string') faults.push(fault('not_a_string', { field: 'risk_level' }))
  else if (!riskLevels.includes(risk_level.trim()))
    faults.push(fault('not_an_option', { field: 'risk_level', options: riskLevels.join(', ') }))
  return assemble(given, faults, shortest)
}

/** A row of a CSV, by the names of its header. */
export function checkCells(header: string[]) {
  const at = Object.fromEntries(csvHeaders.map(field => [field, header.indexOf(field)])) as Record<
    Field,
    number
  >
  return (cells: string[]): Checked => {
    if (cells.length !== header.length) {
      const counts = { found: String(cells.length), expected: String(header.length) }
      return { faults: [fault('columns', counts)] }
    }
    const given: Entry = {}
    for (const field of csvHeaders) given[field] = cells[at[field]]?.trim() ?? ''
    const missing = requiredHeaders.filter(field => given[field] === '')
    if (missing.length > 0) return { faults: [fault('missing_fields', { fields: missing.join(', ') })] }
    const faults: Fault[] = []
    given.risk_level ||= 'Medium'
    if (!riskLevels.includes(given.risk_level as string))
      faults.push(fault('risk_level', { value: storable(String(given.risk_level).slice(0, 100)) }))
    given.industry ||= at.industry === -1 ? 'General Industry' : 'Construction'
    given.tags = splitCell(given.tags)
    given.related_regulations = splitCell(given.related_regulations)
    given.is_active = flagIn(String(given.is_active))
    return assemble(given, faults, {})
  }
}

const splitCell = (cell: unknown) => (cell === '' ? [] : String(cell).split(';'))
const flagIn = (cell: string) => ({ '': true, true: true, false: false })[cell.toLowerCase()] ?? cell

/** The rules both formats share. Every fault of a row is named, not only the first. */
function assemble(given: Entry, faults: Fault[], atLeast: Lengths): Checked {
  const deadline = textIn(given, 'compliance_deadline', faults)
  if (deadline !== '' && !isDate(deadline)) faults.push(fault('not_a_date', { field: 'compliance_deadline' }))
  const isActive = given.is_active ?? true
  if (typeof isActive !== 'boolean') faults.push(fault('not_a_boolean', { field: 'is_active' }))
  const row = {
    title: textIn(given, 'title', faults, atLeast),
    code: textIn(given, 'regulation_code', faults, atLeast),
    summary: textIn(given, 'summary', faults, atLeast),
    description: textIn(given, 'description', faults) || null,
    industry: textIn(given, 'industry', faults),
    tags: [...new Set(listIn(given, 'tags', faults).map(tag => tag.toLowerCase()))],
    riskLevel: String(given.risk_level).trim() as Severity,
    source: textIn(given, 'source', faults, atLeast),
    jurisdiction: textIn(given, 'jurisdiction', faults) || 'US',
    complianceDeadline: deadline || null,
    relatedCodes: listIn(given, 'related_regulations', faults),
    isActive: isActive === true,
    documentType: textIn(given, 'document_type', faults) || null,
    ...bodyOf(textIn(given, 'regulatory_body', faults), textIn(given, 'authority', faults)),
  }
  return faults.length > 0 ? { faults } : { row }
}

function textIn(given: Entry, field: Field, faults: Fault[], atLeast: Lengths = {}): string {
  const value = given[field]
  if (isMissing(value)) return ''
  if (typeof value !== 'string') {
    faults.push(fault('not_a_string', { field }))
    return ''
  }
  const clean = storable(value).trim()
  const [min = 0, max = Number.POSITIVE_INFINITY] = [atLeast[field], longest[field]]
  if (clean.length < min) faults.push(fault('too_short', { field, min: String(min) }))
  if (clean.length > max) faults.push(fault('too_long', { field, max: String(max) }))
  return clean
}

function listIn(given: Entry, field: 'tags' | 'related_regulations', faults: Fault[]): string[] {
  const value = given[field] ?? []
  if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) {
    faults.push(field === 'tags' ? fault('tags_not_an_array') : fault('not_an_array', { field }))
    return []
  }
  const items = [...new Set(value.map(item => storable(item).trim()).filter(Boolean))]
  const [most, max] = [maxEntries[field], longestEntry[field]]
  if (items.length > most) faults.push(fault('too_many', { field, max: String(most) }))
  if (items.some(item => item.length > max)) faults.push(fault('too_long', { field, max: String(max) }))
  return items
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  isDateInRange(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** A body that is not one of ours is somebody's all the same: it becomes the authority behind 'Other'. */
function bodyOf(body: string, authority: string): Pick<ImportedRegulation, 'regulatoryBody' | 'authority'> {
  const known = regulatoryBodies.find(name => name.toLowerCase() === body.toLowerCase())
  if (body === '' || known) return { regulatoryBody: known ?? 'OSHA', authority: authority || null }
  return { regulatoryBody: 'Other', authority: authority || body }
}
