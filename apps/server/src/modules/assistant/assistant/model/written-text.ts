import type { ModelListener } from '../answer-model'
import { checkAnswer } from './check-answer'
import type { Given } from './given'
import { ModelError } from './model-error'
import { revealsPrompt } from './prompt'

const MAX_CHARS = 6000

/** The end of a sentence, once the next one has begun; in Chinese, or at the end of a line, immediately. */
const sentenceEnd = /[.!?][")\]]?\s+(?=[\p{Lu}\p{Lo}\-[])|[。！？]|\n/gu

/**
 * What a model has written so far. Only sentences that are finished and hold against what it was given are passed on, so
 * nobody sees an invented figure for a moment.
 */
export class WrittenText {
  private text = ''
  private passedOn = ''
  private readonly given: Given
  private readonly prompt: string
  private readonly listener: ModelListener
  constructor(given: Given, prompt: string, listener: ModelListener) {
    this.given = given
    this.prompt = prompt
    this.listener = listener
  }

  add(piece: string) {
    this.text += piece
    if (this.text.length > MAX_CHARS) throw new ModelError('too_long')
    const end = [...this.text.matchAll(sentenceEnd)].at(-1)
    if (end) this.passOn(this.text.slice(0, end.index + end[0].length))
  }

  discard() {
    if (this.passedOn) this.listener.onDiscard()
    this.text = ''
    this.passedOn = ''
  }

  finish() {
    const answer = this.checked(this.text)
    if (answer.blocks.length === 0) throw new ModelError('empty')
    return answer
  }

  private checked(text: string) {
    if (revealsPrompt(text, this.prompt)) throw new ModelError('revealed_prompt')
    return checkAnswer(text, this.given)
  }

  private passOn(finished: string) {
    // A citation that isn't closed yet can't be told from text.
    if (finished.lastIndexOf('[') > finished.lastIndexOf(']')) return
    const { blocks } = this.checked(finished)
    const readable = blocks.map(({ text }) => text).join('\n')
    if (readable.length <= this.passedOn.length || !readable.startsWith(this.passedOn)) return
    this.listener.onText(readable.slice(this.passedOn.length))
    this.passedOn = readable
  }
}
