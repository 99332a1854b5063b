import type { AnswerBlock } from '@plumbline/contract'
import type { ModelAnswer } from '../answer-model'
import { figuresIn } from './figures'
import type { Given } from './given'
import { ModelError } from './model-error'
import { linesOf } from './plain-lines'

/** Stands where a code was that nobody gave. */
const REMOVED = '[…]'
const citation = /\[([^[\]]{2,300})\]/g

type Line = { section: AnswerBlock['section']; text: string; codes: string[]; removed: string[] }

/**
 * The answer as it can be given. What is cited must be a record that the model was given: anything else is taken out
 * and named. A number that wasn't in the data or the question throws, because a sentence taken out of the middle can
 * turn the next one around.
 */
export function checkAnswer(text: string, given: Given): ModelAnswer {
  const blocks: AnswerBlock[] = []
  const removedCodes = new Set<string>()
  for (const { section, line } of linesOf(text)) {
    const { text: checked, codes, removed } = checkLine(section, line, given)
    for (const code of removed) removedCodes.add(code)
    const last = blocks.at(-1)
    if (/[\p{L}\p{N}]/u.test(checked)) blocks.push({ section, text: checked, quoted: false, codes })
    // A line that has only sources belongs to what was said before it.
    else if (last) last.codes = [...new Set([...last.codes, ...codes])]
  }
  const sources = [...new Set(blocks.flatMap(({ codes }) => codes))]
  return { blocks, sources, removedCodes: [...removedCodes] }
}

function checkLine(section: AnswerBlock['section'], line: string, given: Given): Line {
  const codes: string[] = []
  const removed: string[] = []
  const cite = (cited: string) => {
    const code = given.codes.find(cited)
    if (code) codes.push(code)
    else if (/\d/.test(cited) && !/^\d{1,2}$/.test(cited)) removed.push(cited)
  }
  const uncited = line.replace(citation, (whole, inside: string) => {
    if (!/\d/.test(inside)) return whole
    if (given.codes.find(inside)) cite(inside)
    else for (const part of inside.split(/[;,]/)) cite(part.trim())
    return ''
  })
  const text = given.codes.replaceIn(
    uncited,
    code => {
      codes.push(code)
      return code
    },
    code => {
      removed.push(code)
      return REMOVED
    },
  )
  // The numbers of a code are no figures.
  const withoutCodes = given.codes.replaceIn(
    uncited,
    () => ' ',
    () => ' ',
  )
  if (figuresIn(withoutCodes).some(figure => !given.hasFigure(figure)))
    throw new ModelError('invented_figure')
  return { section, text: tidied(text), codes: [...new Set(codes)], removed }
}

/** Without the gaps that citations leave. */
const tidied = (text: string) =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/(?<!\s)\s+([.,;:!?。，；：！？)])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim()
