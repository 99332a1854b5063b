import { expect, test } from 'vitest'
import { readDetectorCard } from '../detector/card'
import { defaultModelsFolder } from '../worker/locations'
import { readFindingThresholds } from './finding-thresholds'

test('a finding is as certain as what it rests on has to be', async () => {
  const { version, thresholds: card } = await readDetectorCard(defaultModelsFolder())
  const { detector, thresholds } = await readFindingThresholds()
  expect(detector).toBe(version)
  expect(thresholds.get('head-protection')).toBe(card.no_hard_hat)
  expect(thresholds.get('fire')).toBe(Math.min(card.fire ?? 1, card.smoke ?? 1))
  // A machine counts from .45 on, whatever the detector's threshold, and somebody lying down from .6 on.
  expect(thresholds.get('struck-by-plant')).toBe(Math.min(card.person ?? 1, 0.45))
  expect(thresholds.get('person-down')).toBe(0.6)
})
