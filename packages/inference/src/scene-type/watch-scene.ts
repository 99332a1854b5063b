import type { DetectorSession } from '../detector/session'
import type { SceneGuess } from './scene-model'

/** The same session, and what its first look, which is at the whole picture, says of the kind of place. */
export function watchScene(session: DetectorSession): {
  session: DetectorSession
  guess: () => SceneGuess | undefined
} {
  let first: SceneGuess | undefined
  const onScene = (guess: SceneGuess) => {
    first ??= guess
  }
  return {
    session: {
      ...session,
      look: (picture, part, options) => session.look(picture, part, { ...options, onScene }),
    },
    guess: () => first,
  }
}
