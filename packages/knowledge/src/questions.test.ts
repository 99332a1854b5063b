import { hazardIds, industries } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { citationFor, duties } from './duties/index'
import { lawOf } from './laws/law'
import { isRecognized, MAX_QUESTIONS, questions, questionsFor, type SeenForQuestions } from './questions'
import { figuresIn } from './thresholds'

const ask = (seen: Partial<SeenForQuestions>) =>
  questionsFor({ sights: {}, found: [], proven: [], industry: 'construction', ...seen }).map(({ id }) => id)

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
      'machine-checked',
      'noise-measured',
      'people-known',
      'seen-by-drivers',
      'swing-blocked',
      'visitors-briefed',
      'walking-route',
    ].toSorted(),
  )
})

describe('what is asked', () => {
  test('beside an excavator: the rear view and what it can hit', () => {
    const asked = ask({
      sights: { workplace: 1, person: 1, machinery: 1, person_near_machinery: 1, earthmover: 0.9 },
    })
    expect(asked).toHaveLength(MAX_QUESTIONS)
    expect(asked.slice(0, 3)).toEqual(['backup-alarm', 'people-known', 'swing-blocked'])
  })

  test('beside a forklift: who is under its load', () => {
    const asked = ask({ industry: 'transportation', sights: { workplace: 1, vehicle: 1, forklift: 1 } })
    expect(asked.slice(0, 2)).toEqual(['forks-clear', 'walking-route'])
    expect(ask({ sights: { workplace: 1, vehicle: 1 } })).not.toContain('forks-clear')
  })

  test.each([
    ['trench', ['trench-protected', 'utilities-located']],
    ['rebar', ['rebar-capped']],
    ['manhole', ['space-entry']],
    ['hot_work', ['fire-watch']],
    ['cylinders', ['cylinders-upright']],
    ['crane', ['load-overhead', 'rigging-checked']],
    ['scaffold', ['scaffold-rails', 'scaffold-planked']],
    ['stepladder', ['ladder-top']],
    ['roof', ['roof-protected', 'edge-guarded']],
    ['open_edge', ['edge-guarded', 'hole-covered']],
    ['overhead_line', ['power-lines']],
    ['conveyor', ['guards-on']],
    ['traffic', ['road-closed-off']],
  ] as const)('of a %s without a machine or a person in view', (tag, expected) => {
    expect(ask({ sights: { workplace: 1, [tag]: 0.8 } })).toEqual(expect.arrayContaining([...expected]))
  })

  test('of a fire: alarm, fire department and extinguisher', () => {
    expect(ask({ sights: { fire: 1 } }).slice(0, 3)).toEqual([
      'fire-alarm-raised',
      'fire-called',
      'extinguisher-near',
    ])
  })

  test('what is likelier here comes first among what is equally dangerous', () => {
    const asked = (scaffold: number, trench: number) => ask({ sights: { workplace: 1, scaffold, trench } })[0]
    expect(asked(0.9, 0.2)).toBe('scaffold-rails')
    expect(asked(0.2, 0.9)).toBe('trench-protected')
  })

  test('of a place that shows nothing in particular: two, of different kinds of danger', () => {
    const asked = ask({ sights: { workplace: 1, person: 1, no_workplace: 0.6 } })
    expect(asked).toHaveLength(2)
    expect(asked).toContain('edge-guarded')
    expect(isRecognized({ workplace: 1, person: 1, no_workplace: 0.6 })).toBe(false)
  })

  test('nothing where nothing is seen', () => {
    expect(ask({})).toEqual([])
  })

  test('nothing about what the picture already shows', () => {
    const seen = { sights: { trench: 1 } }
    expect(ask(seen)).toContain('trench-protected')
    expect(ask({ ...seen, proven: ['trench-collapse'] })).not.toContain('trench-protected')
  })

  test('of what somebody spoke of', () => {
    expect(ask({ sights: { sound: 1 }, found: ['scaffold'] })).toContain('scaffold-rails')
  })

  test('nothing that was answered for this place today, and what was answered lately after the rest', () => {
    const seen = { sights: { workplace: 1, scaffold: 0.8, rebar: 0.1 } }
    expect(ask(seen)[0]).toBe('scaffold-rails')
    expect(ask({ ...seen, settled: ['scaffold-rails'] })).not.toContain('scaffold-rails')
    const lately = ask({ ...seen, lately: ['scaffold-rails'] })
    expect(lately).toContain('scaffold-rails')
    expect(lately[0]).toBe('scaffold-planked')
  })

  test('five at most in every industry, and nothing of a trench in a shop', () => {
    for (const industry of industries) {
      const asked = ask({ industry, sights: { workplace: 1, person: 1, machinery: 1, fire: 1, ladder: 1 } })
      expect(asked.length, industry).toBe(MAX_QUESTIONS)
    }
    expect(ask({ industry: 'retail', sights: { trench: 1 } })).not.toContain('trench-protected')
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
