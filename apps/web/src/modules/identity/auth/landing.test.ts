import type { User } from '@plumbline/contract/identity/users'
import { expect, it } from 'vitest'
import { landingAfterLogin } from './landing'

const on = (subscriptionTier: User['subscriptionTier']) => ({ subscriptionTier }) as User
const tasks = { pathname: '/tasks', search: '' }
const invitation = { pathname: '/signup', search: '?invitation=abc' }

it.each([
  ['a free plan, wanting a page', on('free'), tasks, tasks],
  ['a free plan, wanting nothing', on('free'), undefined, '/billing/subscribe'],
  ['a missing tier', {} as User, undefined, '/billing/subscribe'],
  ['a paid plan, wanting a page', on('pro'), tasks, tasks],
  ['a paid plan, wanting nothing', on('pro'), undefined, '/dashboard'],
  ['a free plan, holding an invitation', on('free'), invitation, invitation],
])('leads %s on', (_who, user, from, landing) => {
  expect(landingAfterLogin(user, from)).toEqual(landing)
})
