import {
  type RowFault,
  type RowFaultCode,
  regulatoryBodies,
  rowFaults,
  type Severity,
} from '@plumbline/contract'

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
  regulatoryBody: string
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

const requiredFields = [
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

/** The same limits as for a regulation that is typed in. */
const longest: Partial<Record<Field, number>> = {
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
const shortest: Partial<Record<Field, number>> = { title: 3, regulation_code: 2, summary: 10, source: 5 }
const riskLevels = ['Low', 'Medium', 'High']
const mostEntries = { tags: 50, related_regulations: 100 }
const longestEntry = { tags: 60, related_regulations: 80 }

/** What the database cannot hold is left out: NUL, and halves of characters. */
export const storable = (text: string) => text.replace(/\0|\p{Cs}/gu, '')

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An entry of a JSON list. */
export const checkEntry = (entry: unknown): Checked => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { faults: [fault('not_an_object')] }
  const given = entry as Partial<Record<Field, unknown>>
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
export const checkCells = (header: string[]) => {
  const at = Object.fromEntries(csvHeaders.map(field => [field, header.indexOf(field)])) as Record<
    Field,
    number
  >
  return (cells: string[]): Checked => {
    if (cells.length !== header.length) {
      const counts = { found: String(cells.length), expected: String(header.length) }
      return { faults: [fault('columns', counts)] }
    }
    const cell = (field: Field) => cells[at[field]]?.trim() ?? ''
    const missing = requiredHeaders.filter(field => cell(field) === '')
    if (missing.length > 0) return { faults: [fault('missing_fields', { fields: missing.join(', ') })] }
    const faults: Fault[] = []
    const risk = cell('risk_level') || 'Medium'
    if (!riskLevels.includes(risk)) faults.push(fault('risk_level', { value: risk.slice(0, 100) }))
    const active = cell('is_active').toLowerCase()
    const given: Partial<Record<Field, unknown>> = {
      ...Object.fromEntries(csvHeaders.map(field => [field, cell(field)])),
      industry: cell('industry') || (at.industry === -1 ? 'General Industry' : 'Construction'),
      tags: cell('tags').split(';'),
      related_regulations: cell('related_regulations').split(';'),
      risk_level: risk,
      is_active: active === '' || active === 'true' ? true : active === 'false' ? false : active,
    }
    return assemble(given, faults, {})
  }
}

/** The rules both formats share. Every fault of a row is named, not only the first. */
const assemble = (
  given: Partial<Record<Field, unknown>>,
  faults: Fault[],
  atLeast: Partial<Record<Field, number>>,
): Checked => {
  const text = (field: Field): string => {
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
  const list = (field: 'tags' | 'related_regulations'): string[] => {
    const value = given[field] ?? []
    if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) {
      faults.push(fault('not_an_array', { field }))
      return []
    }
    const items = [...new Set(value.flatMap(item => storable(item).trim() || []))]
    const [most, max] = [mostEntries[field], longestEntry[field]]
    if (items.length > most) faults.push(fault('too_many', { field, max: String(most) }))
    if (items.some(item => item.length > max)) faults.push(fault('too_long', { field, max: String(max) }))
    return items
  }
  const deadline = text('compliance_deadline')
  if (deadline !== '' && !isDate(deadline)) faults.push(fault('not_a_date', { field: 'compliance_deadline' }))
  const isActive = given.is_active ?? true
  if (typeof isActive !== 'boolean') faults.push(fault('not_a_boolean', { field: 'is_active' }))
  const row = {
    title: text('title'),
    code: text('regulation_code'),
    summary: text('summary'),
    description: text('description') || null,
    industry: text('industry'),
    tags: [...new Set(list('tags').map(tag => tag.toLowerCase()))],
    riskLevel: String(given.risk_level).trim() as Severity,
    source: text('source'),
    jurisdiction: text('jurisdiction') || 'US',
    complianceDeadline: deadline || null,
    relatedCodes: list('related_regulations'),
    isActive: isActive === true,
    documentType: text('document_type') || null,
    ...bodyOf(text('regulatory_body'), text('authority')),
  }
  return faults.length > 0 ? { faults } : { row }
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** A body that is not one of ours is somebody's all the same: it becomes the authority behind 'Other'. */
const bodyOf = (body: string, authority: string) => {
  const known = regulatoryBodies.find(name => name.toLowerCase() === body.toLowerCase())
  if (body === '' || known) return { regulatoryBody: known ?? 'OSHA', authority: authority || null }
  return { regulatoryBody: 'Other', authority: authority || body }
}
