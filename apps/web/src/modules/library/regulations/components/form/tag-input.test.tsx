import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { button, click, leave, press, show, type } from '../../../../../testing/screen'
import { normalizeTag } from '../../regulation-filters'
import { TagInput } from './tag-input'

function Tags() {
  const [tags, setTags] = useState<readonly string[]>(['ladder'])
  return <TagInput label="Tags" maxLength={60} normalize={normalizeTag} tags={tags} onChange={setTags} />
}

const input = () => document.querySelector('input') as HTMLInputElement
const tags = () => [...document.querySelectorAll('li span')].map(each => each.textContent)

beforeEach(() => show(<Tags />, { words: 'regulations' }))

test('Enter and Add put a tag in, trimmed and in lower case', async () => {
  await type(input(), '  Fall Protection ')
  await press(input(), 'Enter')
  expect(input().value).toBe('')
  await type(input(), 'PPE')
  await click(button('Add'))
  expect(tags()).toEqual(['ladder', 'fall protection', 'ppe'])
})

test('blanks are ignored and a tag that is there is not added again', async () => {
  await type(input(), '   ')
  await press(input(), 'Enter')
  await type(input(), 'LADDER')
  await press(input(), 'Enter')
  expect(tags()).toEqual(['ladder'])
})

test('× takes a tag out', async () => {
  await click(button('Remove ladder'))
  expect(tags()).toEqual([])
})

test('a word left standing in the box is not lost', async () => {
  await type(input(), 'noise')
  await leave(input())
  expect(tags()).toEqual(['ladder', 'noise'])
})
