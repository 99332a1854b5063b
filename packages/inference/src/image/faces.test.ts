import { expect, test } from 'vitest'
import type { Finding } from '../findings'
import { facesIn } from './faces'

const found = (label: Finding['label'], x: number, y: number, width: number, height: number): Finding => ({
  label,
  confidence: 0.8,
  box: { x, y, width, height },
})

test.each<[string, Finding[], number[][]]>([
  ['a face lies below its hat', [found('hard_hat', 100, 50, 20, 10)], [[97, 53, 26, 27]]],
  ['a bare head is covered from the crown down', [found('no_hard_hat', 100, 50, 20, 10)], [[97, 50, 26, 30]]],
  [
    'somebody whose head was missed is covered at the top',
    [found('person', 0, 0, 100, 200)],
    [[15, 0, 70, 56]],
  ],
  [
    'somebody whose head was seen is covered once',
    [found('person', 0, 0, 100, 200), found('no_hard_hat', 40, 0, 20, 20)],
    [[37, 0, 26, 30]],
  ],
  ['a machine has no face', [found('machinery', 0, 0, 100, 100)], []],
])('%s', (_, findings, expected) => {
  const faces = facesIn(findings).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
  expect(faces).toEqual(expected)
})
