import type { FastifySerializerCompiler } from 'fastify/types/schema'
import * as z from 'zod/mini'

/** Copies only the fields that a schema names; undefined where a value can be used as it is. */
type Pick = ((value: never) => unknown) | undefined
type Definition = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  values?: unknown[]
}

const definitionOf = (schema: z.ZodMiniType) => schema.def as unknown as Definition
const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'unknown', 'null', 'int'])

function pickObject(shape: Record<string, z.ZodMiniType>): Pick {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    pick: pickFor(schema) as ((value: unknown) => unknown) | undefined,
  }))
  return (value: Record<string, unknown>) => {
    const picked: Record<string, unknown> = {}
    for (const { name, pick } of fields) picked[name] = pick ? pick(value[name]) : value[name]
    return picked
  }
}

/** Picks the shape of a union by the literal field that tells the shapes apart. */
function pickUnion(schema: z.ZodMiniType, options: z.ZodMiniType[]): Pick {
  const shapes = options.map(option => definitionOf(option).shape)
  if (options.every(option => plain.has(definitionOf(option).type))) return undefined
  const literalOf = (shape: Definition['shape'], key: string) => {
    const field = shape?.[key]
    const definition = field && definitionOf(field)
    return definition?.type === 'literal' ? definition.values?.[0] : undefined
  }
  const key = Object.keys(shapes[0] ?? {}).find(name =>
    shapes.every(shape => literalOf(shape, name) !== undefined),
  )
  if (!key) return (value: unknown) => z.parse(schema, value)
  const byValue = new Map(shapes.map(shape => [literalOf(shape, key), pickObject(shape ?? {})]))
  return (value: Record<string, unknown>) => (byValue.get(value[key]) as (value: unknown) => unknown)(value)
}

function pickFor(schema: z.ZodMiniType): Pick {
  const { type, shape, innerType, element, valueType, options } = definitionOf(schema)
  if (plain.has(type)) return undefined
  if (shape) return pickObject(shape)
  if ((type === 'nullable' || type === 'optional') && innerType) {
    const pick = pickFor(innerType) as ((value: unknown) => unknown) | undefined
    return pick && ((value: unknown) => (value === null || value === undefined ? value : pick(value)))
  }
  if (type === 'array' && element) {
    const pick = pickFor(element)
    return pick && ((values: never[]) => values.map(value => pick(value)))
  }
  if (type === 'record' && valueType) {
    const pick = pickFor(valueType)
    return (
      pick &&
      ((values: Record<string, never>) =>
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, pick(value)])))
    )
  }
  if (type === 'union' && options) return pickUnion(schema, options)
  // For all other kinds of schema, zod itself does the work.
  return (value: unknown) => z.parse(schema, value)
}

/** Writes a response as JSON. Fields that the schema doesn't name are left out. */
export function serializerFor(schema: z.ZodMiniType): (value: unknown) => string {
  const pick = pickFor(schema) as ((value: unknown) => unknown) | undefined
  return pick ? value => JSON.stringify(pick(value)) : value => JSON.stringify(value)
}

const reused = new WeakSet<object>()

/** Marks the data of a response that is sent many times and never changed: each call writes it as JSON once. */
export function serializeOnce<T extends object>(data: T): T {
  reused.add(data)
  return data
}

/** Keeps what was written for data marked by `serializeOnce`, in bytes, for as long as the data itself is kept. */
function withReuse(serialize: (value: unknown) => string): (value: unknown) => string {
  const written = new WeakMap<object, Buffer>()
  return value => {
    const { data } = value as { data?: object }
    if (data === undefined || !reused.has(data)) return serialize(value)
    const bytes = written.get(data) ?? Buffer.from(serialize(value))
    written.set(data, bytes)
    // Fastify sends bytes as they are; its type for serializers knows only text.
    return bytes as unknown as string
  }
}

/**
 * Compiled once for each call. With `check`, which is off only in production, a response that doesn't match the
 * contract is an error.
 */
export const responseSerializer =
  ({ check }: { check: boolean }): FastifySerializerCompiler<z.ZodMiniType> =>
  ({ schema }) => {
    const serialize = serializerFor(schema)
    return withReuse(check ? value => serialize(z.parse(schema, value)) : serialize)
  }
