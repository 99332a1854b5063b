import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { filesBelow, isCode, isTest, parse, readSource, walk } from '../../scripts/lib/sources'

type Pattern = { path: string; expression: RegExp }
type Literal = { regex?: { pattern: string; flags: string } }

/** Its function builds the expressions of other modules. */
const CUES = 'packages/assistant/src/cues.ts'

const sources = ['apps', 'packages'].flatMap(filesBelow).filter(path => isCode(path) && !isTest(path))

/** Every regular expression that is written in the product, once for each file. */
export function patterns(): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const path of sources)
    for (const node of walk(parse(path))) {
      const { regex } = node as Literal
      if (!regex) continue
      const expression = new RegExp(regex.pattern, regex.flags.replace(/[gy]/g, ''))
      found.set(`${path} ${expression}`, { path, expression })
    }
  return [...found.values()]
}

/** Every regular expression that the product puts together when it starts, once. */
export async function builtPatterns(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>()
  const original = RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]) => {
      const expression = new target(source, flags)
      const path = moduleInStack()
      if (path) found.set(String(expression), { path, expression })
      return expression
    },
  })
  try {
    const builders = sources.filter(
      path => !path.includes('/testing/') && /\b(RegExp|cue)\(/.test(readSource(path)),
    )
    for (const path of builders) await import(join(root, path))
  } finally {
    globalThis.RegExp = original
  }
  return [...found.values()]
}

/** The module of the product that builds an expression, itself or out of cues. */
function moduleInStack() {
  const lines = new Error().stack?.split('\n') ?? []
  const paths = lines.flatMap(line => line.match(/(?:apps|packages)\/[^:]+\/src\/[^:?]+\.ts/)?.[0] ?? [])
  return paths.find(path => path !== CUES) ?? paths[0]
}

/** The words that an expression looks for, as far as they are spelled out. */
export const wordsOf = ({ source }: RegExp) => [...source.matchAll(/[\p{L}\d]{1,20}/gu)].map(([word]) => word)
