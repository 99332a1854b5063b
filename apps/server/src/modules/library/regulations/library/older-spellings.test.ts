import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { signUpOn } from '../../../../testing/plans'

const app = useTestApp()

test('the filters of document 2 are accepted under their names', async () => {
  const ana = await signUpOn(app, 'pro')
  const count = async (query: object) => (await ana.send(contract.listRegulations, { query })).data.total
  const [high, osha] = [await count({ risk: 'High' }), await count({ body: 'OSHA' })]
  expect([await count({ risk_level: 'High' }), await count({ severity_level: 'High' })]).toEqual([high, high])
  expect(await count({ regulatory_body: 'OSHA' })).toBe(osha)
  expect(new Set([await count({}), high, osha]).size).toBe(3)
})

test('the regulatory focus is listed under both of its spellings', async () => {
  const { data } = await app.send(contract.metadataRegulatoryFocus, {})
  expect((await app.send(contract.metadataRegulatoryFocusSpelled, {})).data).toEqual(data)
})
