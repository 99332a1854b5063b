import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { createRegulation, listRegulations } from '../../../../testing/regulations'

const app = useTestApp()

test('a rule is read on the free plan, searching for one is not', async () => {
  const [paying, ana] = [await signUpOn(app, 'pro'), await signUp(app)]
  const [rule] = (await listRegulations(paying, { pageSize: 1 })).data.items
  if (!rule) throw new Error('The library is empty.')
  const read = await ana.call(contract.getRegulation, { params: { id: rule.id } })
  expect([read.status, read.data.regulation_code]).toEqual([200, rule.regulation_code])
  expect((await listRegulations(ana)).code).toBe('regulations_need_a_plan')
  const own = (await createRegulation(paying)).data
  expect((await ana.send(contract.getRegulation, { params: { id: own.id } })).status).toBe(404)
  expect((await app.send(contract.getRegulation, { params: { id: rule.id } })).status).toBe(401)
})
