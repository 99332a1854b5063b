import { plain } from '@plumbline/knowledge/lexicon/index'
import { subjectsIn } from '../understand/subjects'
import type { ViolationContext } from './violation-context'

/** What people ask about the violation in front of them. */
export type ViolationIntent = 'cost' | 'who' | 'rule' | 'fix' | 'explain'

const intents: readonly (readonly [ViolationIntent, RegExp])[] = [
  [
    'cost',
    /\b(costs?|fines?|fined|penalt\w+|cuesta|costar\w*|multas?|sancion\w*|coute\w*|amendes?|kosten?|kostet|bussgeld\w*|strafen?)\b|罚|多少钱/,
  ],
  ['who', /\b(who|whose|responsib\w+|quien|responsable|qui|wer|verantwortlich\w*|zustandig\w*)\b|谁|责任人/],
  [
    'rule',
    /\b((?:which|what) (?:\w+ )?(?:rule|code|regulation|standard|section|law)|(?:que|cual) (?:\w+ )?(?:norma|codigo|regla|articulo|ley)|quel\w* (?:regle|norme|article|code|loi|texte)|welche\w* (?:vorschrift|regel|norm|paragra\w*|gesetz))\b|哪条|哪个(?:规定|标准|法规)|依据/,
  ],
  [
    'fix',
    /\b(what (?:do|should|can|must) (?:i|we) do|what now|how (?:do|can|should) (?:i|we) (?:fix|correct|solve)|how to fix|fix (?:it|this)|next steps?|remed\w+|que (?:hago|hacemos|debo hacer|hay que hacer)|como (?:lo |la )?(?:arreglo|corrijo|soluciono|arreglar|corregir)|que (?:faire|dois-je faire)|comment (?:corriger|regler|faire)|was (?:tun|muss ich tun|soll ich tun|mache ich)|wie (?:behebe|beheben|korrigier\w+))\b|怎么办|怎么整改|如何整改|怎么处理/,
  ],
  [
    'explain',
    /\b(explain|why|what (?:is|does) (?:this|it|that)|what'?s (?:wrong|the problem)|dangerous|problem|explica\w*|por que|que significa|que tiene de malo|peligros\w*|explique\w*|pourquoi|qu'est-ce que|dangereux|erklar\w*|warum|wieso|was bedeutet|gefahrlich)\b|解释|说明|为什么|什么意思|危险/,
  ],
]

/** Words that mean the violation on the screen. */
const pointsAtIt =
  /\b(this|that|it|these|violation|finding|esto|eso|esta|este|infraccion|hallazgo|lo|ce|cette|cela|ca|infraction|constat|das|dies\w*|verstoss\w*|befund)\b|这|该|此|违规|隐患/

/** What is asked about the violation in context; null where the question has a subject of its own. */
export function violationIntent(
  text: string,
  english: string,
  violation: ViolationContext,
): ViolationIntent | null {
  const typed = plain(text)
  const namesIt = typed.includes(plain(violation.name))
  const own = subjectsIn(english.toLowerCase()).filter(subject => !penalties.test(subject))
  const isAbout = namesIt || (own.length === 0 && (pointsAtIt.test(typed) || typed.length <= MAX_SHORT))
  const asked = namesIt ? typed.replace(plain(violation.name), ' ') : typed
  return isAbout
    ? (intents.find(([, pattern]) => pattern.test(asked))?.[0] ?? (namesIt ? 'explain' : null))
    : null
}

const MAX_SHORT = 30
const penalties = /^(?:citations?|fines?|penalt\w+)$/
