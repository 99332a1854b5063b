import type { FineEstimate, FineInputs } from '@plumbline/contract/findings/violation-insights'
import type { Violation } from '@plumbline/contract/findings/violations'
import { act } from 'react'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../../testing/screen'
import { FineCard } from './fine-card'

const violation = {
  id: '4f0e8c1a-0000-4000-8000-000000000001',
  type: 'Open edge',
  description: '',
  regulationCodes: ['29 CFR 1926.501(b)(1)', '29 CFR 1926.501(b)(4)'],
} as Violation

/** What the server would answer: only good faith and the people exposed make a difference here. */
function fine({ peopleExposed = 1, ...inputs }: FineInputs): FineEstimate {
  const isSevere = peopleExposed > 1
  const used = <T,>(value: T, isChanged: boolean) => ({
    value,
    source: isChanged ? ('user' as const) : ('hazard' as const),
    isFixed: false,
  })
  return {
    estimate: isSevere ? 13_902 : 14_188,
    rationale: '',
    messages: [],
    breakdown: {
      severity: 'High',
      probability: isSevere ? 'greater' : 'lesser',
      gravity: isSevere ? 'high' : 'moderate',
      inputs: {
        severity: used('high', false),
        probability: used(isSevere ? 'greater' : 'lesser', isSevere),
        peopleExposed: used(peopleExposed, isSevere),
        exposure: used('short', false),
        goodFaith: { value: 'none', source: 'organization', isFixed: isSevere },
        history: { value: 'serious', source: 'organization', isFixed: false },
        grouped: used(inputs.grouped ?? true, inputs.grouped !== undefined),
      },
      base: isSevere ? 16_550 : 11_823,
      adjustments: [
        { factor: 'size', effect: 'lowers', percent: -30, amount: -1, after: 11_585 },
        { factor: 'history', effect: 'raises', percent: 20, amount: 1, after: 13_000 },
      ],
      otherCases: [],
      limit: null,
      maximum: 16_550,
      maximaSince: '2025-01-15',
      source: '',
    },
  }
}

const text = () => document.body.textContent ?? ''
function select(label: string) {
  const id = [...document.querySelectorAll('label')].find(each => each.textContent === label)?.htmlFor
  return document.getElementById(id ?? '') as HTMLSelectElement
}
const hint = (label: string) =>
  document.getElementById(select(label).getAttribute('aria-describedby') ?? '')?.textContent
const choose = (label: string, value: string) =>
  act(async () => {
    const field = select(label)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

async function showCard() {
  const asked: FineInputs[] = []
  response({
    'POST /api/violations/estimate-fine': (_, { body }) => {
      const { inputs } = JSON.parse(String(body))
      asked.push(inputs)
      return fine(inputs)
    },
  })
  await show(<FineCard {...{ violation, role: 'user' }} />, { words: ['violations', 'fines'] })
  await until(() => expect(text()).toContain('$14,188'))
  return asked
}

test('the inputs are shown with where they come from, and each step says what it does', async () => {
  await showCard()
  expect(select('People exposed').value).toBe('1')
  expect(hint('Most serious injury expected')).toBe('Default for this hazard')
  expect(hint('Safety program')).toBe("Your organization's factors")
  expect(text()).toContain('lowers by 30%')
  expect(text()).toContain('raises by 20%')
  expect(button('Reset to defaults')).toBeUndefined()
})

test('a changed input changes the amount, until it is reset', async () => {
  const asked = await showCard()
  await choose('People exposed', '4')
  await until(() => expect(text()).toContain('$13,902'))
  expect(hint('People exposed')).toBe('Your choice')
  expect(select('Safety program').disabled).toBe(true)
  expect(hint('Safety program')).toBe("OSHA's manual allows nothing else here")
  await choose('Related violations', 'separate')
  await until(() => expect(hint('Related violations')).toBe('Your choice'))
  await click(button('Reset to defaults'))
  await until(() => expect(text()).toContain('$14,188'))
  expect(asked.slice(0, 3)).toEqual([{}, { peopleExposed: 4 }, { peopleExposed: 4, grouped: false }])
})
