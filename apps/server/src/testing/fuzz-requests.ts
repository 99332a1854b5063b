import { randomUUID } from 'node:crypto'
import { type Endpoint, importRegulations } from '@plumbline/contract'
import {
  changedEverywhere,
  changedOnce,
  fitting,
  hugeText,
  oddValue,
  pickFrom,
  type Source,
} from './fuzz-values'
import { form, pictureOf, recording } from './uploads'

export type FuzzRequest = {
  kind: Kind
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  payload: Buffer | undefined
}

const kinds = [
  ['fits', 52],
  ['one field off', 18],
  ['a field missing', 6],
  ['an unknown field', 3],
  ['wrong types', 6],
  ['huge text', 3],
  ['malformed JSON', 4],
  ['wrong content type', 4],
  ['broken form', 4],
] as const
type Kind = (typeof kinds)[number][0]

type Parts = { params: unknown; query: unknown; body: unknown }
type Part = keyof Parts
const partNames = ['params', 'query', 'body'] as const

/** Half of a surrogate pair has no place in an address; its bytes are sent as they are. */
const encoded = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value))
    .split(/\p{Surrogate}/u)
    .map(encodeURIComponent)
    .join('%ED%A0%BD')

function addressFor({ path }: Endpoint, { params, query }: Parts) {
  const named = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encoded(named[key] ?? ''))
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    (value === undefined ? [] : [value].flat()).map(each => `${encoded(key)}=${encoded(each)}`),
  )
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

const changes: Partial<Record<Kind, (value: unknown, source: Source) => unknown>> = {
  'one field off': (value, { random }) => changedOnce(random, value, () => oddValue(random)),
  'a field missing': (value, { random }) => changedOnce(random, value, () => undefined),
  'an unknown field': (value, { random, marker }) => ({
    ...(value as object),
    [pickFrom(random, ['isAdmin', 'organization_id', '__proto__', 'constructor', 'role'])]: marker,
  }),
  'wrong types': (value, { random }) => changedEverywhere(random, value),
  'huge text': (value, { random }) => changedOnce(random, value, () => hugeText(random)),
}

/** Changes one of the parts that a call has. */
function changed(parts: Parts, kind: Kind, source: Source): Parts {
  const change = changes[kind]
  const present = partNames.filter(name => parts[name] !== undefined)
  if (!change || present.length === 0) return parts
  const name: Part = pickFrom(source.random, present)
  return { ...parts, [name]: change(parts[name], source) }
}

const isForm = (endpoint: Endpoint): endpoint is Endpoint & { form: NonNullable<Endpoint['form']> } =>
  endpoint.form !== undefined

function fileFor({ random, marker }: Source) {
  return pickFrom(random, [
    { file: pictureOf(64, 48), name: `${marker}.png`, type: 'image/png' },
    { file: pictureOf(60_000, 60_000), name: 'bomb.png', type: 'image/png' },
    { file: recording(), name: `${marker}.wav`, type: 'audio/wav' },
    { file: Buffer.from(`%PDF-1.7 ${marker}`), name: '../../x.pdf', type: 'application/pdf' },
    { file: Buffer.alloc(0), name: 'empty.jpg' },
    {
      file: Buffer.from(`title,regulation_code,summary\n${marker},${randomUUID()},Rail`),
      name: 'r.csv',
      type: 'text/csv',
    },
    { file: Buffer.from('[{"title":"x"}]'), name: 'r.json', type: 'application/json' },
    { file: Buffer.from('\ud83d<svg onload=alert(1)>'), name: '\u202egpj.svg', type: 'image/svg+xml' },
    { file: undefined, name: '' },
  ])
}

function fieldsFor(schema: Endpoint['form'], source: Source, kind: Kind): Record<string, string> {
  const fields = schema ? fitting(schema, source) : {}
  const changedFields = (changes[kind]?.(fields, source) ?? fields) as Record<string, unknown>
  return Object.fromEntries(Object.entries(changedFields).map(([key, value]) => [key, String(value)]))
}

function brokenForm({ random, marker }: Source) {
  const type = pickFrom(random, [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary=${'y'.repeat(300)}`,
    'multipart/mixed; boundary=x',
  ])
  const body = pickFrom(random, [
    '',
    '--x',
    '--x\r\n\r\n\r\n--x--',
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${marker}"\r\n\r\ncut off`,
    '--x\r\ncontent-disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    `--x\r\n${'a: b\r\n'.repeat(3_000)}\r\n\r\n--x--\r\n`,
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1_500),
  ])
  return { headers: { 'content-type': type }, payload: Buffer.from(body) }
}

const brokenJson = [
  '{',
  '{"a":',
  '[',
  '"',
  'nul',
  '{"a":1}}',
  '\ufeff{}',
  '',
  '[1,]',
  '{"a":"\ud83d',
  '[[[['.repeat(20_000),
]
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/JSON',
  'text/csv',
  'application/octet-stream',
  'x',
  ';;;',
]

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')

function bodyFor(endpoint: Endpoint, body: unknown, kind: Kind, source: Source) {
  const { random } = source
  if (kind === 'broken form') return brokenForm(source)
  const type = { 'content-type': 'application/json' }
  if (kind === 'malformed JSON') return { headers: type, payload: Buffer.from(pickFrom(random, brokenJson)) }
  if (kind === 'wrong content type')
    return { headers: { 'content-type': pickFrom(random, otherTypes) }, payload: json(body ?? {}) }
  if (isForm(endpoint) && (body === undefined || random.chance(0.6)))
    return form({ ...fileFor(source), fields: fieldsFor(endpoint.form, source, kind) })
  return body === undefined ? { headers: {}, payload: undefined } : { headers: type, payload: json(body) }
}

/** Nobody analyzes here, so an upload that asks to be answered with its result would wait for it. */
const withoutWaiting = (endpoint: Endpoint, query: unknown) =>
  isForm(endpoint) && endpoint !== importRegulations ? { ...(query as object), wait: undefined } : query

/** One request to a call, by chance as it should be or wrong in one of the ways that there are. */
export function fuzzRequest(endpoint: Endpoint, source: Source): FuzzRequest {
  const [first, ...rest] = kinds
  const kind = source.random.weighted([first, ...rest])
  const part = (name: Part) => (endpoint[name] ? fitting(endpoint[name], source) : undefined)
  const query = withoutWaiting(endpoint, part('query'))
  const parts = changed({ params: part('params'), query, body: part('body') }, kind, source)
  const { headers, payload } =
    endpoint.method === 'GET'
      ? { headers: {}, payload: undefined }
      : bodyFor(endpoint, parts.body, kind, source)
  return { kind, endpoint, url: addressFor(endpoint, parts), headers, payload }
}
