import type { Language } from '@plumbline/domain'
import type { PreparedAnswer } from '@plumbline/knowledge/answers/prepared-answer'
import type { AnswerText } from '@plumbline/knowledge/translations/translations'
import { typoReader } from '../emergency/correct-typos'
import { wordsOf } from './question-words'

/** One way an answer is asked for. */
type Prepared = { answer: number; features: ReadonlySet<string>; weight: number; text: string }

/** How an answer's questions match: how alike the closest is, and how much of the question the answer speaks of. */
export type Match = {
  answer: PreparedAnswer
  likeness: number
  covered: number
  closest: string
  unknown: number
  /** How alike the question is to all of the answer's words together, those of most of its questions first. */
  central: number
}

/** Pairs of words say less than words, since people put them in any order. */
const PAIR_WEIGHT = 0.35
const UNKNOWN_WEIGHT = 0.4
/** What a word counts that only the answer's text has. */
const TEXT_SHARE = 0.15

function featuresOf(text: string, language: Language): string[] {
  const { stems, pairs } = wordsOf(text, language)
  return [...stems, ...pairs]
}
const isPair = (feature: string) => feature.includes(' ')

/** The prepared questions of one language, by their words. Built once for each language. */
export class PreparedIndex {
  private readonly language: Language
  private readonly answers: readonly PreparedAnswer[]
  private readonly questions: Prepared[] = []
  private readonly byFeature = new Map<string, number[]>()
  /** Every word of an answer and its questions. */
  private readonly vocabularies: ReadonlyMap<string, number>[]
  private readonly rarity = new Map<string, number>()
  private readonly maxRarity: number
  private readonly correct: (word: string) => string[]

  constructor(
    language: Language,
    answers: readonly PreparedAnswer[],
    textOf: (answer: PreparedAnswer) => AnswerText | undefined,
  ) {
    this.language = language
    this.answers = answers
    const texts = answers.map(textOf)
    this.vocabularies = texts.map(text => this.vocabularyOf(text))
    this.maxRarity = Math.log(1 + answers.length)
    this.countRarity()
    for (const [answer, text] of texts.entries())
      for (const question of text?.questions ?? []) this.add(answer, question)
    const words = new Set([...this.rarity.keys()].filter(feature => !isPair(feature)))
    this.correct = typoReader(words, word => words.has(word))
  }

  /** Everything that shares a word with the question. */
  matches(text: string): Match[] {
    const { stems, pairs } = wordsOf(text, this.language)
    const corrected = stems.map(stem => this.correct(stem).find(each => this.rarity.has(each)) ?? stem)
    const asked = new Set([...corrected, ...pairs])
    const weights = new Map([...asked].map(feature => [feature, this.weightOf(feature)]))
    const total = sum(weights.values())
    const found = new Map<number, { likeness: number; closest: string }>()
    for (const index of this.candidates(asked)) {
      const { answer, features, weight, text: closest } = this.questions[index] as Prepared
      const shared = sum([...asked].map(each => (features.has(each) ? (weights.get(each) ?? 0) : 0)))
      const likeness = (2 * shared) / (total + weight)
      if (likeness > (found.get(answer)?.likeness ?? 0)) found.set(answer, { likeness, closest })
    }
    const words = corrected.map(word => [word, this.weightOf(word)] as const)
    const wordTotal = sum(words.map(([, weight]) => weight)) || 1
    return [...found].map(([index, match]) => {
      const vocabulary = this.vocabularies[index] as ReadonlyMap<string, number>
      const missing = words.filter(([word]) => !vocabulary.has(word))
      const covered = 1 - sum(missing.map(([, weight]) => weight)) / wordTotal
      const unknown = Math.max(0, ...missing.map(([, weight]) => weight)) / this.maxRarity
      const central = this.likenessTo(vocabulary, words)
      return { ...match, answer: this.answers[index] as PreparedAnswer, covered, unknown, central }
    })
  }

  /** The cosine of two texts, in which a word counts by its rarity and by how much of the answer has it. */
  private likenessTo(
    vocabulary: ReadonlyMap<string, number>,
    words: readonly (readonly [string, number])[],
  ): number {
    const length = Math.sqrt(
      sum([...vocabulary].map(([word, share]) => (isPair(word) ? 0 : (share * this.weightOf(word)) ** 2))),
    )
    const asked = Math.sqrt(sum(words.map(([, weight]) => weight ** 2)))
    const product = sum(words.map(([word, weight]) => (vocabulary.get(word) ?? 0) * weight * weight))
    return product / (length * asked || 1)
  }

  /** The words of an answer, each with the share of its questions that have it. */
  private vocabularyOf(text: AnswerText | undefined): ReadonlyMap<string, number> {
    if (!text) return new Map()
    const shares = new Map<string, number>()
    for (const word of featuresOf(`${text.lead ?? ''} ${text.text}`, this.language))
      shares.set(word, TEXT_SHARE)
    for (const question of text.questions)
      for (const word of featuresOf(question, this.language))
        shares.set(word, (shares.get(word) ?? 0) + 1 / text.questions.length)
    return shares
  }

  /** A word that few answers have tells more than one that most have. */
  private countRarity() {
    const counts = new Map<string, number>()
    for (const vocabulary of this.vocabularies)
      for (const feature of vocabulary.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    for (const [feature, count] of counts) this.rarity.set(feature, Math.log(1 + this.answers.length / count))
  }

  private add(answer: number, text: string) {
    const features = new Set(featuresOf(text, this.language))
    const index = this.questions.length
    this.questions.push({
      answer,
      features,
      text,
      weight: sum([...features].map(each => this.weightOf(each))),
    })
    for (const feature of features) {
      const places = this.byFeature.get(feature)
      if (places) places.push(index)
      else this.byFeature.set(feature, [index])
    }
  }

  private candidates(features: ReadonlySet<string>): Set<number> {
    return new Set([...features].flatMap(feature => this.byFeature.get(feature) ?? []))
  }

  private weightOf(feature: string): number {
    // A word that no answer has is more often beside the point than the point.
    const rarity = this.rarity.get(feature) ?? this.maxRarity * UNKNOWN_WEIGHT
    // Pairs that no answer has are only another order of words.
    if (isPair(feature)) return this.rarity.has(feature) ? rarity * PAIR_WEIGHT : 0.3
    return rarity
  }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
