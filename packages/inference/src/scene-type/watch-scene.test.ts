import { expect, test } from 'vitest'
import type { DetectorSession } from '../detector/session'
import type { SceneGuess } from './scene-model'
import { watchScene } from './watch-scene'

const picture = { data: new Uint8Array(3), width: 1, height: 1 }
const sessionSeeing = (...guesses: (SceneGuess | undefined)[]) =>
  ({
    async look(_picture, _part, { onScene } = {}) {
      const guess = guesses.shift()
      if (guess) onScene?.(guess)
      return []
    },
  }) as Partial<DetectorSession> as DetectorSession

test('the first look speaks for the picture, its parts do not', async () => {
  const site: SceneGuess = { type: 'site', confidence: 0.9, workplace: 0.95 }
  const watched = watchScene(sessionSeeing(site, { type: 'road', confidence: 0.9, workplace: 0 }))
  expect(watched.guess()).toBeUndefined()
  await watched.session.look(picture)
  await watched.session.look(picture)
  expect(watched.guess()).toEqual(site)
})

test('a detector that tells nothing leaves it open', async () => {
  const watched = watchScene(sessionSeeing())
  await watched.session.look(picture)
  expect(watched.guess()).toBeUndefined()
})
