import { type Distance, isWithin } from './shapes'
import type { Vec } from './space'
import type { Part, Thing } from './thing'

const STEPS = 200
/** Blended and grown shapes are a little closer than they say. */
const CAUTION = 0.85

type Placed = {
  thing: Thing
  sin: number
  cos: number
  bounds: Float64Array
  partBounds: Float64Array
  distances: Distance[]
}

export type Hit = {
  far: number
  part: Part
  thing: Thing
  point: Vec
  normal: Vec
}

/** Finds what a ray meets, walking each thing by its distance function within its box. */
export class Tracer {
  private readonly things: Placed[]

  constructor(things: readonly Thing[]) {
    this.things = things.map(thing => {
      const shapes = thing.parts.map(({ shape }) => shape)
      const least = (axis: 0 | 1 | 2) => Math.min(...shapes.map(({ low }) => low[axis])) - 0.01
      const most = (axis: 0 | 1 | 2) => Math.max(...shapes.map(({ high }) => high[axis])) + 0.01
      return {
        thing,
        sin: Math.sin(thing.turn),
        cos: Math.cos(thing.turn),
        bounds: Float64Array.of(least(0), least(1), least(2), most(0), most(1), most(2)),
        partBounds: Float64Array.from(shapes.flatMap(({ low, high }) => [...low, ...high])),
        distances: shapes.map(({ at }) => at),
      }
    })
  }

  firstHit(from: Vec, along: Vec, limit: number): Hit | undefined {
    let far = limit
    let found: Placed | undefined
    for (const placed of this.things) {
      const here = walk(placed, from, along, far, Infinity)
      if (here.far < far) {
        far = here.far
        found = placed
      }
    }
    if (!found) return undefined
    const point: Vec = [from[0] + along[0] * far, from[1] + along[1] * far, from[2] + along[2] * far]
    const [x, y, z] = toOwn(found, point)
    const part = partAt(found, x, y, z)
    return { far, part, thing: found.thing, point, normal: normalAt(found, part, x, y, z, far) }
  }

  /** How much of a light in that direction reaches the point; `sharpness` is the light's distance over its size. */
  lightFrom(point: Vec, along: Vec, limit: number, sharpness: number): number {
    let light = 1
    for (const placed of this.things) {
      light = Math.min(light, walk(placed, point, along, limit, sharpness).light)
      if (light < 0.01) return 0
    }
    return light
  }

  /** How much of the open sky a point sees past what is close to it. */
  openness(point: Vec, normal: Vec): number {
    let shut = 0
    let weight = 0.5
    for (const away of [0.03, 0.09, 0.22, 0.5]) {
      const free = this.distance(
        point[0] + normal[0] * away,
        point[1] + normal[1] * away,
        point[2] + normal[2] * away,
        away,
      )
      shut += weight * (1 - Math.max(0, free) / away)
      weight *= 0.72
    }
    return Math.max(0.12, 1 - shut * 0.72)
  }

  private distance(x: number, y: number, z: number, most: number): number {
    let least = most
    for (const placed of this.things) {
      const [px, py, pz] = toOwn(placed, [x, y, z])
      const scale = placed.thing.scale
      if (!isWithin(placed.bounds, 0, least / scale, px, py, pz)) continue
      least = Math.min(least, distanceTo(placed, px, py, pz, least / scale) * scale)
    }
    return least
  }
}

function toOwn({ thing, sin, cos }: Placed, point: Vec): Vec {
  const x = point[0] - thing.position[0]
  const z = point[2] - thing.position[2]
  const { scale } = thing
  return [(x * cos - z * sin) / scale, (point[1] - thing.position[1]) / scale, (x * sin + z * cos) / scale]
}

function distanceTo({ distances, partBounds }: Placed, x: number, y: number, z: number, most: number) {
  let best = most
  for (let i = 0; i < distances.length; i++) {
    if (!isWithin(partBounds, i * 6, best, x, y, z)) continue
    const here = (distances[i] as Distance)(x, y, z)
    if (here < best) best = here
  }
  return best
}

/** Walks one thing: how far it is met, or (with a sharpness) how much light passes it. */
function walk(placed: Placed, from: Vec, along: Vec, limit: number, sharpness: number) {
  const { sin, cos, bounds, thing } = placed
  const { scale } = thing
  const fx = from[0] - thing.position[0]
  const fz = from[2] - thing.position[2]
  const ox = (fx * cos - fz * sin) / scale
  const oy = (from[1] - thing.position[1]) / scale
  const oz = (fx * sin + fz * cos) / scale
  const dx = along[0] * cos - along[2] * sin
  const dy = along[1]
  const dz = along[0] * sin + along[2] * cos
  const margin = sharpness < Infinity ? 0.05 : 0
  let start = 0
  let end = limit / scale
  for (let axis = 0; axis < 3; axis++) {
    const o = axis === 0 ? ox : axis === 1 ? oy : oz
    const d = (axis === 0 ? dx : axis === 1 ? dy : dz) || 1e-9
    const a = ((bounds[axis] as number) - margin - o) / d
    const b = ((bounds[axis + 3] as number) + margin - o) / d
    start = Math.max(start, Math.min(a, b))
    end = Math.min(end, Math.max(a, b))
  }
  let light = 1
  let far = start
  for (let step = 0; step < STEPS && far < end; step++) {
    const close = 0.0004 + far * 0.00035
    const free = distanceTo(placed, ox + dx * far, oy + dy * far, oz + dz * far, 2)
    if (free < close) return { far: far * scale, light: 0 }
    if (sharpness < Infinity) light = Math.min(light, (sharpness * free) / (far + 0.05))
    far += Math.max(free * CAUTION, close)
  }
  return { far: Infinity, light }
}

function partAt({ thing, distances }: Placed, x: number, y: number, z: number): Part {
  let best = Infinity
  let found = 0
  for (let i = 0; i < distances.length; i++) {
    const here = (distances[i] as Distance)(x, y, z)
    if (here < best) {
      best = here
      found = i
    }
  }
  return thing.parts[found] as Part
}

function normalAt({ sin, cos }: Placed, part: Part, x: number, y: number, z: number, far: number): Vec {
  const step = 0.0008 + far * 0.0003
  const { shape, relief } = part
  const height: Distance = relief ? (a, b, c) => shape.at(a, b, c) - relief(a, b, c) : shape.at
  const nx = height(x + step, y, z) - height(x - step, y, z)
  const ny = height(x, y + step, z) - height(x, y - step, z)
  const nz = height(x, y, z + step) - height(x, y, z - step)
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  return [(nx * cos + nz * sin) / size, ny / size, (nz * cos - nx * sin) / size]
}
