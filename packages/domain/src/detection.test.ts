import { expect, test } from 'vitest'
import { labelRecord, labels, markRecord, marks } from './detection'
import detection from './detection.json' with { type: 'json' }
import { sights } from './picture-tags'

test('the detector has its classes in this order, which its weights depend on', () => {
  expect(labels.slice(0, 3)).toEqual(['person', 'hard_hat', 'no_hard_hat'])
  expect(labels).toHaveLength(Object.keys(detection.labels).length)
})

const known = {
  isOfPerson: 'boolean',
  faceBegins: 'number',
  opposite: 'string',
  sprawls: 'boolean',
  isImposing: 'boolean',
  minConfidence: 'number',
  closerLook: 'string',
  sights: 'object',
  isOfWork: 'boolean',
  isFinding: 'boolean',
} satisfies Record<keyof Required<ReturnType<typeof labelRecord>>, string>

test.each(labels)('what is said of the label %s is known', label => {
  const { opposite, sights: seen = [], ...rest } = labelRecord(label)
  for (const [field, value] of Object.entries(rest))
    expect([field, typeof value]).toEqual([field, known[field as keyof typeof known]])
  expect(seen.filter(sight => !sights.includes(sight))).toEqual([])
  if (opposite) expect(labelRecord(opposite).opposite).toBe(label)
})

test.each(marks)('the mark %s is of a label', mark => {
  const { label, sight, ...rest } = markRecord(mark) ?? { label: undefined }
  expect(labels).toContain(label)
  if (sight) expect(sights).toContain(sight)
  expect(Object.keys(rest).filter(field => !['isOnPerson', 'isContext'].includes(field))).toEqual([])
})

test('of a label that nobody knows nothing is said', () => {
  expect(labelRecord('toString')).toEqual({})
  expect(markRecord('toString')).toBeUndefined()
})
