import { clothes, hats, vests } from '../people/outfits'
import { person } from '../people/person'
import { poses } from '../people/poses'
import type { Scene } from '../render/scene'
import { daylight } from './daylight'
import { excavatorScene, excavatorWith } from './excavator'
import { fire } from './fire'
import { siteNoHats, siteWith } from './site-no-hats'

/** A second photographer stands a step aside and holds the camera a little differently. */
function fromAside(scene: Scene, aside: number): Scene {
  const { from, to, angle } = scene.camera
  return {
    ...scene,
    camera: {
      ...scene.camera,
      from: [from[0] + aside, from[1] + 0.08, from[2] + 0.4],
      to: [to[0] + aside * 0.3, to[1] + 0.1, to[2]],
      angle: angle + 2,
    },
  }
}

const protectedPeople = [
  person(
    poses.reading,
    { ...clothes.navy, hat: hats.white, vest: vests.orange, holds: 'tablet' },
    [-2.05, 0, 0.1],
    0.55,
    1.82,
  ),
  person(
    poses.standing,
    { ...clothes.gray, hat: hats.yellow, vest: vests.lime },
    [-0.6, 0, -0.3],
    -0.25,
    1.76,
  ),
  person(
    poses.standing,
    { ...clothes.checked, hat: hats.white, vest: vests.orange },
    [1.25, 0, -0.4],
    -0.3,
    1.8,
  ),
]

const barePeople = [
  person(poses.standing, { ...clothes.gray, vest: vests.lime }, [-0.2, 0, -0.1], 0.2, 1.76),
  person(poses.watching, clothes.checked, [1.0, 0, -0.5], -0.5, 1.8),
]

const oneStillBare = [
  person(
    poses.standing,
    { ...clothes.gray, hat: hats.yellow, vest: vests.lime },
    [-0.75, 0, -0.3],
    -0.25,
    1.76,
  ),
  person(poses.pointing, clothes.checked, [1.35, 0, -0.4], -0.3, 1.8),
]

const burnedOut: Scene = {
  ...fire,
  ...daylight,
  clouds: [],
  lamps: [],
  exposure: 0.55,
}

/** What is photographed after the samples: fixed, not fixed, or nobody there. */
export const fixScenes: Record<string, Scene> = {
  'site-fixed': siteWith(protectedPeople),
  'site-fixed-aside': fromAside(siteWith(protectedPeople), 0.5),
  'site-bare-aside': fromAside(siteWith(barePeople), -0.5),
  'site-one-bare': siteWith(oneStillBare),
  'site-empty': siteWith([]),
  'site-same-aside': fromAside(siteNoHats, 0.6),
  'excavator-clear': excavatorWith([]),
  'excavator-clear-aside': fromAside(excavatorWith([]), -0.6),
  'excavator-same-aside': fromAside(excavatorScene, 0.5),
  'fire-out': burnedOut,
  'fire-out-aside': fromAside(burnedOut, 0.6),
  'fire-same-aside': fromAside(fire, -0.5),
}
