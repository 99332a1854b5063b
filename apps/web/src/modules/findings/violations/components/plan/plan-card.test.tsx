import type { generatePlan } from '@plumbline/contract/assistant/assistant-page'
import type { ResponseOf } from '@plumbline/contract/endpoint'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../../testing/screen'
import PlanCard from './plan-card'

const VIOLATION = '4f0e8c1a-0000-4000-8000-000000000001'
const RULE = '4f0e8c1a-0000-4000-8000-000000000002'
const CODE = '29 CFR 1926.501(b)(1)'
const plan: ResponseOf<typeof generatePlan> = {
  plan: 'Plan for: Open edge.',
  steps: [],
  regulation_references: [CODE],
  actions: [
    {
      stage: 'urgent',
      text: 'Keep people away.',
      who: 'Supervisor on site',
      assignee: null,
      due: '2026-11-16',
      codes: [CODE],
    },
    {
      stage: 'engineer',
      text: '<b>Fit</b> guardrails.',
      who: 'Ben Okafor',
      assignee: RULE,
      due: '2026-11-19',
      codes: [],
    },
  ],
  sources: [
    { title: 'Fall protection', url: 'https://x.example', code: CODE, regulation_id: RULE, verified: null },
  ],
}
const text = () => document.body.textContent ?? ''

async function showCard(hasLibrary: boolean) {
  const asked: unknown[] = []
  response({
    'POST /api/paulie/generate-plan': (_, { body }) => {
      asked.push(JSON.parse(String(body)))
      return plan
    },
  })
  await show(<PlanCard violationId={VIOLATION} hasLibrary={hasLibrary} />, { words: 'plan' })
  return asked
}

test('a plan is made when somebody asks for it, with who, by when and the rule', async () => {
  const asked = await showCard(true)
  expect(asked).toEqual([])
  expect(button('Make a plan').getAttribute('aria-expanded')).toBe('false')
  await click(button('Make a plan'))
  await until(() => expect(text()).toContain('Keep people away.'))
  expect(asked).toEqual([{ violation_id: VIOLATION }])
  expect([...document.querySelectorAll('h3')].map(each => each.textContent)).toEqual([
    'Right away',
    'Guard against it',
  ])
  expect(text()).toContain('Supervisor on site · by Nov 16, 2026')
  expect(text()).toContain('<b>Fit</b> guardrails.')
  expect(document.querySelector('a')?.getAttribute('href')).toBe(`/regulations/${RULE}`)
  await click(button('Hide plan'))
  expect(text()).not.toContain('Keep people away.')
})

test('without the library its codes are no links', async () => {
  await showCard(false)
  await click(button('Make a plan'))
  await until(() => expect(text()).toContain(CODE))
  expect(document.querySelector('a')).toBeNull()
})
