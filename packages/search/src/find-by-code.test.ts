import { regulations } from '@plumbline/knowledge/regulations/index'
import { beforeAll, describe, expect, test } from 'vitest'
import { findByCode, unknownCodeIn } from './find-by-code'
import { Segment } from './segment'

let library: Segment

beforeAll(async () => {
  library = await Segment.of(
    regulations.map((record, position) => ({
      id: String(position),
      title: record.title,
      code: record.code,
      summary: record.summary,
      description: record.description ?? null,
      industry: record.industry,
      body: record.body,
      risk: record.riskLevel,
      tags: record.tags,
      jurisdiction: record.jurisdiction,
      region: record.region ?? null,
      asks: [],
      isActive: true,
      position,
      updatedAt: 0,
      embedding: null,
      asksEmbedding: null,
    })),
  )
})

const places = (text: string) => findByCode(text, [library])
const codes = (text: string) => places(text).map(({ row }) => library.documents[row]?.code)
const unknown = (text: string) => unknownCodeIn(text, places(text))

describe('codes as people type them', () => {
  test.each([
    ['RD 1627/1997 artículo 11', 'ES RD 1627/1997 art. 11'],
    ['Real Decreto 1627/1997 articulo 11', 'ES RD 1627/1997 art. 11'],
    ['¿qué dice el RD 1215/1997 anexo II 4.2 sobre escaleras?', 'ES RD 1215/1997 anexo II 4.2'],
    ['LPRL 21', 'ES Ley 31/1995 art. 21'],
    ['安全生产法第四十五条', 'CN Work Safety Law art. 45'],
    ['安全生产法 45', 'CN Work Safety Law art. 45'],
    ['安全生产法第一百一十四条罚多少钱', 'CN Work Safety Law art. 114'],
    ['按照JGJ80-2016怎么做临边防护', 'CN JGJ 80'],
  ])('%s is found first', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
    expect(unknown(typed)).toBeNull()
  })

  test('a law alone finds its articles in their order', () => {
    expect(codes('RD 1627/1997').slice(0, 3)).toEqual([
      'ES RD 1627/1997 art. 3',
      'ES RD 1627/1997 art. 4',
      'ES RD 1627/1997 art. 7',
    ])
    expect(codes('消防法').every(code => code?.startsWith('CN Fire Protection Law'))).toBe(true)
  })

  test('the decree on work at height leads to the annex it changed', () => {
    expect(codes('Real Decreto 2177/2004')).toEqual(
      [1, 2, 3, 4].map(point => `ES RD 1215/1997 anexo II 4.${point}`),
    )
    expect(unknown('RD 2177/2004')).toBeNull()
  })

  test.each([
    ['RD 555/1986'],
    ['RD 1627/1997 art. 99'],
    ['安全生产法第九条'],
    ['JGJ 8'],
    ['查一下安全生产法第九条'],
  ])('%s is not in the library, and nothing else is offered as it', typed => {
    expect(codes(typed)).toEqual([])
    expect(unknown(typed)).not.toBeNull()
  })
})
