import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { expect, test } from 'vitest'
import { bodyOf, draftOf, isWebAddress } from './regulation-draft'

const regulation = {
  title: 'Fall protection',
  regulation_code: '29 CFR 1926.501',
  summary: 'Tie off at 6 ft.',
  description: null,
  industry: 'Construction',
  regulatory_body: 'OSHA',
  risk_level: 'High',
  source: 'Unknown',
  tags: ['edges'],
  related_regulations: [],
  compliance_deadline: null,
} as unknown as Regulation

test('a regulation that was opened and not changed is saved as it was', () => {
  const { description, source, compliance_deadline, tags } = bodyOf(draftOf(regulation))
  expect({ description, source, compliance_deadline, tags }).toEqual({
    description: null,
    source: 'Unknown',
    compliance_deadline: null,
    tags: ['edges'],
  })
})

test('fields that nobody filled in are shown empty and saved as not given', () => {
  expect(draftOf(regulation)).toMatchObject({ description: '', source: '', compliance_deadline: '' })
  expect(bodyOf({ ...draftOf(null), description: '  ', source: ' ' })).toMatchObject({
    description: null,
    source: 'Unknown',
  })
})

test('a body that the form does not offer is shown as another one', () => {
  expect(
    draftOf({ ...regulation, regulatory_body: 'City of Austin' } as unknown as Regulation).regulatory_body,
  ).toBe('Other')
})

test.each([
  ['https://osha.gov/501', true],
  [' http://intranet/rules ', true],
  ['javascript:alert(1)', false],
  ['Binder 4, page 12', false],
  ['', false],
])('a browser can open %j: %s', (source, opens) => {
  expect(isWebAddress(source)).toBe(opens)
})
