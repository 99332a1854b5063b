import { beforeEach, expect, test } from 'vitest'
import { dismissToast, shownToasts, toast } from './toast'

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const shown = () => shownToasts().map(each => each.title)

test('one at a time: the newest replaces the one before', () => {
  for (const title of ['1', '2', '3']) toast({ title })
  expect(shown()).toEqual(['3'])
})

test('a failure stays in front; the newest notice waits behind it', () => {
  const failed = toast({ title: 'failed', variant: 'destructive' })
  for (const title of ['1', '2']) toast({ title })
  expect(shown()).toEqual(['failed', '2'])
  dismissToast(failed)
  expect(shown()).toEqual(['2'])
})

test('the same failure is shown once', () => {
  for (let times = 0; times < 3; times++) toast({ title: 'offline', variant: 'destructive' })
  expect(shown()).toEqual(['offline'])
})
