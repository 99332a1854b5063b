import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(selector: string) {
  const block = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

const light = tokensOf(':root {')
const themes = { light, dark: { ...light, ...tokensOf(':root[data-theme="dark"] {') } }

function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['canvas', 'surface', 'raised', 'sunken']
const pairs: [text: string, ground: string, atLeast: number][] = [
  ...['ink', 'muted'].flatMap(text => grounds.map(ground => [text, ground, 7] as [string, string, number])),
  ...grounds.map(ground => ['subtle', ground, 4.5] as [string, string, number]),
  ...['high', 'medium', 'low', 'good', 'info'].flatMap(tone => [
    [tone, `${tone}-soft`, 4.5] as [string, string, number],
    [tone, 'surface', 4.5] as [string, string, number],
    ['ink', `${tone}-soft`, 7] as [string, string, number],
  ]),
  ['danger', 'surface', 4.5],
  ['danger', 'canvas', 4.5],
  ['danger', 'raised', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-signal', 'signal', 4.5],
  ['on-signal', 'signal-hover', 4.5],
  ['ink', 'signal-soft', 7],
  ['on-panel', 'panel', 7],
  // What is not text but has to be seen: the ring around the focus and the edge of a control.
  ['focus', 'canvas', 3],
  ['focus', 'surface', 3],
  ['line-strong', 'surface', 3],
  ['line-strong', 'canvas', 3],
]

for (const [theme, colors] of Object.entries(themes)) {
  test.each(pairs)(`${theme}: %s on %s has a contrast of at least %d`, (text, ground, atLeast) => {
    expect(contrast(colors[text] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(atLeast)
  })
}

test('both themes define every color', () => {
  expect(Object.keys(tokensOf(':root[data-theme="dark"] {')).sort()).toEqual(Object.keys(light).sort())
})
