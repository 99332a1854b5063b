import { endpoints } from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { responseSerializer, serializeOnce, serializerFor } from './serialize'

const Person = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  nick: z.optional(z.string()),
  tags: z.array(z.string()),
  friends: z.array(z.object({ name: z.string() })),
  home: z.nullable(z.object({ street: z.string() })),
  params: z.record(z.string(), z.object({ value: z.number() })),
})
const ana = {
  name: 'Ana "A" Ruiz',
  age: null,
  tags: ['a'],
  friends: [{ name: 'Ben' }],
  home: { street: 'Quay 1' },
  params: { one: { value: 1 } },
}

describe('a response', () => {
  test('is written as the schema would write it', () => {
    expect(JSON.parse(serializerFor(Person)(ana))).toEqual(z.parse(Person, ana))
  })

  test('leaves out every field that the schema does not name, however deep', () => {
    const secret = { password_hash: 'x' }
    const leaking = {
      ...ana,
      ...secret,
      friends: [{ ...ana.friends[0], ...secret }],
      home: { ...ana.home, ...secret },
      params: { one: { value: 1, ...secret } },
    }
    expect(serializerFor(Person)(leaking)).not.toContain('password_hash')
    expect(JSON.parse(serializerFor(Person)(leaking))).toEqual(ana)
  })

  test('of several shapes is written by the one its literal names', () => {
    const Shape = z.union([
      z.object({ kind: z.literal('circle'), radius: z.number() }),
      z.object({ kind: z.literal('box'), width: z.number() }),
    ])
    const box = { kind: 'box', width: 2, radius: 3 }
    expect(JSON.parse(serializerFor(Shape)(box))).toEqual({ kind: 'box', width: 2 })
  })

  test('of several shapes without one is left to the schema', () => {
    const Shape = z.union([z.object({ radius: z.number() }), z.object({ width: z.number() })])
    expect(JSON.parse(serializerFor(Shape)({ width: 2, secret: 1 }))).toEqual({ width: 2 })
  })
})

test('every call of the contract has a response that can be compiled', () => {
  for (const { endpoint } of endpoints) expect(serializerFor(endpoint.response)).toBeTypeOf('function')
})

describe('data that is serialized once', () => {
  const Envelope = z.object({ success: z.literal(true), data: z.object({ title: z.string() }) })
  const serialize = responseSerializer({ check: false })({ schema: Envelope, method: 'GET', url: '/' })
  const written = (data: { title: string }) => String(serialize({ success: true, data }))

  test('keeps the bytes it was first written as', () => {
    const data = serializeOnce({ title: 'Fall protection – roofs' })
    expect(JSON.parse(written(data))).toEqual({ success: true, data })
    data.title = 'changed later'
    expect(JSON.parse(written(data)).data.title).toBe('Fall protection – roofs')
  })

  test('is written by every call according to its own schema', () => {
    const data = serializeOnce({ title: 'Ladders', secret: 'x' })
    const Other = z.object({ success: z.literal(true), data: z.object({ secret: z.string() }) })
    const other = responseSerializer({ check: false })({ schema: Other, method: 'GET', url: '/other' })
    expect(written(data)).toBe('{"success":true,"data":{"title":"Ladders"}}')
    expect(String(other({ success: true, data }))).toBe('{"success":true,"data":{"secret":"x"}}')
  })

  test('other data is written every time', () => {
    const data = { title: 'Ladders' }
    written(data)
    data.title = 'Scaffolds'
    expect(JSON.parse(written(data)).data.title).toBe('Scaffolds')
  })
})
