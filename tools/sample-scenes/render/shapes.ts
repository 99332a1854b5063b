import { rotated, type Vec } from './space'

export type Distance = (x: number, y: number, z: number) => number

/** A solid told by how far any point is from its surface, and the box it lies in. */
export type Shape = {
  at: Distance
  low: Vec
  high: Vec
}

const around = (center: Vec, x: number, y: number, z: number): Pick<Shape, 'low' | 'high'> => ({
  low: [center[0] - x, center[1] - y, center[2] - z],
  high: [center[0] + x, center[1] + y, center[2] + z],
})

function enclosing(shapes: readonly Pick<Shape, 'low' | 'high'>[], margin = 0) {
  const bound = (side: 'low' | 'high', axis: 0 | 1 | 2) =>
    side === 'low'
      ? Math.min(...shapes.map(({ low }) => low[axis])) - margin
      : Math.max(...shapes.map(({ high }) => high[axis])) + margin
  return {
    low: [bound('low', 0), bound('low', 1), bound('low', 2)] as Vec,
    high: [bound('high', 0), bound('high', 1), bound('high', 2)] as Vec,
  }
}

/** A rod that may be thicker at one end. */
export function limb(a: Vec, b: Vec, radius: number, endRadius = radius): Shape {
  const [ax, ay, az] = a
  const bx = b[0] - ax
  const by = b[1] - ay
  const bz = b[2] - az
  const squared = bx * bx + by * by + bz * bz || 1e-9
  return {
    at(x, y, z) {
      const px = x - ax
      const py = y - ay
      const pz = z - az
      const share = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / squared))
      const dx = px - bx * share
      const dy = py - by * share
      const dz = pz - bz * share
      return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius - (endRadius - radius) * share
    },
    ...enclosing([around(a, radius, radius, radius), around(b, endRadius, endRadius, endRadius)]),
  }
}

/** An ellipsoid. */
export function ball(center: Vec, rx: number, ry = rx, rz = rx): Shape {
  const [cx, cy, cz] = center
  return {
    at(x, y, z) {
      const px = (x - cx) / rx
      const py = (y - cy) / ry
      const pz = (z - cz) / rz
      const far = Math.sqrt(px * px + py * py + pz * pz)
      const qx = px / rx
      const qy = py / ry
      const qz = pz / rz
      const slope = Math.sqrt(qx * qx + qy * qy + qz * qz)
      return slope === 0 ? -Math.min(rx, ry, rz) : (far * (far - 1)) / slope
    },
    ...around(center, rx, ry, rz),
  }
}

/** A box with rounded edges; `half` is measured to the outside. */
export function block(center: Vec, half: Vec, edge = 0.02): Shape {
  const [cx, cy, cz] = center
  const hx = half[0] - edge
  const hy = half[1] - edge
  const hz = half[2] - edge
  return {
    at(x, y, z) {
      const dx = Math.abs(x - cx) - hx
      const dy = Math.abs(y - cy) - hy
      const dz = Math.abs(z - cz) - hz
      const ox = Math.max(dx, 0)
      const oy = Math.max(dy, 0)
      const oz = Math.max(dz, 0)
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - edge
    },
    ...around(center, ...half),
  }
}

/** A tapered bar seen from the side (in x and y), `half` deep to both sides of `z`. */
export function bar(
  a: readonly [number, number],
  b: readonly [number, number],
  radius: number,
  endRadius: number,
  z: number,
  half: number,
): Shape {
  const bx = b[0] - a[0]
  const by = b[1] - a[1]
  const squared = bx * bx + by * by || 1e-9
  const edge = 0.015
  return {
    at(x, y, zz) {
      const px = x - a[0]
      const py = y - a[1]
      const share = Math.max(0, Math.min(1, (px * bx + py * by) / squared))
      const flat =
        Math.sqrt((px - bx * share) ** 2 + (py - by * share) ** 2) -
        radius -
        (endRadius - radius) * share +
        edge
      const deep = Math.abs(zz - z) - half + edge
      const ox = Math.max(flat, 0)
      const oy = Math.max(deep, 0)
      return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(flat, deep), 0) - edge
    },
    ...enclosing([
      around([a[0], a[1], z], radius, radius, half),
      around([b[0], b[1], z], endRadius, endRadius, half),
    ]),
  }
}

/** An upright frustum from `low` to `high`. */
export function frustum(foot: Vec, height: number, radius: number, topRadius: number): Shape {
  const [cx, cy, cz] = foot
  const lean = Math.cos(Math.atan2(radius - topRadius, height))
  return {
    at(x, y, z) {
      const up = y - cy
      const aside = Math.sqrt((x - cx) ** 2 + (z - cz) ** 2) - radius - ((topRadius - radius) * up) / height
      return Math.max(aside * lean, -up, up - height)
    },
    low: [cx - radius, cy, cz - radius],
    high: [cx + radius, cy + height, cz + radius],
  }
}

export function union(...shapes: Shape[]): Shape {
  const bounds = Float64Array.from(shapes.flatMap(({ low, high }) => [...low, ...high]))
  const distances = shapes.map(({ at }) => at)
  return {
    at(x, y, z) {
      let best = Infinity
      for (let i = 0; i < distances.length; i++) {
        if (best < Infinity && !isWithin(bounds, i * 6, best, x, y, z)) continue
        const here = (distances[i] as Distance)(x, y, z)
        if (here < best) best = here
      }
      return best
    },
    ...enclosing(shapes),
  }
}

/** Whether the box that starts at `from` in `bounds` comes closer than `reach`. */
export function isWithin(bounds: Float64Array, from: number, reach: number, x: number, y: number, z: number) {
  if (reach < 0) reach = 0
  const dx = Math.max((bounds[from] as number) - x, 0, x - (bounds[from + 3] as number))
  const dy = Math.max((bounds[from + 1] as number) - y, 0, y - (bounds[from + 4] as number))
  const dz = Math.max((bounds[from + 2] as number) - z, 0, z - (bounds[from + 5] as number))
  return dx * dx + dy * dy + dz * dz <= reach * reach
}

/** A union whose seams flow into one another over `width`. */
export function blend(width: number, ...shapes: Shape[]): Shape {
  const bounds = Float64Array.from(shapes.flatMap(({ low, high }) => [...low, ...high]))
  const distances = shapes.map(({ at }) => at)
  return {
    at(x, y, z) {
      let best = Infinity
      for (let i = 0; i < distances.length; i++) {
        if (best < Infinity && !isWithin(bounds, i * 6, best + width, x, y, z)) continue
        const here = (distances[i] as Distance)(x, y, z)
        const overlap = Math.max(width - Math.abs(best - here), 0)
        best = best === Infinity ? here : Math.min(best, here) - (overlap * overlap) / (4 * width)
      }
      return best
    },
    ...enclosing(shapes, width / 4),
  }
}

/** The part of a shape for which `keep` is negative. */
export const cut = (shape: Shape, keep: Distance): Shape => ({
  ...shape,
  at: (x, y, z) => Math.max(shape.at(x, y, z), keep(x, y, z)),
})

export const grown = (shape: Shape, by: Distance, most: number): Shape => ({
  at: (x, y, z) => shape.at(x, y, z) - by(x, y, z),
  ...enclosing([shape], most),
})

/** A shape given in a frame of its own that is nodded, turned and moved. */
export function framed(shape: Shape, origin: Vec, nod = 0, turn = 0): Shape {
  const sinNod = Math.sin(nod)
  const cosNod = Math.cos(nod)
  const sinTurn = Math.sin(turn)
  const cosTurn = Math.cos(turn)
  const [ox, oy, oz] = origin
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(i => {
    const pick = (axis: 0 | 1 | 2) => (i & (1 << axis) ? shape.high[axis] : shape.low[axis])
    const [x, y, z] = rotated([pick(0), pick(1), pick(2)], nod, turn)
    const corner: Vec = [x + ox, y + oy, z + oz]
    return { low: corner, high: corner }
  })
  return {
    at(x, y, z) {
      const px = x - ox
      const py = y - oy
      const pz = z - oz
      const ahead = px * sinTurn + pz * cosTurn
      return shape.at(px * cosTurn - pz * sinTurn, py * cosNod + ahead * sinNod, ahead * cosNod - py * sinNod)
    },
    ...enclosing(corners),
  }
}

/** The shape `count` times along an axis, `step` apart; it must fit into one step. */
export function repeated(shape: Shape, axis: 0 | 1 | 2, step: number, count: number): Shape {
  const last = count - 1
  const middle = (shape.low[axis] + shape.high[axis]) / 2
  const fold = (value: number) =>
    value - step * Math.max(0, Math.min(last, Math.round((value - middle) / step)))
  const at: Distance =
    axis === 0
      ? (x, y, z) => shape.at(fold(x), y, z)
      : axis === 1
        ? (x, y, z) => shape.at(x, fold(y), z)
        : (x, y, z) => shape.at(x, y, fold(z))
  const high = shape.high.map((value, i) => (i === axis ? value + step * last : value))
  return { at, low: shape.low, high: [high[0] as number, high[1] as number, high[2] as number] }
}

export const moved = (shape: Shape, [mx, my, mz]: Vec): Shape => ({
  at: (x, y, z) => shape.at(x - mx, y - my, z - mz),
  low: [shape.low[0] + mx, shape.low[1] + my, shape.low[2] + mz],
  high: [shape.high[0] + mx, shape.high[1] + my, shape.high[2] + mz],
})
