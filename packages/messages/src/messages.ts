import type { DocumentTexts, SharedTexts } from '@plumbline/languages/lists/english-texts'

export type { LocalizedMessage } from '@plumbline/contract/findings/violations'

/** The English texts by namespace; the other languages have the same keys (scripts/check-language.test.ts). */
type Texts = DocumentTexts & SharedTexts
export type Namespace = keyof Texts
export type SharedNamespace = keyof SharedTexts
/** Labels that screens, emails and PDFs share, by what they label. */
export type LabelGroup = keyof Texts['labels']

type Leaf<T> = {
  [Key in keyof T & string]: T[Key] extends string | readonly string[] ? Key : `${Key}.${Leaf<T[Key]>}`
}[keyof T & string]

/** A plural or a context is chosen by the parameters, so callers leave the suffix out. */
type WithoutSuffix<Key> =
  Key extends `${infer Stem}_${'one' | 'other' | 'estimate' | 'plain' | 'analysis' | 'question'}` ? Stem : Key

/** The keys of a namespace: a key that doesn't exist doesn't compile. */
export type MessageKey<N extends Namespace> = WithoutSuffix<Leaf<Texts[N]>>

/** The first part of a message's code names its namespace; codes without one of these are findings. */
const namespaceByPrefix = {
  assistant: 'assistant',
  cause: 'causes',
  fine: 'fines',
  fix: 'fix-reasons',
  hazard: 'hazards',
  link: 'links',
  question: 'questions',
  recheck: 'recheck',
  suggestion: 'suggestions',
} as const satisfies Record<string, Namespace>
type Prefix = keyof typeof namespaceByPrefix

export type MessageCode =
  | MessageKey<'findings'>
  | `violation.${string}.${'type' | 'description' | 'because'}`
  | `hazard.${string}.${'name' | 'explanation' | `${'cause' | 'remedy'}.${number}`}`
  | `question.${'ask' | 'first' | 'second' | 'type'}.${string}`
  | { [P in Prefix]: `${P}.${MessageKey<(typeof namespaceByPrefix)[P]>}` }[Prefix]

/** Where the text of a message is: `fine.gravity` is `gravity` in `fines`. */
export function locate(code: string): { namespace: Namespace; key: string } {
  const [, prefix = '', key = ''] = code.match(/^(\w+)\.(.+)$/) ?? []
  return prefix in namespaceByPrefix
    ? { namespace: namespaceByPrefix[prefix as Prefix], key }
    : { namespace: 'findings', key: code }
}
