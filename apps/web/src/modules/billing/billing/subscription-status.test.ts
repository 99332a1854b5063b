import { expect, it } from 'vitest'
import { freeQuota, statusWhenUnknown } from './subscription-status'

it('shows 10 and 10 on the free plan when the status is unknown', () => {
  expect(statusWhenUnknown).toEqual({
    status: 'error',
    plan: 'free',
    analysesRemaining: 10,
    chatRemaining: 10,
  })
})

it('measures both quotas against 20 and warns below 3', () => {
  const quota = freeQuota({ ...statusWhenUnknown, analysesRemaining: 3, chatRemaining: 2 })
  expect(quota).toEqual([
    { kind: 'analyses', remaining: 3, limit: 20, low: false },
    { kind: 'questions', remaining: 2, limit: 20, low: true },
  ])
})
