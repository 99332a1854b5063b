import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { isDisjointWith, JS, NFA } from 'refa'

/** From here on, two ways to match each repetition are too many ways for all of them. */
const MANY = 10

/** What an expression matches, looking at nothing around it. */
function automatonOf(source: string, flags: string) {
  const { expression, maxCharacter } = JS.Parser.fromLiteral(new RegExp(source, flags)).parse({
    assertions: 'disable',
    backreferences: 'disable',
  })
  return NFA.fromRegex(expression, { maxCharacter })
}

/** Pairs of alternatives in a repeated group that can both begin the same text: 'ab' is 'a' and 'b', or 'ab'. */
export function ambiguousAlternatives({ source, flags }: RegExp): string[] {
  const found: string[] = []
  visitRegExpAST(new RegExpParser().parseLiteral(`/${source}/${flags}`), {
    onQuantifierEnter({ max, element }: AST.Quantifier) {
      if (max < MANY || !('alternatives' in element) || element.alternatives.length < 2) return
      const alternatives = element.alternatives.map(({ raw }) => raw)
      const repeated = `(?:${alternatives.join('|')})*`
      const automata = alternatives.map(raw => automatonOf(`(?:${raw})${repeated}`, flags))
      for (const [index, one] of automata.entries())
        for (const [offset, other] of automata.slice(index + 1).entries())
          if (!isDisjointWith(one, other))
            found.push(`${alternatives[index]} and ${alternatives[index + 1 + offset]} in ${element.raw}`)
    },
  })
  return found
}
