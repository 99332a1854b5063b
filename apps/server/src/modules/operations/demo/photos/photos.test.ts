import { fileURLToPath } from 'node:url'
import { createAnalyzer } from '@plumbline/inference'
import { afterAll, expect, test } from 'vitest'
import { analyzePicture } from './analyze-pictures'
import type { AnalyzedPicture } from './analyzed-picture'
import stored from './photos.json' with { type: 'json' }
import { pictures } from './pictures'

const samples = fileURLToPath(new URL('../../../../../../web/public/samples', import.meta.url))
const analyzed = stored as unknown as AnalyzedPicture[]
const analyzer = createAnalyzer({ timeoutMs: 600_000 })
afterAll(() => analyzer.close())

/** Pixels and confidences differ a little between processors; what people act on doesn't. */
const essence = ({ name, found }: AnalyzedPicture) => ({
  name,
  found: found.map(({ violation, recheck, fix }) => ({
    type: violation.type.code,
    severity: violation.severity,
    codes: violation.regulationCodes,
    recheck: recheck.severity,
    fix: fix?.outcome,
  })),
})

test('every picture of the history was analyzed', () => {
  expect(analyzed.map(({ name }) => name)).toEqual(pictures.map(({ name }) => name))
})

test('the product still finds in a picture what the history says, and if not: npm run demo:photos', async () => {
  const name = 'later/fire-same-aside'
  const picture = pictures.find(each => each.name === name) ?? expect.fail()
  const before = analyzed.find(each => each.name === name) ?? expect.fail()
  expect(essence(await analyzePicture({ analyzer, samples }, picture))).toEqual(essence(before))
})
