import { expect, test } from 'vitest'
import { formatCitation } from './citations'

test.each([
  ['1926.100(a)', '29 CFR 1926.100(a)'],
  ['29 CFR 1926.100(a)', '29 CFR 1926.100(a)'],
  ['29CFR1926.100(a)', '29 CFR 1926.100(a)'],
  ['29 C.F.R. § 1910.147', '29 CFR 1910.147'],
  ['OSHA 1910.147', '29 CFR 1910.147'],
  ['56.15002', '30 CFR 56.15002'],
  ['SITE-7', 'SITE-7'],
  ['R4544-4', 'R4544-4'],
  ['UK CDM 2015 r13', 'UK CDM 2015 r13'],
])('%s reads %s', (code, expected) => expect(formatCitation(code)).toBe(expected))
