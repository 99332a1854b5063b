import { beforeEach, expect, test } from 'vitest'
import { dismissToast, shownToasts, toast } from './toast'

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('shows five at most: the oldest gives way', () => {
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) toast({ title })
  expect(shownToasts().map(each => each.title)).toEqual(['3', '4', '5', '6', '7'])
})

test('a dismissed one goes, the others stay', () => {
  toast({ title: 'stays' })
  dismissToast(toast({ title: 'goes', variant: 'destructive' }))
  expect(shownToasts().map(each => each.title)).toEqual(['stays'])
})
