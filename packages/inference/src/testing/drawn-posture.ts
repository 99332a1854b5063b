/** How a drawn person stands, in degrees; bent forward is positive. */
export type DrawnPosture = {
  /** Of the back from upright. */
  trunk: number
  /** Of the head from the line of the back. */
  neck: number
  /** Of the upper arms from the line of the back: 0 hangs along it. */
  upperArm: number
  /** 0 is a straight arm. */
  elbow: number
  /** 0 is a straight leg. */
  knee: number
  /** How far the person is turned from a view exactly from the side. */
  turn?: number
  facing?: 'left' | 'right'
}

type Place = { x: number; y: number; z: number }
const RAD = Math.PI / 180

/** Lengths of an adult in meters. */
const LENGTHS = { trunk: 0.5, neck: 0.2, upperArm: 0.29, forearm: 0.25, hand: 0.12, thigh: 0.43, shin: 0.42 }
const [SHOULDERS, HIPS, FOOT] = [0.19, 0.12, 0.2]

/** From there, so far in the direction of an angle: 0 is up, 90 is forward. */
const along = ({ x, y, z }: Place, length: number, angle: number): Place => ({
  x: x + length * Math.sin(angle * RAD),
  y: y - length * Math.cos(angle * RAD),
  z,
})

/** The joints of both sides in meters: forward, down, and away from the viewer. */
function jointsOf({ trunk, neck, upperArm, elbow, knee }: DrawnPosture) {
  const side = (sign: number) => {
    const ankle = { x: 0, y: 0, z: sign * HIPS }
    // The weight stays over the feet: the shin leans forward by a third of the knee's bend.
    const kneeAt = along(ankle, LENGTHS.shin, knee * 0.4)
    const hip = along(kneeAt, LENGTHS.thigh, -knee * 0.6)
    const shoulder = along({ ...hip, z: sign * SHOULDERS }, LENGTHS.trunk, trunk)
    const arm = trunk + 180 - upperArm
    const elbowAt = along(shoulder, LENGTHS.upperArm, arm)
    const wrist = along(elbowAt, LENGTHS.forearm, arm - elbow)
    return {
      ankle,
      knee: kneeAt,
      hip,
      shoulder,
      elbow: elbowAt,
      wrist,
      hand: along(wrist, LENGTHS.hand, arm - elbow),
      heel: { x: -0.05, y: 0.06, z: sign * HIPS },
      toe: { x: FOOT, y: 0.08, z: sign * HIPS },
    }
  }
  const [near, far] = [side(-1), side(1)]
  const collar = { ...near.shoulder, z: 0 }
  return { near, far, collar, head: along(collar, LENGTHS.neck + 0.06, trunk + neck) }
}

export type DrawnPicture = { svg: string; width: number; height: number; person: Box }
type Box = { x: number; y: number; width: number; height: number }

const SIZE = 640
const MAX_SCALE = 310

/** A worker seen from the side, in a hard hat and a vest, in front of a wall. */
export function drawPosture(posture: DrawnPosture): DrawnPicture {
  const { turn = 0, facing = 'right', trunk, neck } = posture
  const joints = jointsOf(posture)
  const heights = [joints.near, joints.far].flatMap(side => Object.values(side)).map(({ y }) => y)
  const tall = Math.max(...heights) - Math.min(...heights, joints.head.y)
  // Fills about nine tenths of the picture, whatever the posture.
  const scale = Math.min(MAX_SCALE, (SIZE * 0.84) / tall)
  const thick = scale / MAX_SCALE
  const mirrored = facing === 'left' ? -1 : 1
  const flat = ({ x, y, z }: Place) => ({
    x: mirrored * (x * Math.cos(turn * RAD) + z * Math.sin(turn * RAD)) * scale,
    y: (y + 0.09 * z) * scale,
  })
  const all = [joints.near, joints.far].flatMap(side => Object.values(side)).concat(joints.head)
  const places = all.map(flat)
  const left = Math.min(...places.map(({ x }) => x)) - 32
  const right = Math.max(...places.map(({ x }) => x)) + 32
  const top = Math.min(...places.map(({ y }) => y)) - 48
  const bottom = Math.max(...places.map(({ y }) => y)) + 12
  const shift = { x: SIZE / 2 - (left + right) / 2, y: SIZE - 40 - bottom }
  const at = (place: Place) => {
    const { x, y } = flat(place)
    return { x: x + shift.x, y: y + shift.y }
  }
  const limb = (from: Place, to: Place, [wide, narrow]: [number, number], fill: string) =>
    tapered(at(from), at(to), wide * thick, narrow * thick, fill)
  const arm = (side: typeof joints.near, shade: Shade) =>
    limb(side.shoulder, side.elbow, [23, 18], shade.shirt) +
    limb(side.elbow, side.wrist, [18, 13], shade.shirt) +
    limb(side.wrist, side.hand, [12, 8], shade.skin)
  const leg = (side: typeof joints.near, shade: Shade) =>
    limb(side.heel, side.toe, [15, 11], shade.boot) +
    limb(side.hip, side.knee, [36, 27], shade.trousers) +
    limb(side.knee, side.ankle, [27, 18], shade.trousers)
  const trunkOf = (side: typeof joints.near, shade: Shade) =>
    limb(side.shoulder, side.hip, [30, 30], shade.vest)
  const headTurn = mirrored * (trunk + neck)
  const head = at(joints.head)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${backdrop}
    <ellipse cx="${at(joints.near.ankle).x}" cy="${SIZE - 42}" rx="120" ry="14" fill="#000" opacity="0.25"/>
    ${arm(joints.far, far)}${leg(joints.far, far)}${trunkOf(joints.far, far)}
    ${leg(joints.near, near)}${limb(joints.collar, joints.head, [17, 17], near.skin)}
    ${trunkOf(joints.near, near)}
    <g transform="translate(${head.x} ${head.y}) rotate(${headTurn}) scale(${mirrored * thick} ${thick})">${headShape}</g>
    ${arm(joints.near, near)}</svg>`
  return {
    svg,
    width: SIZE,
    height: SIZE,
    person: { x: left + shift.x, y: top + shift.y, width: right - left, height: bottom - top },
  }
}

type Shade = { shirt: string; trousers: string; vest: string; skin: string; boot: string }
const near: Shade = {
  shirt: '#3c5d86',
  trousers: '#39465c',
  vest: '#f26522',
  skin: '#c98d68',
  boot: '#4a3422',
}
const far: Shade = {
  shirt: '#2a4361',
  trousers: '#283142',
  vest: '#b9471a',
  skin: '#9a6a4c',
  boot: '#332417',
}

type Flat = { x: number; y: number }

/** Round at both ends and narrower at the second. */
function tapered(from: Flat, to: Flat, wide: number, narrow: number, fill: string) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length]
  const corner = ({ x, y }: Flat, by: number) => `${x + nx * by},${y + ny * by}`
  return `<polygon points="${corner(from, wide)} ${corner(to, narrow)} ${corner(to, -narrow)} ${corner(from, -wide)}" fill="${fill}"/>
    <circle cx="${from.x}" cy="${from.y}" r="${wide}" fill="${fill}"/><circle cx="${to.x}" cy="${to.y}" r="${narrow}" fill="${fill}"/>
    <polygon points="${corner(from, -wide * 0.2)} ${corner(to, -narrow * 0.2)} ${corner(to, -narrow * 0.8)} ${corner(from, -wide * 0.8)}" fill="#fff" opacity="0.12"/>`
}

/** Seen from the side, looking right, around the middle of the head. */
const headShape = `<ellipse cx="0" cy="0" rx="27" ry="33" fill="#c98d68"/>
  <path d="M20,-6 L34,8 L22,12 Z" fill="#c98d68"/><ellipse cx="-4" cy="3" rx="5" ry="8" fill="#a8714f"/>
  <circle cx="16" cy="-4" r="3" fill="#2b1a12"/><path d="M14,20 h11" stroke="#7d3f31" stroke-width="3"/>
  <path d="M-33,-8 C-34,-48 30,-50 31,-10 L46,-7 L46,-3 L-33,-4 Z" fill="#f2b705"/>`

const backdrop = `<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#c9ced3"/><stop offset="1" stop-color="#e4e2dc"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#wall)"/><rect y="560" width="100%" height="80" fill="#a39c90"/>`
