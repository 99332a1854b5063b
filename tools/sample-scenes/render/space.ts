export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec) => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => times(a, 1 / length(a))

export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value))
export const mix = (a: number, b: number, share: number) => a + (b - a) * share
/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, value: number) {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}
export const degrees = (angle: number) => (angle * Math.PI) / 180

/** Nods (about x), then turns (about y). */
export function rotated([x, y, z]: Vec, nod: number, turn: number): Vec {
  const [sinNod, cosNod] = [Math.sin(nod), Math.cos(nod)]
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)]
  const up = y * cosNod - z * sinNod
  const ahead = y * sinNod + z * cosNod
  return [x * cosTurn + ahead * sinTurn, up, ahead * cosTurn - x * sinTurn]
}
