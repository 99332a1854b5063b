import { expect, test } from 'vitest'
import { likelyAssignees } from './finding-task'

const [ana, ben, cho, dee] = ['ana', 'ben', 'cho', 'dee'].map(id => ({ id, name: id })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
]
const members = [ana, ben, cho, dee]

test('the last assignee at the site comes first, then oneself, then everyone else', () => {
  expect(likelyAssignees(members, ['cho', null, 'cho', 'gone'], 'ben')).toEqual([cho, ben, ana, dee])
})

test('where nobody was given a task yet, it is oneself', () => {
  expect(likelyAssignees(members, [], 'dee')).toEqual([dee, ana, ben, cho])
})
