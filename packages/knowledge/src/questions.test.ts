import { hazardIds, industries } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { citationFor, duties } from './duties/index'
import { lawOf } from './laws/law'
import { MAX_QUESTIONS, questions, questionsFor, type SeenForQuestions } from './questions'
import { figuresIn } from './thresholds'

const ask = (seen: Partial<SeenForQuestions>) =>
  questionsFor({ sights: [], found: [], proven: [], industry: 'construction', ...seen }).map(({ id }) => id)

test('at least sixty questions, each once, and at least one for every hazard', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  expect(new Set(questions.map(({ rank }) => rank)).size).toBe(questions.length)
  const asked = new Set(questions.map(({ hazard }) => hazard))
  expect(hazardIds.filter(id => !asked.has(id))).toEqual([])
})

test('each names a duty that exists', () => {
  expect(questions.filter(({ duty }) => !(duty in duties)).map(({ id }) => id)).toEqual([])
})

test('on a US building site almost every answer that is not OK can cite a rule', () => {
  const law = lawOf({ country: 'US', state: null, industry: 'construction' })
  const without = questions.filter(({ duty }) => !citationFor(duty, law)).map(({ id }) => id)
  // No OSHA standard covers these by itself.
  expect(without.toSorted()).toEqual(
    [
      'forks-clear',
      'noise-measured',
      'people-known',
      'seen-by-drivers',
      'swing-blocked',
      'walking-route',
    ].toSorted(),
  )
})

describe('what is asked', () => {
  test('beside an excavator: the rear view and what it can hit, first', () => {
    const asked = ask({ sights: ['workplace', 'person', 'machinery', 'person_near_machinery'] })
    expect(asked).toHaveLength(MAX_QUESTIONS)
    expect(asked[0]).toBe('backup-alarm')
    expect(asked).toContain('trench-protected')
  })

  test('beside a forklift: who is under its load and who rides on it', () => {
    const asked = ask({ industry: 'transportation', sights: ['workplace', 'vehicle', 'forklift'] })
    expect(asked.slice(0, 3)).toEqual(['backup-alarm', 'forks-clear', 'forklift-riders'])
    expect(ask({ sights: ['workplace', 'vehicle'] })).not.toContain('forks-clear')
  })

  test('of a fire: alarm, fire department and extinguisher', () => {
    expect(ask({ sights: ['fire'] }).slice(0, 3)).toEqual([
      'fire-alarm-raised',
      'fire-called',
      'extinguisher-near',
    ])
  })

  test('of a quiet building site: falls first', () => {
    expect(ask({ sights: ['workplace', 'person'] })).toContain('edge-guarded')
  })

  test('of a building site without anything special: one of each kind of danger, trenches and confined spaces too', () => {
    const asked = ask({ sights: ['workplace'] })
    expect(asked.filter(id => ['hole-covered', 'roof-protected', 'scaffold-rails'].includes(id))).toEqual([])
    expect(asked).toEqual(expect.arrayContaining(['edge-guarded', 'trench-protected', 'space-entry']))
  })

  test('nothing where nothing is seen', () => {
    expect(ask({})).toEqual([])
  })

  test('nothing about what the picture already shows', () => {
    expect(ask({ sights: ['person'], proven: ['head-protection'] })).not.toContain('hats-overhead')
  })

  test('of what somebody spoke of', () => {
    expect(ask({ sights: ['sound'], found: ['scaffold'] })).toContain('scaffold-rails')
  })

  test('five at most in every industry, and nothing of a trench in a shop', () => {
    for (const industry of industries) {
      const asked = ask({ industry, sights: ['workplace', 'person', 'machinery', 'fire', 'ladder'] })
      expect(asked.length, industry).toBe(MAX_QUESTIONS)
    }
    expect(ask({ industry: 'retail', sights: ['machinery'] })).not.toContain('trench-protected')
  })
})

describe('from where on a rule holds', () => {
  const figures = (id: string, place: Parameters<typeof lawOf>[0]) => {
    const asked = questions.find(each => each.id === id)
    return asked && figuresIn(asked, lawOf(place))
  }
  test.each([
    ['scaffold-rails', 'US', { scaffoldHeight: '10 ft' }],
    ['edge-guarded', 'US', { edgeHeight: '6 ft' }],
    ['edge-guarded', 'DE', { edgeHeight: '2 m' }],
    ['trench-protected', 'FR', { trenchDepth: '1.3 m' }],
    // Britain has no such height.
    ['edge-guarded', 'GB', {}],
  ])('is asked by the local law: %s in %s', (id, country, expected) => {
    expect(figures(id, { country, state: null, industry: 'construction' })).toEqual(expected)
  })

  test('is not taken from federal law where a state has its own', () => {
    expect(figures('roof-protected', { country: 'US', state: 'US-CA', industry: 'construction' })).toEqual({})
  })
})
