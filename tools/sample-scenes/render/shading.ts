import { through } from './clouds'
import type { Scene } from './scene'
import { add, clamp, dot, length, minus, times, unit, type Vec } from './space'
import type { Look } from './thing'
import type { Hit, Tracer } from './trace'

const FAR = 400
/** The sun through thin haze: shadows are soft a little away from what throws them. */
const SUN_SHARPNESS = 70
const HAZE = 0.0025
const MIRROR = 200

export type Seen = {
  color: Vec
  far: number
  /** Tells edges between different things from texture. */
  what: object
}

const nothing = {}

/** What a camera's ray sees, in linear light. */
export function see(scene: Scene, tracer: Tracer, from: Vec, along: Vec, pixel: number): Seen {
  const toGround = along[1] < 0 ? Math.min(FAR, -from[1] / along[1]) : FAR
  const hit = tracer.firstHit(from, along, toGround)
  const seen = hit
    ? { color: surface(scene, tracer, hit, along), far: hit.far, what: hit.part }
    : toGround < FAR
      ? { color: groundAt(scene, tracer, from, along, toGround, pixel), far: toGround, what: scene.ground }
      : { color: scene.backdrop(along), far: FAR, what: nothing }
  const clear = seen.far < FAR ? Math.exp(-seen.far * HAZE) : 1
  const horizon = scene.backdrop(unit([along[0], 0.06, along[2]]))
  return { ...seen, color: add(times(seen.color, clear), times(horizon, 1 - clear)) }
}

function surface(scene: Scene, tracer: Tracer, { part, thing, point, normal }: Hit, along: Vec): Vec {
  const look: Look = { red: 1, green: 1, blue: 1, gloss: 0.04, polish: 12 }
  const [x, y, z] = own(point, thing.position, thing.turn, thing.scale)
  part.paint(look, x, y, z)
  return lit(scene, tracer, look, point, normal, along)
}

function own(point: Vec, position: Vec, turn: number, scale: number): Vec {
  const [x, y, z] = times(minus(point, position), 1 / scale)
  return [x * Math.cos(turn) - z * Math.sin(turn), y, x * Math.sin(turn) + z * Math.cos(turn)]
}

function groundAt(scene: Scene, tracer: Tracer, from: Vec, along: Vec, far: number, pixel: number): Vec {
  const { ground } = scene
  const point = add(from, times(along, far))
  const [x, , z] = point
  const blur = (pixel * far) / Math.sqrt(Math.max(0.02, -along[1]))
  const step = Math.max(0.004, blur * 0.7)
  const slopeX = (ground.height(x + step, z, blur) - ground.height(x - step, z, blur)) / (2 * step)
  const slopeZ = (ground.height(x, z + step, blur) - ground.height(x, z - step, blur)) / (2 * step)
  const look: Look = { red: 1, green: 1, blue: 1, gloss: 0.02, polish: 8 }
  ground.paint(look, x, z, blur)
  return lit(scene, tracer, look, point, unit([-slopeX, 1, -slopeZ]), along)
}

/** Still water and glass mirror things; everything else only the sky and the ground. */
function surroundings(scene: Scene, tracer: Tracer, look: Look, start: Vec, along: Vec): Vec {
  const hit = look.polish >= MIRROR ? tracer.firstHit(start, along, 60) : undefined
  const behind = hit
    ? surface(scene, tracer, hit, along)
    : along[1] > 0
      ? scene.backdrop(unit([along[0], along[1] + 0.05, along[2]]))
      : scene.bounce
  return scene.clouds && look.polish >= MIRROR
    ? through(scene.clouds, behind, start, along, hit?.far ?? 60, 0.5)
    : behind
}

function lit(scene: Scene, tracer: Tracer, look: Look, point: Vec, normal: Vec, along: Vec): Vec {
  const start = add(point, times(normal, 0.006))
  const facing = dot(normal, scene.sun)
  const sun = facing > 0 ? facing * tracer.lightFrom(start, scene.sun, 60, SUN_SHARPNESS) : 0
  const open = tracer.openness(point, normal)
  const up = 0.5 + 0.5 * normal[1]
  let light = add(
    times(scene.sunlight, sun),
    add(times(scene.skylight, up * open), times(scene.bounce, (1 - up) * (0.35 + 0.65 * open))),
  )
  for (const lamp of scene.lamps ?? []) {
    const toward = minus(lamp.position, point)
    const away = length(toward)
    const share = clamp((dot(normal, toward) / away) * 0.8 + 0.2) / (0.6 + away * away)
    light = add(light, times(lamp.color, share))
  }
  const matt: Vec = [light[0] * look.red, light[1] * look.green, light[2] * look.blue]
  if (look.gloss <= 0.05) return matt

  const towardEye = times(along, -1)
  const grazing = (1 - clamp(dot(normal, towardEye))) ** 5
  const share = look.gloss + (1 - look.gloss) * grazing * Math.min(1, look.gloss * 3)
  const mirrored = add(along, times(normal, -2 * dot(along, normal)))
  const around = surroundings(scene, tracer, look, start, mirrored)
  const half = unit(add(towardEye, scene.sun))
  const highlight = sun > 0 ? clamp(dot(normal, half)) ** look.polish * (look.polish + 8) * 0.02 : 0
  return add(
    times(matt, 1 - share),
    add(times(around, share * open), times(scene.sunlight, highlight * look.gloss * Math.min(1, sun * 3))),
  )
}
