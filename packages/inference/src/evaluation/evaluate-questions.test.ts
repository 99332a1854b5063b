import { expect, test } from 'vitest'
import { describeQuestions, scoreQuestions } from './evaluate-questions'
import { scoreTag } from './evaluate-tags'

const judged = (certain: [string, string[]][], worth: string[]) => ({
  file: 'a.jpg',
  industry: 'construction' as const,
  place: 'a site',
  certain: certain.map(([hazard, askedBy]) => ({ hazard: hazard as 'scaffold', why: 'seen', askedBy })),
  worth,
})

test('a hazard counts as reported, as asked about or as missed, and a question by whether it was worth asking', () => {
  const found = scoreQuestions([
    {
      judged: judged(
        [
          ['scaffold', ['scaffold-rails']],
          ['ladder', ['ladder-top']],
          ['fire', []],
        ],
        ['scaffold-rails'],
      ),
      asked: ['scaffold-rails', 'cab-belt'],
      reported: ['fire'],
      isRecognized: true,
    },
    { judged: judged([], []), asked: ['cab-belt', 'scaffold-rails'], reported: [], isRecognized: false },
  ])
  expect(found).toMatchObject({
    pictures: 2,
    recognized: 1,
    certain: 3,
    reported: 1,
    reportedOrAsked: 2,
    asked: 4,
    worthAsking: 1,
    sameFive: 2,
    missed: ['a.jpg: ladder, seen'],
  })
  expect(describeQuestions(found)).toContain('certain hazards reported or asked  2 of 3 (67 %)')
})

test('a tag is scored by its order and its threshold, without what nobody could tell', () => {
  const looked = [
    { labeled: { shows: ['scaffold' as const] }, chances: { scaffold: 0.9 } },
    { labeled: { shows: [] }, chances: { scaffold: 0.8 } },
    { labeled: { shows: ['scaffold' as const] }, chances: { scaffold: 0.3 } },
    { labeled: { shows: [], unsure: ['scaffold' as const] }, chances: { scaffold: 1 } },
  ]
  expect(scoreTag('scaffold', looked, 0.5)).toEqual({
    tag: 'scaffold',
    pictures: 2,
    ap: (1 + 2 / 3) / 2,
    called: 2,
    precision: 0.5,
    recall: 0.5,
  })
  expect(scoreTag('ladder', looked, null)).toMatchObject({ pictures: 0, ap: null, precision: null })
})
