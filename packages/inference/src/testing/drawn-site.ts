import type { Drawn } from './drawn-worker'

/** The middle of the foot of the thing, and how high it is. */
type Place = {
  x: number
  y: number
  height: number
}

const placed = ({ x, y, height }: Place, shapes: string) =>
  `<g transform="translate(${x} ${y}) scale(${height / 100})">${shapes}</g>`

const boxed = ({ x, y, height }: Place, left: number, width: number) => ({
  x: x + (left * height) / 100,
  y: y - height,
  width: (width * height) / 100,
  height,
})

export function drawCone(place: Place): Drawn {
  const svg = placed(
    place,
    `<path d="M-38,0 L38,0 L36,-8 L-36,-8 Z" fill="#c23c06"/>
     <path d="M-26,-8 L26,-8 L7,-97 C4,-101 -4,-101 -7,-97 Z" fill="#f4600f"/>
     <path d="M-19.5,-38 L19.5,-38 L15.4,-57 L-15.4,-57 Z M-12.5,-70 L12.5,-70 L9.8,-83 L-9.8,-83 Z" fill="#f3f3ef"/>
     <path d="M8,-8 L26,-8 L7,-97 C6,-99 4,-100 2,-100 Z" fill="#000" opacity="0.18"/>`,
  )
  return { svg, truth: [{ label: 'safety_cone', box: boxed(place, -38, 76) }] }
}

export function drawExcavator(place: Place): Drawn {
  const wheels = [-40, -25, -10, 5, 20, 35]
    .map(x => `<circle cx="${x}" cy="-9" r="5.5" fill="#4a4a48"/>`)
    .join('')
  const svg = placed(
    place,
    `<rect x="-50" y="-18" width="98" height="18" rx="9" fill="#2a2a29"/>${wheels}
     <rect x="-14" y="-25" width="30" height="8" fill="#3a3937"/>
     <path d="M-52,-26 L38,-26 L38,-44 L30,-50 L-46,-50 C-51,-50 -54,-44 -54,-38 Z" fill="#f0b100"/>
     <path d="M-52,-26 L38,-26 L38,-31 L-53,-31 Z" fill="#b98500"/>
     <rect x="-50" y="-45" width="26" height="10" fill="#2f2d2a"/>
     <path d="M-4,-50 L-4,-78 C-4,-80 -2,-82 0,-82 L18,-82 C21,-82 23,-80 24,-77 L31,-50 Z" fill="#d99e00"/>
     <path d="M0,-54 L0,-77 L17,-77 L24,-54 Z" fill="#9fc0cf"/><path d="M4,-56 L10,-76 L13,-76 L8,-56 Z" fill="#fff" opacity="0.4"/>
     <path d="M30,-46 L38,-50 L88,-96 L94,-92 L94,-86 L46,-34 L34,-32 Z" fill="#f0b100"/>
     <path d="M30,-38 L94,-88 L94,-86 L46,-34 L34,-32 Z" fill="#b98500"/>
     <path d="M86,-98 L97,-95 L112,-46 L104,-40 L98,-46 L86,-90 Z" fill="#e2a500"/>
     <path d="M52,-62 L86,-84" stroke="#7a7a78" stroke-width="3"/><path d="M94,-80 L106,-52" stroke="#85857f" stroke-width="2.4"/>
     <path d="M100,-48 L118,-44 L120,-22 C112,-14 98,-14 92,-20 L96,-30 C102,-28 106,-30 106,-36 Z" fill="#4b4a46"/>
     <path d="M92,-20 l-2,6 l5,-3 l1,6 l5,-5 l2,6 l4,-6 l4,5 l2,-7" fill="#6b6a64"/>
     <text x="-30" y="-28" font-family="sans-serif" font-size="6" font-weight="bold" fill="#2b2a27">PL 210</text>`,
  )
  return { svg, truth: [{ label: 'machinery', box: boxed(place, -54, 174) }] }
}
