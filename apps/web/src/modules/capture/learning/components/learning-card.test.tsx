import type { LearnedThreshold, Learning } from '@plumbline/contract/capture/learning'
import { describe, expect, it } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import LearningCard from './learning-card'

const ID = '7c1b2f40-3a55-4c1e-9d5f-2f7d1f4f0a11'
const figures = {
  confirmed: 19,
  rejected: 14,
  missed: 2,
  precisionBefore: { value: 0.58, low: 0.41, high: 0.73 },
  precisionAfter: { value: 0.95, low: 0.76, high: 0.99 },
  recallKept: { value: 1, low: 0.83, high: 1 },
}
const adjusted: LearnedThreshold = {
  id: ID,
  kind: 'head-protection',
  siteId: ID,
  siteName: 'Harbor 4',
  state: 'adjusted',
  shipped: 0.43,
  current: 0.51,
  figures,
  change: { at: '2026-11-16T03:23:00.000Z', by: null, from: 0.43, to: 0.51, figures },
}
const collecting: LearnedThreshold = {
  ...adjusted,
  id: null,
  kind: 'fire',
  siteId: null,
  siteName: null,
  state: 'collecting',
  current: 0.43,
  change: null,
}
const text = () => document.body.textContent ?? ''

async function open(items: LearnedThreshold[], enabled = true) {
  const stored: Learning = { enabled, detector: '2026-11-15b', items }
  const calls: string[] = []
  response({
    'GET /api/learning': () => stored,
    'PUT /api/learning': (_, { body }) => Object.assign(stored, JSON.parse(String(body))),
    'POST /api/learning/run': () => {
      calls.push('run')
      return stored
    },
    [`POST /api/learning/${ID}/undo`]: () => {
      stored.items = [{ ...adjusted, state: 'undone', current: 0.43 }]
      return stored
    },
    [`POST /api/learning/${ID}/resume`]: () => {
      stored.items = [adjusted]
      return stored
    },
  })
  await show(<LearningCard />, { words: ['learning', 'hazards'] })
  return calls
}

describe('LearningCard', () => {
  it('shows each threshold with the figures behind it', async () => {
    await open([adjusted, collecting])
    await until(() => expect(text()).toContain('Missing head protection'))
    for (const shown of [
      'Harbor 4',
      '51% confidence (shipped: 43%)',
      '19 confirmed, 14 dismissed, 2 missed and added',
      '58% (between 41% and 73%)',
      '95% (between 76% and 99%)',
      'Plumbline: 43% to 51%',
      'Pictures without a site',
      'A threshold changes after 20 reviews, 10 of them confirmed.',
    ])
      expect(text()).toContain(shown)
  })

  it('undoes and resumes a change', async () => {
    await open([adjusted])
    await until(() => expect(button(/^Undo: Missing head protection, Harbor 4/)).toBeDefined())
    await click(button(/^Undo:/))
    await until(() => expect(button(/^Resume: Missing head protection/)).toBeDefined())
    await click(button(/^Resume:/))
    await until(() => expect(button(/^Undo:/)).toBeDefined())
  })

  it('can be turned off, and adjusts when asked to', async () => {
    const calls = await open([adjusted])
    await until(() => expect(button('Adjust now')).toBeDefined())
    await click(button('Adjust now'))
    await until(() => expect(calls).toEqual(['run']))
    await click(document.querySelector('[role=switch]') as HTMLElement)
    await until(() => expect(text()).toContain('The shipped thresholds apply everywhere.'))
    expect(button('Adjust now')).toBeUndefined()
  })

  it('says how to begin', async () => {
    await open([])
    await until(() => expect(text()).toContain('No reviews yet'))
  })
})
