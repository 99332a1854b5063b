import type { Vec } from './space'
import type { Look, Thing } from './thing'

type Camera = {
  from: Vec
  to: Vec
  /** Of the picture's height, in degrees. */
  angle: number
  /** Left and right exchanged. */
  mirrored?: boolean
}

/** Sky, far hills and whatever is too far away to walk to. */
export type Backdrop = (along: Vec) => Vec

export type Ground = {
  /** `blur` is how much ground one pixel covers, in meters: nothing finer is worth drawing. */
  paint(look: Look, x: number, z: number, blur: number): void
  height(x: number, z: number, blur: number): number
}

/** Smoke or flames at one point. */
type Vapor = {
  density: number
  glow: Vec
  tint: Vec
}

export type Cloud = {
  low: Vec
  high: Vec
  step: number
  at(x: number, y: number, z: number): Vapor
}

/** A light without a shadow of its own, such as flames. */
type Lamp = {
  position: Vec
  color: Vec
}

export type Scene = {
  camera: Camera
  /** Toward the sun. */
  sun: Vec
  sunlight: Vec
  skylight: Vec
  /** What the lit ground throws back. */
  bounce: Vec
  backdrop: Backdrop
  ground: Ground
  things: Thing[]
  clouds?: Cloud[]
  lamps?: Lamp[]
  exposure: number
  /** From here on, in meters, the picture is out of focus. */
  sharpUntil: number
}
