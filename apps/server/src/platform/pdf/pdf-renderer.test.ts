import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../testing/pdf'
import { photo } from '../../testing/uploads'
import type { Block, Flowing } from './document'
import { pageFrameFor } from './page-frame'
import { PdfRenderer, type Sections } from './pdf-renderer'

let folder: string
let pdf: PdfRenderer
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-printing-'))
  pdf = new PdfRenderer(folder)
})
afterAll(async () => {
  await pdf.close()
  rmSync(folder, { recursive: true, force: true })
})

async function printed(sections: Sections, language: Language = 'en', region: 'us' | 'eu' = 'eu') {
  const reader = { language, region, name: 'Ana Ruiz', organization: 'Ruiz Bau', timeZone: 'UTC' }
  const texts = { title: 'A title', subject: 'A subject' }
  const now = new Date('2026-11-16T08:00:00Z')
  const frame = pageFrameFor(reader, await loadFormatter(language), texts, now)
  const { path, discard } = await pdf.render(frame, sections)
  try {
    return await readPdf(readFileSync(path))
  } finally {
    await discard()
  }
}

/** The micro sign and its Greek twin share one shape. */
const withoutSpace = (text: string) => text.normalize('NFKC').replace(/\s/g, '')
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const SENTENCE = 'A guard rail is fitted along the whole of the open edge before anybody works there. '

describe('letters', () => {
  test.each<[Language, string, string]>([
    ['en', 'Guard the edge: “now”, 30 µg/m³, ± 5 %, §1926.501(b)(1)', 'Page 1 of 1'],
    ['es', '¿Qué señal había? La excavación quedó sin protección', 'Página 1 de 1'],
    ['fr', 'L’échelle n’était pas fixée : œuvre, cœur, ça, Noël', 'Page 1 sur 1'],
    ['de', 'Größe, Öl, Übermaß, Äußeres, straße', 'Seite 1 von 1'],
    ['zh', '高处作业人员未佩戴安全帽，“靠近”机械设备。', '第 1 页，共 1 页'],
  ])('of %s are read back as they were written', async (language, text, pageNumber) => {
    const { pages } = await printed([[{ kind: 'title', text }, paragraph(text)]], language)
    expect(pages).toHaveLength(1)
    // Once as a title, which may take two lines, and once as text.
    expect(withoutSpace(pages[0]?.text ?? '').split(withoutSpace(text))).toHaveLength(3)
    expect(pages[0]?.text).toContain(pageNumber)
    expect(pages[0]?.text).toContain('Ruiz Bau')
  })

  test('of several languages stand in one line, whatever the reader’s is', async () => {
    const mixed = 'Zoë said 小心 to Łukasz and Ελένη by the Яма'
    expect((await printed([[paragraph(mixed)]], 'de')).text).toContain(mixed)
  })

  test('that have no shape are left out', async () => {
    const { text } = await printed([[paragraph('safe\u202E\u0007\u200Bty')]])
    expect(text).toContain('safety')
  })
})

describe('pages', () => {
  test('are A4, or Letter where that lies in the printer', async () => {
    expect((await printed([[paragraph('x')]])).pages[0]?.size).toEqual({ width: 595, height: 842 })
    expect((await printed([[paragraph('x')]], 'en', 'us')).pages[0]?.size).toEqual({
      width: 612,
      height: 792,
    })
  })

  test('are counted on each of them', async () => {
    const { pages } = await printed(Array.from({ length: 40 }, () => [paragraph(SENTENCE.repeat(6))]))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, { text }] of pages.entries())
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  })

  test('never end with a heading', async () => {
    const blocks = Array.from({ length: 120 }, (_, index): Block[] => [
      { kind: 'heading', text: `Heading ${index}.` },
      paragraph(`Text ${index}. ${SENTENCE.repeat(index % 7)}`),
    ])
    const { pages } = await printed([blocks.flat()])
    const pageOf = (words: string) => pages.findIndex(({ text }) => text.includes(words))
    for (let index = 0; index < blocks.length; index++)
      expect([index, pageOf(`Heading ${index}.`)]).toEqual([index, pageOf(`Text ${index}.`)])
  })

  test('repeat the head of a table that goes on', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Row ${index}`, SENTENCE])
    const columns = [
      { label: 'Column one', share: 1 },
      { label: 'Column two', share: 2 },
    ]
    const { pages, text } = await printed([[{ kind: 'table', columns, rows }]])
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page.text).toContain('Column two')
    expect(rows.every(([row]) => text.includes(row ?? ''))).toBe(true)
  })

  test('take a word longer than a line and a row longer than a page', async () => {
    const address = `https://example.com/${'a-very-long-way/'.repeat(20)}`
    const { pages, text } = await printed([
      [{ kind: 'facts', rows: [{ label: 'Source', value: `${address} ${SENTENCE.repeat(120)}` }] }],
    ])
    expect(pages.length).toBeGreaterThan(1)
    expect(text.replaceAll('\n', '')).toContain(address)
  })
})

describe('pictures', () => {
  test('stand with their labels, and are stored once however often they are shown', async () => {
    const mark = { shape: 'triangle', color: '#b3160c', lightColor: '#ff4a3d', rank: 3 } as const
    const box = { x: 100, y: 100, width: 200, height: 150, mark } as const
    const shown = (label: string, jpeg?: Uint8Array): Block => ({
      kind: 'picture',
      key: 'site',
      ...(jpeg && { jpeg }),
      width: 640,
      height: 480,
      boxes: [{ ...box, label }],
      caption: 'By the gate',
    })
    const jpeg = new Uint8Array(await photo())
    const reader = {
      language: 'en',
      region: 'eu',
      name: 'Ana',
      organization: 'Ruiz',
      timeZone: 'UTC',
    } as const
    const frame = pageFrameFor(reader, await loadFormatter('en'), { title: 'T', subject: 'S' }, new Date())
    const once = await pdf.render(frame, [[shown('bare head', jpeg)]])
    const thrice = await pdf.render(frame, [
      [shown('bare head', jpeg)],
      [shown('no vest')],
      [shown('too close')],
    ])
    const { pages, text } = await readPdf(readFileSync(thrice.path))
    expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(3)
    for (const words of ['bare head', 'no vest', 'too close', 'By the gate']) expect(text).toContain(words)
    expect(thrice.byteSize - once.byteSize).toBeLessThan(jpeg.length)
    await once.discard()
    await thrice.discard()
  })
})

test('a page comes closer together before its picture shrinks, which it does as far as needed', async () => {
  const jpeg = new Uint8Array(await photo())
  const picture: Flowing = { kind: 'picture', key: 'site', jpeg, width: 640, height: 480, boxes: [] }
  const widthAbove = async (lines: number) => {
    const texts = Array.from(
      { length: lines },
      (_, index): Flowing => ({ kind: 'paragraph', text: `Line ${index}` }),
    )
    const { pages } = await printed([[{ kind: 'page', blocks: [picture, ...texts] }]])
    expect([lines, pages.length]).toEqual([lines, 1])
    return pages[0]?.widths[0] ?? 0
  }
  const full = await widthAbove(1)
  expect(await widthAbove(24)).toBe(full)
  expect(await widthAbove(29)).toBeLessThan(full)
  expect(await widthAbove(29)).toBeGreaterThan(full / 2)
})

describe('a document that fails', () => {
  test('is rejected, leaves no file, and the next is printed', async () => {
    const unsent: Block = { kind: 'picture', key: 'lost', width: 10, height: 10, boxes: [] }
    await expect(printed([[unsent]])).rejects.toThrow('was never sent')
    async function* broken() {
      yield [paragraph('x')]
      throw new Error('the database has gone')
    }
    await expect(printed(broken())).rejects.toThrow('the database has gone')
    expect(readdirSync(folder)).toEqual([])
    expect((await printed([[paragraph('still here')]])).text).toContain('still here')
  })

  test('does not stop those printed beside it', async () => {
    const unsent: Block = { kind: 'picture', key: 'lost', width: 10, height: 10, boxes: [] }
    const all = await Promise.allSettled([
      printed([[paragraph('one')]]),
      printed([[unsent]]),
      printed([[paragraph('three')]]),
      printed([[paragraph('four')]]),
      printed([[paragraph('five')]]),
    ])
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})
