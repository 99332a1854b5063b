import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import type { Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()
let ana: Person
beforeAll(async () => {
  ana = await signUpOn(app, 'pro')
})

type Settings = Partial<contract.FineSettings>
type Row = {
  text: string
  codes: string[]
  settings: Settings
  inputs?: contract.FineInputs
  gravity: 'high' | 'moderate' | 'low' | 'minimal'
  /** Gravity-based penalty × size × good faith × history × quick fix, as chapter 6 of the manual orders them. */
  working: string
  dollars: number
}

const allReductions: Settings = { goodFaith: 'full', history: 'clean', quickFix: true }

const rows: Row[] = [
  {
    text: 'Unprotected trench, four men all day',
    codes: ['29 CFR 1926.652(a)(1)'],
    settings: { ...allReductions, employees: 20 },
    gravity: 'high',
    working: '16,550 × 0.3 × 0.8 = 3,972; no good faith or quick fix for high gravity',
    dollars: 3_972,
  },
  {
    text: 'Trench without shoring',
    codes: ['29 CFR 1926.652(a)(1)'],
    settings: { employees: 20, goodFaith: 'full', history: 'clean' },
    inputs: { probability: 'lesser' },
    gravity: 'moderate',
    working: '11,823 × 0.3 × 0.75 × 0.8 = 2,128.14',
    dollars: 2_128,
  },
  {
    text: 'Trench without shoring',
    codes: ['29 CFR 1926.652(a)(1)'],
    settings: { employees: 300, history: 'serious' },
    gravity: 'high',
    working: '16,550 × 1 × 1.2 = 19,860, above the maximum of 16,550',
    dollars: 16_550,
  },
  {
    text: 'Confined space entered without a permit',
    codes: ['29 CFR 1926.1204'],
    settings: { employees: 100, goodFaith: 'some', history: 'serious' },
    gravity: 'high',
    working: '16,550 × 0.7 × 1.2 = 13,902',
    dollars: 13_902,
  },
  {
    text: 'Form 300A is not posted',
    codes: ['29 CFR 1904.32(b)(6)'],
    settings: { ...allReductions, employees: 80 },
    gravity: 'minimal',
    working: 'part 1904 is other than serious: 0',
    dollars: 0,
  },
  {
    text: 'The OSHA notice is not posted',
    codes: ['29 CFR 1903.2(a)'],
    settings: { employees: 300 },
    gravity: 'minimal',
    working: 'part 1903 is other than serious: 0',
    dollars: 0,
  },
  {
    text: 'A death was not reported',
    codes: ['29 CFR 1904.39(a)(1)'],
    settings: { ...allReductions, employees: 80 },
    gravity: 'minimal',
    working: '16,550 × 0.7 × 0.8 = 9,268; size and history only',
    dollars: 9_268,
  },
  {
    text: 'Abatement was not certified',
    codes: ['29 CFR 1903.19(c)(1)'],
    settings: { ...allReductions, employees: 20 },
    inputs: { severity: 'low' },
    gravity: 'low',
    working: '7,093 × 0.3 = 2,127.90; size only',
    dollars: 2_128,
  },
  {
    text: 'No guardrail at the open edge',
    codes: ['29 CFR 1926.501(b)(1)'],
    settings: { employees: 60, goodFaith: 'some', history: 'clean' },
    gravity: 'moderate',
    working: '11,823 × 0.7 × 0.85 × 0.8 = 5,627.75',
    dollars: 5_628,
  },
  {
    text: 'Three workers on a scaffold without guardrails',
    codes: ['29 CFR 1926.451(g)(1)'],
    settings: { employees: 150, goodFaith: 'full' },
    gravity: 'high',
    working: '16,550 × 0.9 = 14,895',
    dollars: 14_895,
  },
  {
    text: 'No hard hat',
    codes: ['29 CFR 1926.100(a)'],
    settings: { employees: 300, quickFix: true },
    gravity: 'moderate',
    working: '11,823 × 1 = 11,823; no quick fix for what people only have to put on',
    dollars: 11_823,
  },
  {
    text: 'No hard hat',
    codes: ['29 CFR 1926.100(a)', '29 CFR 1926.28(a)'],
    settings: { employees: 80 },
    gravity: 'moderate',
    working: 'grouped into one: 11,823 × 0.7 = 8,276.10',
    dollars: 8_276,
  },
  {
    text: 'No hard hat',
    codes: ['29 CFR 1926.100(a)', '29 CFR 1926.28(a)', '1926.100(a)'],
    settings: { employees: 80 },
    inputs: { grouped: false },
    gravity: 'moderate',
    working: 'two rules, one of them written twice: 11,823 × 2 × 0.7 = 16,552.20',
    dollars: 16_552,
  },
  {
    text: 'No safety gloves',
    codes: ['29 CFR 1926.95(a)'],
    settings: { employees: 40, history: 'clean', quickFix: true },
    gravity: 'moderate',
    working: '9,457 × 0.7 × 0.8 = 5,295.92',
    dollars: 5_296,
  },
  {
    text: 'Missing machine guard',
    codes: ['29 CFR 1910.212(a)(1)'],
    settings: { employees: 300, quickFix: true },
    gravity: 'moderate',
    working: '11,823 × 0.85 = 10,049.55',
    dollars: 10_050,
  },
  {
    text: 'Missing machine guard, the saw runs all day',
    codes: ['29 CFR 1910.212(a)(1)'],
    settings: { ...allReductions, employees: 26, history: 'neutral' },
    gravity: 'high',
    working: '16,550 × 0.7 = 11,585',
    dollars: 11_585,
  },
  {
    text: 'Blocked emergency exit',
    codes: ['29 CFR 1910.37(a)(3)'],
    settings: { employees: 251, history: 'serious' },
    gravity: 'moderate',
    working: '11,823 × 1.2 = 14,187.60',
    dollars: 14_188,
  },
  {
    text: 'Poor housekeeping, debris in the walkway',
    codes: ['29 CFR 1926.25(a)'],
    settings: { employees: 25, goodFaith: 'full' },
    gravity: 'moderate',
    working: '9,457 × 0.3 × 0.75 = 2,127.83',
    dollars: 2_128,
  },
  {
    text: 'Poor housekeeping, debris in the walkway',
    codes: ['29 CFR 1926.25(a)'],
    settings: { employees: 101, goodFaith: 'some', history: 'serious' },
    inputs: { peopleExposed: 2 },
    gravity: 'moderate',
    working: '14,187 × 0.9 × 0.85 × 1.2 = 13,023.67',
    dollars: 13_024,
  },
  {
    text: 'No PPE training',
    codes: ['29 CFR 1926.21(b)(2)'],
    settings: { ...allReductions, employees: 10 },
    gravity: 'low',
    working: '7,093 × 0.3 × 0.75 × 0.8 × 0.85 = 1,085.23, below the minimum of 1,182',
    dollars: 1_182,
  },
  {
    text: 'Noise above the limit',
    codes: ['29 CFR 1926.52(a)'],
    settings: { employees: 250, history: 'clean' },
    gravity: 'moderate',
    working: '11,823 × 0.9 × 0.8 = 8,512.56',
    dollars: 8_513,
  },
]

test.each(rows)('$text, $settings, $inputs: $working', async row => {
  const { text, codes, settings, inputs, gravity, dollars } = row
  await ana.send(contract.saveFineSettings, {
    body: { employees: null, goodFaith: 'none', history: 'neutral', quickFix: false, ...settings },
  })
  const { data } = await ana.send(contract.estimateFine, {
    body: { text, regulation_codes: codes, ...(inputs && { inputs }) },
  })
  expect({ dollars: data.estimate, gravity: data.breakdown?.gravity }).toEqual({ dollars, gravity })
})
