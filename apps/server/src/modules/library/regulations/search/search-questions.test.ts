import * as contract from '@plumbline/contract'
import type { SearchQuestion } from '@plumbline/knowledge/regulations/asked-questions'
import { questions } from '@plumbline/knowledge/regulations/questions'
import { heldOutQuestions } from '@plumbline/knowledge/regulations/testing/held-out-questions'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import type { Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'

/** How many answers a reader looks at before asking again in other words. */
const LOOKED_AT = 3

const app = useTestApp()
const askers = new Map<string, Person>()

/** Somebody of that language, region and industry; each signs up once. */
async function askerOf({ language, region, industry }: SearchQuestion) {
  const key = [language, region, industry].join(' ')
  const asker = askers.get(key) ?? (await signUpOn(app, 'pro', { language, region, industry }))
  askers.set(key, asker)
  return asker
}

async function isAnswered(asked: SearchQuestion) {
  const asker = await askerOf(asked)
  const query = { q: asked.question, limit: LOOKED_AT }
  const { data } = await asker.call(contract.searchRegulations, { query })
  return data.items.some(({ regulation_code }) => asked.codes.includes(regulation_code))
}

async function measure(name: string, asked: readonly SearchQuestion[]) {
  const missed: SearchQuestion[] = []
  for (const question of asked) if (!(await isAnswered(question))) missed.push(question)
  const byLanguage = contract.languages.map(language => {
    const inIt = (question: SearchQuestion) => question.language === language
    const count = asked.filter(inIt).length
    return `${language} ${count - missed.filter(inIt).length}/${count}`
  })
  const answered = asked.length - missed.length
  process.stdout.write(`${name}: ${answered} of ${asked.length} answered (${byLanguage.join(', ')})\n`)
  return { share: answered / asked.length, missed }
}

test('nine in ten open questions are answered within the first three', async () => {
  const { share, missed } = await measure('open questions', questions)
  const lines = missed.map(({ language, region, question }) => `${language}-${region}: ${question}`)
  expect(share, lines.join('\n')).toBeGreaterThanOrEqual(0.9)
})

/** Says only how many were missed: whoever knows which ones would tune by them. */
test('questions nobody tuned by are answered within the first three', async () => {
  const { share } = await measure('held-out questions', heldOutQuestions)
  expect(share).toBeGreaterThanOrEqual(0.88)
})
