import type { Random } from '../modules/operations/demo/history/random'
import type { HostileFile } from './hostile-files'

type MakeText = (random: Random) => string | Buffer

const below = (random: Random, limit: number) => Math.floor(random.between(0, limit))
const MAX_REPEATS = 100_000

/** One text, over and over. */
export const repeated = (random: Random, text: string) => text.repeat(1 + below(random, MAX_REPEATS))

function scrambled(text: string, random: Random) {
  const bytes = Buffer.from(text)
  const count = 1 + below(random, 32)
  for (const _ of Array(count)) bytes.writeUInt8(below(random, 256), below(random, bytes.length))
  return bytes
}

/** What can happen to any text on its way. */
const damaged = (text: string): Record<string, MakeText> => ({
  truncated: random => text.slice(0, below(random, text.length)),
  scrambled: random => scrambled(text, random),
  'a part of it repeated': random => {
    const from = below(random, text.length)
    const to = from + 1 + below(random, 40)
    return text.slice(0, to) + repeated(random, text.slice(from, to)) + text.slice(to)
  },
  'NUL inserted': random => {
    const at = below(random, text.length)
    return `${text.slice(0, at)}\0${text.slice(at)}`
  },
  'UTF-16': () => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 unmarked': () => Buffer.from(text, 'utf16le'),
  'half of UTF-16': random =>
    Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, below(random, text.length) | 1),
})

/** Goes through every honest text with each damage, and through what is hostile by itself. */
export function hostileTexts(honest: Record<string, string>, hostile: Record<string, MakeText>) {
  const cases = [
    ...Object.entries(honest).flatMap(([name, text]) =>
      Object.entries(damaged(text)).map(([how, make]) => ({ name: `${how} ${name}`, make })),
    ),
    ...Object.entries(hostile).map(([name, make]) => ({ name, make })),
  ]
  return (random: Random, index: number): HostileFile => {
    const { name, make } = cases[index % cases.length] as (typeof cases)[number]
    return { name: `${index} ${name}`, bytes: Buffer.from(make(random) as Buffer) }
  }
}
