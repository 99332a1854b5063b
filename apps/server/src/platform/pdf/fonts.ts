import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'
import subsetFont from 'subset-font'

export type Weight = 'regular' | 'bold'
const wght: Record<Weight, number> = { regular: 400, bold: 600 }

const { resolve } = createRequire(import.meta.url)
type Slice = { file: string; ranges: [number, number][] }

/** Both families come cut into slices of the alphabet, each with the characters it is for. */
function slicesOf(family: 'inter' | 'noto-sans-sc', isWanted: (slice: string) => boolean): Slice[] {
  const home = `@fontsource-variable/${family}`
  const listed = JSON.parse(readFileSync(resolve(`${home}/unicode.json`), 'utf8')) as Record<string, string>
  return Object.entries(listed)
    .filter(([name]) => isWanted(name))
    .map(([name, ranges]) => ({
      file: `${home}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges: ranges.split(',').map(range => {
        const [from = '', to = from] = range.trim().slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    }))
}

// Latin letters are also in most of the other slices, but only for combining accents.
const inter = slicesOf('inter', () => true).toSorted(
  (a, b) => Number(b.file.includes('-latin-wght')) - Number(a.file.includes('-latin-wght')),
)
const chinese = slicesOf('noto-sans-sc', name => name.startsWith('['))

const covers = (codePoint: number) => (slice: Slice) =>
  slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)

/** Quotation marks, dashes and dots are as wide as a character in Chinese, and narrow elsewhere. */
const FIRST_OF_PUNCTUATION = 0x2000

const known = new Map<string, string>()

/** The slice a character is set in; what no slice has is shown as the empty box of the first. */
export function fontFor(character: string, language: Language): string {
  const codePoint = character.codePointAt(0) ?? 0
  const wide = profiles[language].font === 'noto-sans-sc' && codePoint >= FIRST_OF_PUNCTUATION
  const key = `${wide} ${codePoint}`
  const font = known.get(key)
  if (font) return font
  const order = wide ? [...chinese, ...inter] : [...inter, ...chinese]
  const found = (order.find(covers(codePoint)) ?? inter[0])?.file ?? ''
  known.set(key, found)
  return found
}

const instances = new Map<string, Promise<Buffer>>()

/** The fonts are variable and packed for browsers; a PDF takes them in one weight, unpacked. */
export function fontFile(file: string, weight: Weight): Promise<Buffer> {
  const key = `${file} ${weight}`
  const made = instances.get(key)
  if (made) return made
  const instance = subsetFont(readFileSync(resolve(file)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: wght[weight] },
  })
  instances.set(key, instance)
  return instance
}
