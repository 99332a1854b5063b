import { expect, test } from 'vitest'
import { sameCode } from './codes'

test.each([
  ['1926.500(b) "hole"', '29 CFR 1926.500(b) “Hole”'],
  ['29 CFR 1926.1202 “confined space”', '29 CFR 1926.1202 “Confined space”'],
  ['1926 subpart P appendix B', '29 CFR 1926 Subpart P App. B'],
  ['1910.134 appendix D', '29 CFR 1910.134 App. D'],
  ['3395', 'CA 8 CCR 3395'],
  ['Title 8 3395', 'CA 8 CCR 3395'],
  ['T8 CCR 3203', 'CA 8 CCR 3203'],
  ['Cal/OSHA 1541.1', 'CA 8 CCR 1541.1'],
  ['296-62-095', 'WAC 296-62-095'],
  ['437-002-0156', 'OAR 437-002-0156'],
  ['MIOSHA construction part 45', 'MIOSHA CS Part 45'],
  ['CPL 2-0.124', 'OSHA CPL 02-00-124'],
  ['cpl 02-00-124', 'OSHA CPL 02-00-124'],
  ['89 Fed. Reg. 70698', '89 FR 70698'],
  ['NRS 618.383', 'NV NRS 618.383'],
  ['16VAC25-97', 'VA 16VAC25-97'],
  ['A92.22', 'ANSI A92.22'],
  ['nfpa70e', 'NFPA 70E'],
])('%s is %s', (typed, code) => {
  expect(sameCode(typed, code)).toBe(true)
})
