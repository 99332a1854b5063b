import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../../testing/harness'
import { importJson, record } from '../../../../testing/imports'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()
const ana = useCreated(() => signUpOn(app, 'pro'))

describe('for a violation', () => {
  test('the three that fit best, with the one it cites first', async () => {
    const { data: violation } = await ana.call(contract.createViolation, {
      body: {
        type: 'No hard hat',
        description: 'A bare head below the crane',
        severity: 'High',
        regulationCode: '1926.100(a)',
      },
    })
    const { data } = await ana.call(contract.listRegulations, { query: { violation_id: violation.id } })
    expect(data).toMatchObject({ total: 3, items: [{ regulation_code: '29 CFR 1926.100(a)' }, {}, {}] })
    const eve = await signUpOn(app, 'pro')
    expect((await eve.call(contract.listRegulations, { query: { violation_id: violation.id } })).status).toBe(
      404,
    )
  })

  test('a text is matched with at most ten, or three of a severity', async () => {
    const text = 'People walk below a suspended load near the power line'
    const all = (await ana.call(contract.matchRegulations, { body: { text } })).data
    expect(all).toHaveLength(10)
    const few = (await ana.call(contract.matchRegulations, { body: { text, severity: 'Medium' } })).data
    expect(few.map(({ risk_level }) => risk_level)).toEqual(['Medium', 'Medium', 'Medium'])
  })

  test.each([
    ['matching a text', contract.matchRegulations],
    ['matching keywords', contract.matchKeywords],
  ])('%s takes an industry from the list only', async (_, endpoint) => {
    const response = await ana.send(endpoint, { body: { text: 'ladder', industry: 'Piracy' } })
    expect([response.status, response.fields]).toMatchObject([
      400,
      [{ field: 'industry', code: 'not_an_option' }],
    ])
  })

  test('a code that is not in the library finds the rule around it', async () => {
    const body = { codes: ['1926.501(b)(4)(i)', 'nonsense'] }
    const { data } = await ana.call(contract.matchRegulations, { body })
    expect(data.map(({ regulation_code }) => regulation_code)).toEqual(['29 CFR 1926.501(b)(4)'])
  })

  test('what is out of force is never suggested', async () => {
    const ben = await signUpOn(app, 'pro')
    await importJson(app, ben, [record({ title: 'Wobblegong fence', is_active: false })])
    const { data: found } = await ben.call(contract.searchRegulations, { query: { q: 'wobblegong' } })
    expect(found.items.map(({ regulation_code }) => regulation_code)).toEqual(['ACME-1'])
    const { data } = await ben.call(contract.matchRegulations, {
      body: { text: 'wobblegong', codes: ['ACME-1'] },
    })
    expect(data.map(({ regulation_code }) => regulation_code)).not.toContain('ACME-1')
  })
})

describe('keywords', () => {
  test('are words of more than three letters, five at most', async () => {
    const { data } = await ana.call(contract.matchKeywords, {
      body: { keywords: ['stepladder', 'top', 'the'] },
    })
    expect(data.regulations.length).toBeLessThanOrEqual(10)
    expect(data.regulation?.tags).toContain('ladder')
    const short = await ana.call(contract.matchKeywords, { body: { keywords: ['the', 'top', 'of'] } })
    expect(short.data).toEqual({ regulation: null, regulations: [], message: 'No relevant regulation found' })
    const sixth = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'asbestos']
    expect((await ana.call(contract.matchKeywords, { body: { keywords: sixth } })).data.regulation).toBeNull()
  })

  test('are taken from a text where none are given', async () => {
    const body = { text: 'the asbestos of the roof', industry: 'Construction' as const }
    expect((await ana.call(contract.matchKeywords, { body })).data.regulation).toMatchObject({
      tags: expect.arrayContaining(['asbestos']),
    })
  })
})
