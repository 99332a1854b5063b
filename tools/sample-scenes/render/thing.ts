import { type Distance, framed, type Shape } from './shapes'
import type { Vec } from './space'

/** What a surface looks like at one point; colors are linear, 0 to 1. */
export type Look = {
  red: number
  green: number
  blue: number
  /** How much of the surroundings it mirrors, 0 to 1. */
  gloss: number
  /** How small the highlight is. */
  polish: number
}

export type Paint = (look: Look, x: number, y: number, z: number) => void

export type Part = {
  shape: Shape
  paint: Paint
  /** Folds and grain too fine for the shape: a height in meters that only tilts the light. */
  relief?: Distance
}

/** Something that stands in the scene, drawn around its own origin. */
export type Thing = {
  parts: Part[]
  position: Vec
  /** Turned about the upright axis. */
  turn: number
  scale: number
}

export type Color = Vec

/** From the usual notation to linear light. */
export function color(hex: string): Color {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function put(look: Look, [red, green, blue]: Color, gloss = 0.04, polish = 12) {
  look.red = red
  look.green = green
  look.blue = blue
  look.gloss = gloss
  look.polish = polish
}

export function shade(look: Look, by: number) {
  look.red *= by
  look.green *= by
  look.blue *= by
}

export const plain =
  (of: Color, gloss = 0.04, polish = 12): Paint =>
  look =>
    put(look, of, gloss, polish)

export type Frame = {
  origin: Vec
  nod?: number
  turn?: number
}

/** A part drawn in a frame of its own: its paint and relief see the coordinates it was drawn in. */
export function inFrame({ origin, nod = 0, turn = 0 }: Frame, part: Part): Part {
  const sinNod = Math.sin(nod)
  const cosNod = Math.cos(nod)
  const sinTurn = Math.sin(turn)
  const cosTurn = Math.cos(turn)
  const own = (x: number, y: number, z: number): Vec => {
    const px = x - origin[0]
    const py = y - origin[1]
    const pz = z - origin[2]
    const ahead = px * sinTurn + pz * cosTurn
    return [px * cosTurn - pz * sinTurn, py * cosNod + ahead * sinNod, ahead * cosNod - py * sinNod]
  }
  const { relief } = part
  return {
    shape: framed(part.shape, origin, nod, turn),
    paint: (look, x, y, z) => part.paint(look, ...own(x, y, z)),
    ...(relief ? { relief: (x: number, y: number, z: number) => relief(...own(x, y, z)) } : {}),
  }
}

export const placed = (parts: Part[], position: Vec, turn = 0, scale = 1): Thing => ({
  parts,
  position,
  turn,
  scale,
})
