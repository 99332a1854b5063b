import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Random } from '../modules/operations/demo/history/random'
import { PASSWORD } from './people'

export type Schema = z.ZodMiniType
type Definition = {
  type: string
  format?: string
  shape: Record<string, Schema>
  element: Schema
  options: readonly Schema[]
  innerType: Schema
  in: Schema
  out: Schema
  entries: Record<string, unknown>
  values: readonly unknown[]
  keyType: Schema
  valueType: Schema
}

/** What values are made of: a seed, a word that is in every text, and ids for a field by its name. */
export type Source = { random: Random; marker: string; idFor: (field: string) => string }

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
const isValid = (schema: Schema, value: unknown) => schema.safeParse(value).success

export const pickFrom = <T>({ between }: Random, list: readonly T[]): T =>
  list[Math.floor(between(0, list.length))] as T

/** Begins somewhere in the list and goes round. */
function rotated<T>(random: Random, list: readonly T[]): T[] {
  const start = Math.floor(random.between(0, list.length))
  return [...list.slice(start), ...list.slice(0, start)]
}

const textsWith = (marker: string, random: Random) => [
  `${marker} open edge`,
  marker,
  `${marker}\nsecond line`,
  `${marker} ${'guard rail scaffold ladder '.repeat(Math.floor(random.between(1, 60)))}`,
  `29 CFR 1926.501 ${marker}`,
  `${marker.toLowerCase()}-${Math.floor(random.between(0, 100_000))}@site.example`,
  `https://93.184.216.34/${marker}`,
  `https://${marker.toLowerCase()}.invalid/hook`,
  `${marker.toLowerCase()}.example`,
  PASSWORD,
  '2026-11-03',
  '2026-10-01T08:00:00Z',
  '2026-W40',
  '07:30',
  'UTC',
  'Europe/Berlin',
  '12',
  '123456',
  'true',
  'en',
  '#aabbcc',
  'ab12'.repeat(16),
  'x'.repeat(43),
  Buffer.from(JSON.stringify(['2026-11-01 08:00:00+00', randomUUID()])).toString('base64url'),
]
const numbers = [1, 0, 2, 3, 5, 7, 10, 24, 30, 50, 90, 100, 365, 0.5, 0.99, -1]

const MAX_ITEMS = 3
const ATTEMPTS = 6

function listOf(schema: Schema, element: Schema, field: string, source: Source): unknown[] {
  const items = Array.from({ length: MAX_ITEMS }, () => valueFor(element, field, source))
  const lengths = rotated(source.random, [1, 2, MAX_ITEMS, 0])
  const candidates = lengths.map(length => items.slice(0, length))
  return candidates.find(list => isValid(schema, list)) ?? items
}

function objectOf(shape: Record<string, Schema>, source: Source) {
  const entries = Object.entries(shape).map(([name, field]) => [name, valueFor(field, name, source)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function leafOf(schema: Schema, definition: Definition, field: string, source: Source): unknown {
  const { random, marker, idFor } = source
  const candidates: Record<string, () => readonly unknown[]> = {
    boolean: () => [true, false],
    enum: () => Object.values(definition.entries),
    literal: () => definition.values,
    null: () => [null],
    never: () => [undefined],
    number: () => numbers,
    string: () => (definition.format === 'uuid' ? [idFor(field)] : textsWith(marker, random)),
  }
  const list = rotated(random, candidates[definition.type]?.() ?? [marker, 1, null, [marker], { marker }])
  return list.find(value => isValid(schema, value)) ?? list[0]
}

/** A value that fits the schema as far as its description says; a rule in code may still reject it. */
function valueFor(schema: Schema, field: string, source: Source): unknown {
  const definition = definitionOf(schema)
  const { random } = source
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape, source)
    case 'array':
      return listOf(schema, definition.element, field, source)
    case 'record':
      return {
        [String(valueFor(definition.keyType, field, source))]: valueFor(definition.valueType, field, source),
      }
    case 'union':
      return valueFor(pickFrom(random, definition.options), field, source)
    case 'optional':
    case 'default':
      return random.chance(0.5) ? undefined : valueFor(definition.innerType, field, source)
    case 'nullable':
      return random.chance(0.2) ? null : valueFor(definition.innerType, field, source)
    case 'readonly':
      return valueFor(definition.innerType, field, source)
    case 'pipe':
      return valueFor(
        definitionOf(definition.in).type === 'transform' ? definition.out : definition.in,
        field,
        source,
      )
    default:
      return leafOf(schema, definition, field, source)
  }
}

/** A value that the schema accepts, unless it is hard to find one. */
export function fitting(schema: Schema, source: Source, field = ''): unknown {
  let value: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    value = valueFor(schema, field, source)
    if (isValid(schema, value)) return value
  }
  return value
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** What nobody types: halves of characters, other directions, ends of ranges, other types. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  'half \ud83d of it',
  '\udc00',
  '\u202eright to left\u2066',
  'שלום \u200f עולם',
  'e\u0301\u0301\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  '\ufeff\u2028\u2029\u0085',
  "'; drop table users; --",
  '../../../../etc/passwd',
  '%00%ff%E0%A4',
  '{{7*7}}<script>alert(1)</script>',
  '=HYPERLINK("http://x.example")',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '99999999999999999999',
  '٣٤',
  '0000-01-01',
  '9999-12-31',
  '1900-01-01',
  '9998-12-31',
  '2026-02-30',
  '9998-12-31T23:59:59.999-23:59',
  '1900-01-01T00:00:00+14:00',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-16T24:00:00Z',
  '2016-12-31T23:59:60Z',
  'Regulation (EU) 2016/2016/'.repeat(7),
  '(((((((((((a+)+)+)+)+$',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  Buffer.from('["0000-01-01 00:00:00+99","x"]').toString('base64url'),
  Buffer.from('[[[[]]]]').toString('base64url'),
  'http://[::1]:80/',
  'http://a:b@127.0.0.1/',
  'javascript:alert(1)',
  'a@b',
  `${'a'.repeat(250)}@site.example`,
]
const oddNumbers = [
  -1,
  0,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
]
const oddOthers = [null, true, false, [], {}, [null], [[]], { $ne: '' }, { length: 1e9 }, nested(40)]
const LONG = 10_000
const HUGE = 300_000

export function oddValue(random: Random): unknown {
  if (random.chance(0.5)) return pickFrom(random, oddTexts)
  if (random.chance(0.5)) return pickFrom(random, oddNumbers)
  return pickFrom(random, oddOthers)
}

export const hugeText = (random: Random) =>
  pickFrom(random, ['x', 'ab ', '\u00e9', '(', '2016/', 'ladder ', '\n', '"']).repeat(
    random.chance(0.5) ? LONG : HUGE,
  )

type Container = Record<string, unknown>
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Every place in a value where another one can stand. */
function placesIn(value: unknown): { holder: Container; key: string }[] {
  if (!isContainer(value)) return []
  return Object.keys(value).flatMap(key => [{ holder: value, key }, ...placesIn(value[key])])
}

/** The same value with one place changed; `change` tells what stands there afterwards, undefined for nothing. */
export function changedOnce(random: Random, value: unknown, change: () => unknown): unknown {
  const copy = structuredClone(value)
  const places = placesIn(copy)
  if (places.length === 0) return change()
  const { holder, key } = pickFrom(random, places)
  const next = change()
  if (next === undefined) delete holder[key]
  else holder[key] = next
  return copy
}

/** The same value with every place changed. */
export function changedEverywhere(random: Random, value: unknown): unknown {
  if (!isContainer(value)) return oddValue(random)
  return Object.fromEntries(Object.keys(value).map(key => [key, oddValue(random)]))
}
