import type { Scene } from '../render/scene'
import { excavatorScene } from './excavator'
import { fire } from './fire'
import { siteNoHats } from './site-no-hats'
import { tidy } from './tidy'

export const scenes: Record<string, Scene> = {
  'site-no-hats': siteNoHats,
  excavator: excavatorScene,
  fire,
  tidy,
}
