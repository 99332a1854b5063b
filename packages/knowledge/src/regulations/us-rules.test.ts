import { expect, test } from 'vitest'
import { statePlans } from '../laws/state-plans'
import { regulations } from './index'

const american = regulations.filter(({ jurisdiction }) => jurisdiction === 'US')
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('each US record has at least six ways people ask for it', () => {
  expect(american.filter(({ asks }) => asks.length < 6).map(({ code }) => code)).toEqual([])
})

test('no record is asked for twice in the same words, or by its title', () => {
  const repeated = american.filter(({ title, asks }) => {
    const words = [title, ...asks].map(plain)
    return new Set(words).size !== words.length
  })
  expect(repeated.map(({ code }) => code)).toEqual([])
})

test.each([['CA'], ['WA'], ['OR'], ['MI'], ['NC'], ['VA'], ['AZ'], ['NV']])(
  '%s, which has its own plan, has an overview and rules of its own',
  state => {
    const own = american.filter(({ region }) => region === `US-${state}`)
    expect(statePlans.map(plan => plan.state)).toContain(`US-${state}`)
    expect(own.map(({ code }) => code)).toContain(`${state} state plan`)
    expect(own.length).toBeGreaterThanOrEqual(2)
  },
)

test('a rule of a state says whose it is', () => {
  const unnamed = american.filter(
    ({ region, title }) =>
      region && !statePlans.some(({ state, name }) => state === region && title.includes(name)),
  )
  expect(unnamed.map(({ code }) => code)).toEqual([])
})

test('a definition says so, and is asked for as “what is …”', () => {
  const definitions = american.filter(({ code }) => code.includes('“'))
  expect(definitions.length).toBeGreaterThan(40)
  expect(definitions.filter(({ title }) => !title.endsWith('(definition)')).map(({ code }) => code)).toEqual(
    [],
  )
})

test('a proposed rule is marked as one', () => {
  const proposed = regulations.find(({ code }) => code === '89 FR 70698')
  expect(proposed?.title).toContain('not law')
})
