import { filesBelow, isCode, isTest, parse, walk } from '../../scripts/lib/sources'

type Pattern = { path: string; expression: RegExp }
type Literal = { regex?: { pattern: string; flags: string } }

const sources = ['apps', 'packages'].flatMap(filesBelow).filter(path => isCode(path) && !isTest(path))

/** Every regular expression that is written in the product, once. */
export function patterns(): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const path of sources)
    for (const node of walk(parse(path))) {
      const { regex } = node as Literal
      if (!regex) continue
      const expression = new RegExp(regex.pattern, regex.flags.replace(/[gy]/g, ''))
      found.set(String(expression), { path, expression })
    }
  return [...found.values()]
}

/** The words that an expression looks for, as far as they are spelled out. */
export const wordsOf = ({ source }: RegExp) => [...source.matchAll(/[\p{L}\d]{1,20}/gu)].map(([word]) => word)
