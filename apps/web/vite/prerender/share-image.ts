import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 96
const TITLE_SIZE = 64
const TEXT_SIZE = 34
const MAX_TEXT_LINES = 4

const colors = { ground: '#0c1216', signal: '#d2f035', title: '#ffffff', text: '#b6c2c9' }

const { resolve } = createRequire(import.meta.url)

/** Chinese comes in slices; this lists the characters of each. */
const chineseSlices = Object.entries<string>(
  JSON.parse(readFileSync(resolve('@fontsource-variable/noto-sans-sc/unicode.json'), 'utf8')),
).map(([name, listed]) => ({
  file: `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  ranges: [...listed.matchAll(/U\+([\da-f]+)-?([\da-f]*)/gi)].map(([, first = '', last]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last || first, 16),
  })),
}))

const fonts = new Map<string, Promise<Font>>()

/** The files are variable and packed for browsers; outlines are read from one weight, unpacked. */
async function unpack(file: string, weight: number) {
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { wght: weight } } as const
  return create(await subsetFont(readFileSync(resolve(file)), undefined, options)) as Font
}

function openFont(file: string, weight: number) {
  const key = `${file} ${weight}`
  const font = fonts.get(key) ?? unpack(file, weight)
  fonts.set(key, font)
  return font
}

/** Text is drawn as outlines of the product's own fonts, so a machine without any font builds the same pictures. */
async function fontFor(code: number, weight: number) {
  for (const slice of ['latin', 'latin-ext']) {
    const font = await openFont(`@fontsource-variable/inter/files/inter-${slice}-wght-normal.woff2`, weight)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  const slice = chineseSlices.find(({ ranges }) =>
    ranges.some(({ first, last }) => code >= first && code <= last),
  )
  return slice && openFont(slice.file, weight)
}

type Style = { size: number; weight: number; color: string }
type Outline = { character: string; path: string; scale: number; advance: number }

/** Each character's outline and how far the next one is. */
async function outlinesOf(text: string, { size, weight }: Style) {
  const outlines: Outline[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const font = await fontFor(code, weight)
    if (!font) continue
    const glyph = font.glyphForCodePoint(code)
    const scale = size / font.unitsPerEm
    outlines.push({ character, path: glyph.path.toSVG(), scale, advance: glyph.advanceWidth * scale })
  }
  return outlines
}

const widthOf = (outlines: Outline[]) => outlines.reduce((sum, { advance }) => sum + advance, 0)

/** Words stay whole; Chinese may break after any character. */
async function linesOf(text: string, style: Style, isSpaced: boolean) {
  const lines: Outline[][] = [[]]
  for (const part of isSpaced ? text.split(/(?<= )/) : text) {
    const outlines = await outlinesOf(part, style)
    const line = lines.at(-1) ?? []
    const isTooLong =
      widthOf([...line, ...outlines.filter(({ character }) => character !== ' ')]) > WIDTH - 2 * MARGIN
    if (isTooLong) lines.push(outlines)
    else line.push(...outlines)
  }
  return lines
}

function drawLine(outlines: Outline[], left: number, y: number, color: string) {
  let x = left
  const paths = outlines.map(({ path, scale, advance }) => {
    const drawn = `<path transform="translate(${x.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`
    x += advance
    return drawn
  })
  return `<g fill="${color}">${paths.join('')}</g>`
}

/** The picture that a link to the page is shown with: the brand, the page's title and what it is about. */
export async function drawShareImage(title: string, description: string, isSpaced: boolean) {
  const brand = { size: 44, weight: 650, color: colors.title }
  const heading = { size: TITLE_SIZE, weight: 650, color: colors.title }
  const body = { size: TEXT_SIZE, weight: 400, color: colors.text }
  const titleLines = await linesOf(title, heading, isSpaced)
  const textLines = (await linesOf(description, body, isSpaced)).slice(0, MAX_TEXT_LINES)
  const textTop = 276 + titleLines.length * TITLE_SIZE * 1.15
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${colors.ground}"/>
<g transform="translate(${MARGIN - 5} 64) scale(2.6)"><path d="M8 0v14" stroke="${colors.signal}" stroke-width="2"/><path d="M4 13h8l2 4-6 11-6-11z" fill="${colors.signal}"/></g>
${drawLine(await outlinesOf('Plumbline', brand), MARGIN + 56, 118, brand.color)}
${titleLines.map((line, index) => drawLine(line, MARGIN, 280 + index * TITLE_SIZE * 1.15, heading.color)).join('')}
${textLines.map((line, index) => drawLine(line, MARGIN, textTop + index * TEXT_SIZE * 1.45, body.color)).join('')}
</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}
