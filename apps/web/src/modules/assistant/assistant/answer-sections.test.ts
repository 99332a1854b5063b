import type { AnswerBlock } from '@plumbline/contract/assistant/assistant'
import { expect, test } from 'vitest'
import { emergencyNumberIn, sectionsOf, taskFrom, textToCopy } from './answer-sections'

const block = (
  section: AnswerBlock['section'],
  text: string,
  more: Partial<AnswerBlock> = {},
): AnswerBlock => ({
  section,
  text,
  quoted: false,
  codes: [],
  ...more,
})
const page = { title: 'Form 300', url: 'https://osha.gov/300' }
const source = { code: '29 CFR 1926.501', title: 'Fall protection', url: 'https://osha.gov/501' }

test('what to do comes before the fine print, which is folded', () => {
  const blocks = [block('exceptions', 'e'), block('now', 'n'), block('answer', 'a1'), block('answer', 'a2')]
  const { shown, folded } = sectionsOf(blocks)
  expect(shown.map(({ section, blocks }) => [section, blocks.map(({ text }) => text)])).toEqual([
    ['answer', ['a1', 'a2']],
    ['now', ['n']],
  ])
  expect(folded.map(({ section }) => section)).toEqual(['exceptions'])
})

test('an answer that has only fine print shows it', () => {
  const { shown, folded } = sectionsOf([block('original', 'o'), block('who', 'w')])
  expect(shown.map(({ section }) => section)).toEqual(['who', 'original'])
  expect(folded).toEqual([])
})

test.each([
  ['Call 911 now.', '911'],
  ['拨打120。', '120'],
  ['Appelez le 112 ou le 15.', '112'],
  ['Keep 1120 mm away.', undefined],
])('in %s the number to call is %s', (text, number) => {
  expect(emergencyNumberIn([block('emergency', text)])).toBe(number)
})

test('a number elsewhere in an answer is not the one to call', () => {
  expect(emergencyNumberIn([block('answer', 'A load of 112 kg')])).toBeUndefined()
})

test('a copied answer says where it stands, and leaves out addresses nobody can open', () => {
  const blocks = [
    block('answer', 'Tie off at 6 ft.', { codes: ['29 CFR 1926.501', '29 CFR 1926.502'] }),
    block('now', 'Fill in the form.', { page }),
  ]
  const sources = [source, { code: 'Site rule 4', title: 'Edges', url: 'handbook' }]
  expect(textToCopy({ blocks, sources })).toBe(
    [
      'Tie off at 6 ft. (29 CFR 1926.501, 29 CFR 1926.502)',
      'Fill in the form. https://osha.gov/300',
      '',
      '29 CFR 1926.501: Fall protection https://osha.gov/501',
      'Site rule 4: Edges',
    ].join('\n'),
  )
  expect(textToCopy({ blocks: [], sources: [] })).toBe('')
})

test('a task from an answer has its question as title and what to do as steps', () => {
  const blocks = [
    block('emergency', 'Stop the work.'),
    block('answer', 'Tie off at 6 ft.'),
    block('now', 'Fence the edge.'),
    block('now', 'Fill in the form.', { page }),
    block('limits', 'We don’t know your state.'),
  ]
  expect(taskFrom('  When do I\n tie off? ', { blocks, sources: [source] })).toEqual({
    title: 'When do I tie off?',
    description: 'Tie off at 6 ft.',
    steps: ['Stop the work.', 'Fence the edge.'],
    regulationCode: '29 CFR 1926.501',
  })
  const long = taskFrom('x'.repeat(300), { blocks: [], sources: [] })
  expect([long.title.length, long.regulationCode, long.steps]).toEqual([200, null, []])
})
