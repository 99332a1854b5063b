import type { Language } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { leadWord } from './lead-word'
import { formOf } from './question-form'

const word = (
  question: string,
  { asks, verdict, first }: { asks: 'may' | 'must'; verdict: 'yes' | 'no' | 'depends'; first: string },
  language: Language = 'en',
) => leadWord(formOf(question, language), formOf(first, 'en'), { asks, verdict })

/** Standing on the top step: may I? No. */
const topStep = { asks: 'may', verdict: 'no', first: 'Can I stand on the top step of a stepladder?' } as const
/** A harness in a boom lift: must I? Yes. */
const harness = { asks: 'must', verdict: 'yes', first: 'Do I need a harness in a boom lift?' } as const
/** A harness in a scissor lift: must I? No. */
const noHarness = { asks: 'must', verdict: 'no', first: 'Do I need a harness in a scissor lift?' } as const
/** Working without a rail: may I? No. */
const withoutRail = {
  asks: 'may',
  verdict: 'no',
  first: 'Can we work at the edge without a guardrail?',
} as const

/** Tetanus shots: must they be recorded? No. */
const tetanus = { asks: 'must', verdict: 'no', first: 'Is a tetanus shot recordable?' } as const

describe('the first word of an answer', () => {
  test.each([
    ['Can I stand on the top step?', topStep, 'no'],
    ['is it ok to stand on the top step', topStep, 'no'],
    ['Is it forbidden to stand on the top step?', topStep, 'yes'],
    ["Isn't it forbidden to stand on the top step?", topStep, 'yes'],
    ["Can't I stand on the top step?", topStep, 'no'],
    ['standing on the top step not allowed?', topStep, 'yes'],
    ['Do I need a harness in a boom lift?', harness, 'yes'],
    ["Don't I need a harness in a boom lift?", harness, 'yes'],
    ['Can I work in a boom lift without a harness?', harness, 'no'],
    ['is it illegal to use a boom lift without a harness', harness, 'yes'],
    ['Do I need a harness in a scissor lift?', noHarness, 'no'],
    ['Can I use a scissor lift without a harness?', noHarness, 'yes'],
    ['Can we work at the edge without a guardrail?', withoutRail, 'no'],
    ['Do we need a guardrail at the edge?', withoutRail, 'yes'],
    ['Is it prohibited to work at the edge without a guardrail?', withoutRail, 'yes'],
    ['is a tetanus shot recordable', tetanus, 'no'],
  ] as const)('%s', (question, answer, expected) => {
    expect(word(question, answer)).toBe(expected)
  })

  test.each([
    // Somebody says it, and a yes could be taken for either.
    ["we don't need a harness in a boom lift?", harness],
    ['so I do not need a harness in a boom lift', harness],
    ['I cannot stand on the top step?', topStep],
    // Something else is asked.
    ['How high is the top step of a stepladder?', topStep],
    ['Who needs a harness in a boom lift?', harness],
    ['what harness do I need in a boom lift', harness],
    // Being obliged doesn't follow from being allowed.
    ['Do I have to stand on the top step?', topStep],
    ['Can I wear a harness in a boom lift?', harness],
    ['Can we work at the edge with a guardrail?', withoutRail],
    // Two things at once.
    ['Do I need a harness or a rail in a boom lift?', harness],
    ['', topStep],
    ['tetanus shot', tetanus],
  ] as const)('is left out of: %s', (question, answer) => {
    expect(word(question, answer)).toBeNull()
  })

  test('is the other one above and below a limit, so neither is said', () => {
    const below = { asks: 'must', verdict: 'no', first: 'Do we have to tie off under 6 feet?' } as const
    expect(word('Do we have to tie off over 6 feet?', below)).toBeNull()
  })

  test.each([
    ['es', '¿Puedo subirme al último peldaño?', topStep, 'no'],
    ['es', '¿Está prohibido subirse al último peldaño?', topStep, 'yes'],
    ['es', '¿Necesito arnés en la plataforma?', harness, 'yes'],
    ['es', '¿Se puede trabajar sin arnés?', harness, 'no'],
    ['es', 'no necesito arnés, ¿verdad?', harness, null],
    ['fr', 'Peut-on monter sur la dernière marche ?', topStep, 'no'],
    ['fr', 'Est-il interdit de monter sur la dernière marche ?', topStep, 'yes'],
    ['fr', 'Faut-il un harnais dans la nacelle ?', harness, 'yes'],
    ['fr', 'Peut-on travailler sans harnais ?', harness, 'no'],
    ['fr', "on n'est pas obligé de mettre un harnais ?", harness, null],
    ['de', 'Darf ich auf der obersten Stufe stehen?', topStep, 'no'],
    ['de', 'Ist es verboten, auf der obersten Stufe zu stehen?', topStep, 'yes'],
    ['de', 'Muss ich in der Bühne einen Gurt tragen?', harness, 'yes'],
    ['de', 'Darf ich ohne Gurt in die Bühne?', harness, 'no'],
    ['de', 'Muss ich nicht einen Gurt tragen?', harness, null],
    ['zh', '可以站在梯子最上面一级吗？', topStep, 'no'],
    ['zh', '禁止站在梯子最上面一级吗？', topStep, 'yes'],
    ['zh', '高空车上需要系安全带吗？', harness, 'yes'],
    ['zh', '不系安全带可以上高空车吗？', harness, 'no'],
    ['zh', '高空车上不需要系安全带吗？', harness, null],
    ['zh', '能不能站在梯子最上面？', topStep, 'no'],
  ] as const)('%s: %s', (language, question, answer, expected) => {
    expect(word(question, answer, language)).toBe(expected)
  })
})
