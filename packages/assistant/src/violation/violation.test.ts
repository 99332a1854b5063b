import type { Language } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { loadFormatter } from '@plumbline/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerQuestion } from '../answer-question'
import { textOf } from '../evaluation/score'
import { openBuiltInLibrary } from '../testing/built-in-library'
import { testRecords } from '../testing/test-records'
import type { ViolationContext } from './violation-context'

let library: Awaited<ReturnType<typeof openBuiltInLibrary>>
beforeAll(async () => {
  library = await openBuiltInLibrary()
})
afterAll(() => library.close())

const RULE = '29 CFR 1926.502(b)'
const workplace = { country: 'US', state: null, industry: 'construction' as const }
const violation: ViolationContext = {
  name: 'Guardrail missing',
  description: 'The edge of the third floor has no rail.',
  severity: 'High',
  status: 'Open',
  codes: [RULE, '29 CFR 1926.501(b)(1)'],
  steps: ['Keep people away from the edge.', 'Install a guardrail.'],
  site: 'North Yard',
}

async function ask(text: string, language: Language = 'en', context: ViolationContext | null = violation) {
  const answer = await answerQuestion(
    { text, language, workplace, topic: null, violation: context, today: '2026-11-16' },
    {
      library: library.libraryFor(language, workplace),
      records: testRecords,
      translations: translationsFor(language),
    },
  )
  return { ...answer, text: textOf(answer, await loadFormatter(language)) }
}

describe('a question about the violation in context', () => {
  test.each([
    ['en', 'Explain this violation: Guardrail missing'],
    ['en', 'why is this a problem'],
    ['es', 'Explique esta infracción: Guardrail missing'],
    ['es', '¿por qué es un problema?'],
    ['fr', 'Expliquez cette infraction : Guardrail missing'],
    ['fr', 'pourquoi c’est un problème ?'],
    ['de', 'Erklären Sie diesen Verstoß: Guardrail missing'],
    ['de', 'warum ist das ein Problem?'],
    ['zh', '解释这个违规：Guardrail missing'],
    ['zh', '为什么这是个问题？'],
  ] as const)('%s: %s is explained from its rule, with severity and site', async (language, question) => {
    const { kind, sources, text } = await ask(question, language)
    expect([kind, sources]).toEqual(['rule', [RULE]])
    for (const part of [violation.name, violation.description, 'North Yard', ...violation.steps])
      expect(text).toContain(part)
  })

  test.each([
    ['en', 'what do I do about this'],
    ['es', '¿qué hago?'],
    ['fr', 'que faire ?'],
    ['de', 'was tun?'],
    ['zh', '怎么整改？'],
  ] as const)('%s: %s gives its steps', async (language, question) => {
    const { statements } = await ask(question, language)
    const now = statements.flatMap(({ section, sentence }) =>
      section === 'now' && 'code' in sentence ? [sentence.params?.text] : [],
    )
    expect(now).toEqual(violation.steps)
  })

  test.each([
    ['en', 'which rule is this'],
    ['es', '¿qué norma es esta?'],
    ['fr', 'quelle règle est-ce ?'],
    ['de', 'welche Vorschrift ist das?'],
    ['zh', '这是哪条规定？'],
  ] as const)('%s: %s names its code first', async (language, question) => {
    const { statements } = await ask(question, language)
    expect(statements[0]).toMatchObject({ codes: [RULE], sentence: { params: { code: RULE } } })
  })

  test.each([
    ['en', 'who has to fix it'],
    ['es', '¿quién es responsable de esto?'],
    ['fr', 'qui doit corriger cela ?'],
    ['de', 'wer muss das beheben?'],
    ['zh', '这个谁负责？'],
  ] as const)('%s: %s says who', async (language, question) => {
    const { statements } = await ask(question, language)
    expect(statements[0]).toMatchObject({ section: 'who', codes: [RULE] })
  })

  test.each([
    ['en', 'how much could it cost', '$16,550'],
    ['de', 'was kostet das?', '16.550'],
    ['zh', '这个会罚多少钱', '16,550'],
  ] as const)('%s: %s names the maximum', async (language, question, amount) => {
    const { text, sources } = await ask(question, language)
    expect(text).toContain(amount)
    expect(sources).toEqual(['29 CFR 1903.15'])
  })

  test('one without a subject of its own is about its rule', async () => {
    const { sources, text } = await ask('how high must it be?')
    expect(sources[0]).toBe(RULE)
    expect(text).toContain('42')
  })

  test('one with a subject of its own is not', async () => {
    const { sources } = await ask('how deep before a trench needs a box?')
    expect(sources[0]).toBe('29 CFR 1926.652(a)(1)')
  })

  test('without a rule in the library it says so', async () => {
    const { text } = await ask('which rule is this', 'en', { ...violation, codes: [] })
    expect(text).toContain('no rule')
  })
})

describe('whether something is safe', () => {
  test.each([
    ['en', 'US', 'is this trench safe to enter?', '29 CFR 1926.651'],
    ['en', 'US', 'is this crane lift ok?', '29 CFR 1926.14'],
    ['en', 'US', 'can I still use this sling?', '29 CFR 1926.251'],
    ['es', 'US', '¿es segura esta zanja para entrar?', '29 CFR 1926.65'],
    ['es', 'ES', '¿puedo usar este andamio?', 'ES '],
    ['fr', 'FR', 'cet échafaudage est-il sûr ?', 'FR '],
    ['de', 'DE', 'Ist dieses Gerüst sicher?', 'TRBS'],
    ['de', 'DE', 'kann ich diese Leiter noch benutzen?', ''],
    ['zh', 'US', '这个脚手架安全吗？', '29 CFR 1926.45'],
    ['en', 'GB', 'is this scaffold safe to use', 'UK '],
  ] as const)('%s in %s: %s is for a competent person to decide', async (language, country, text, code) => {
    const place = { ...workplace, country }
    const answer = await answerQuestion(
      { text, language, workplace: place, topic: null, violation: null, today: '2026-11-16' },
      {
        library: library.libraryFor(language, place),
        records: testRecords,
        translations: translationsFor(language),
      },
    )
    expect(answer.statements[0]?.sentence).toMatchObject({ code: 'assistant.judgment.on_site' })
    expect(answer.sources[0]).toMatch(new RegExp(`^${code}`))
  })
})
