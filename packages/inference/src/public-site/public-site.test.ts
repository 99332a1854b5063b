import { readFileSync } from 'node:fs'
import { officialText } from '@plumbline/knowledge/testing/cfr-text'
import { officialTextsPresent } from '@plumbline/knowledge/testing/official-texts'
import { afterAll, expect, test } from 'vitest'
import { createAnalyzer } from '../create-analyzer'
import { shownDifferences } from '../testing/shown-difference'
import { catalog } from './catalog'
import { example, hero, quotations } from './example'
import { figures } from './figures'

const web = new URL('../../../../apps/web/', import.meta.url)
const published = (name: string) =>
  JSON.parse(readFileSync(new URL(`src/app/public-site/${name}.json`, web), 'utf8'))
const HINT = 'run `npm run example`'

const analyzer = createAnalyzer()
afterAll(() => analyzer.close())

test('the public pages print the figures of the detector and of the library', async () => {
  expect(published('figures'), HINT).toEqual(await figures())
})

test('the public pages name industries, regions and laws as the library has them', () => {
  expect(published('catalog'), HINT).toEqual(catalog())
  expect(catalog().industries).toHaveLength(19)
  expect(catalog().regions).toHaveLength(16)
})

type Shown = Awaited<ReturnType<typeof example>>

/** Another processor may round the last digit of a score or the edge of a box differently. */
const withoutRounding = ({ violations, ...rest }: Shown) => ({
  ...rest,
  violations: violations.map(({ confidence, boxes, ...violation }) =>
    JSON.parse(
      JSON.stringify({ ...violation, boxes: boxes.map(({ labelCode }) => labelCode) }, (key, value) =>
        key === 'confidence' ? undefined : value,
      ),
    ),
  ),
})

test('the product still finds in the sample what the example shows', async () => {
  const shown: Shown = published('example')
  const found = await example(analyzer, new URL('public/samples/', web))
  expect(withoutRounding(found), HINT).toEqual(withoutRounding(shown))
  expect(published('hero'), HINT).toEqual(hero(shown))
  expect(shownDifferences(shown.violations, found.violations, shown.picture)).toEqual([])
})

test.skipIf(!officialTextsPresent).each(Object.entries(quotations))(
  '%s is quoted word for word',
  (code, text) => {
    expect(officialText(/\d+\.\d+/.exec(code)?.[0] ?? '')).toContain(text)
  },
)
