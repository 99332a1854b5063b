import type { PostureCheck as Check, Posture } from '@plumbline/contract/capture/posture'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import PostureCheck from './posture-check'

const ID = '4f0e8c1a-0000-4000-8000-000000000001'
const PATH = `/api/analysis/results/${ID}/posture`

const point = (name: string, x: number, y: number) => ({ name, x, y, visibility: 0.9 })

const measured: Check = {
  reason: null,
  width: 640,
  height: 480,
  points: [
    ...[point('rightEar', 320, 100), point('rightShoulder', 300, 140), point('rightElbow', 340, 200)],
    ...[point('rightWrist', 360, 260), point('rightHip', 220, 220), point('rightKnee', 230, 320)],
    { ...point('leftKnee', 0, 0), visibility: 0.1 },
  ],
  angles: [
    { angle: 'trunk', degrees: 58, side: null },
    { angle: 'upperArm', degrees: 75, side: 'right' },
    { angle: 'knee', degrees: null, side: null },
  ],
  items: [
    { item: 'load', answer: null, measured: [], matters: true },
    { item: 'lower_arm_out', answer: null, measured: [], matters: false },
    { item: 'trunk_bend', answer: null, measured: ['half', 'deep'], matters: true },
    { item: 'upper_arm_bend', answer: null, measured: ['half'], matters: false },
    { item: 'knee_bend', answer: null, measured: [], matters: false },
  ],
  assessments: [
    {
      method: 'reba',
      low: 4,
      high: 9,
      levels: { low: 'medium', high: 'high' },
      steps: [
        {
          id: 'trunk',
          low: 3,
          high: 5,
          parts: [
            { of: 'trunk_bend', low: 3, high: 4 },
            { of: 'trunk_turn', low: 0, high: 1 },
          ],
        },
      ],
    },
    { method: 'rula', low: 7, high: 7, levels: { low: 'now', high: 'now' }, steps: [] },
  ],
  userId: null,
  userName: 'Ana Ruiz',
  at: '2026-11-18T08:00:00.000Z',
}

const text = () => document.body.textContent ?? ''

async function showWith(first: Posture, after = first) {
  const sent: unknown[] = []
  let now = first
  const write = (_: URL, { body }: RequestInit) => {
    sent.push(body ? JSON.parse(String(body)) : null)
    now = after
    return after
  }
  response({ [`GET ${PATH}`]: () => now, [`POST ${PATH}`]: write, [`PATCH ${PATH}`]: write })
  await show(<PostureCheck resultId={ID} mediaUrl="/api/media/1" />, { words: 'posture' })
  return sent
}

test('nothing is offered where the photo does not qualify', async () => {
  await showWith({ unsuited: 'several_people', check: null })
  expect(button(/posture/i)).toBeUndefined()
})

test('one press measures, and shows both results with what they depend on', async () => {
  const sent = await showWith({ unsuited: null, check: null }, { unsuited: null, check: measured })
  await until(() => expect(button('Check the posture')).toBeDefined())
  expect(sent).toEqual([])
  await click(button('Check the posture'))
  await until(() => expect(text()).toContain('4 to 9'))
  expect(sent).toEqual([null])
  expect(text()).toContain('Change now')
  expect(text()).toContain('2 more answers would narrow the result down.')
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    "Photo with the measured angles: Back 58°, Upper arm (right) 75°, Knee can't be seen",
  )
  expect(text()).toContain('Bend (58°) 3 to 4 · Turned or tilted 0 to 1')
})

test('what the photo shows clearly is not asked, what makes no difference says so', async () => {
  await showWith({ unsuited: null, check: measured })
  await until(() => expect(button('Show the posture check')).toBeDefined())
  await click(button('Show the posture check'))
  const asked = [...document.querySelectorAll('[role=group]')].map(group => group.closest('li')?.textContent)
  expect(asked).toHaveLength(3)
  expect(asked[1]).toContain('Makes no difference')
  expect(asked[2]).toContain('The photo shows an angle near a limit')
})

test('an answer is one press, and a second one takes it back', async () => {
  const answered = {
    ...measured,
    items: measured.items.map(each => (each.item === 'load' ? { ...each, answer: 'over_10' } : each)),
  }
  const sent = await showWith({ unsuited: null, check: measured }, { unsuited: null, check: answered })
  await until(() => expect(button('Show the posture check')).toBeDefined())
  await click(button('Show the posture check'))
  await click(button(/Over 10 kg/))
  await until(() => expect(button(/Over 10 kg/).getAttribute('aria-pressed')).toBe('true'))
  await click(button(/Over 10 kg/))
  await until(() =>
    expect(sent).toEqual([
      { item: 'load', answer: 'over_10' },
      { item: 'load', answer: null },
    ]),
  )
})

test("a photo that can't be told says why and what to do", async () => {
  await showWith({
    unsuited: null,
    check: { ...measured, reason: 'not_from_side', points: [], angles: [], items: [], assessments: [] },
  })
  await until(() => expect(button('Show the posture check')).toBeDefined())
  await click(button('Show the posture check'))
  expect(text()).toContain('Angles can only be measured from the side.')
})
