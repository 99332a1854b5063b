import type { Truth } from '../evaluation/coco'

export type DrawnWorker = {
  /** The middle of the feet. */
  x: number
  y: number
  height: number
  hat?: 'yellow' | 'white' | 'orange' | 'none'
  vest?: 'orange' | 'lime' | 'none'
  facing?: 'left' | 'right'
  skin?: string
  shirt?: string
  trousers?: string
}

export type Drawn = {
  svg: string
  truth: Truth[]
}

const hatColors = {
  yellow: ['#ffe873', '#f2b705', '#b98400'],
  white: ['#ffffff', '#e4e6e8', '#a9aeb3'],
  orange: ['#ffb061', '#f26a0c', '#a84300'],
}
const vestColors = { orange: ['#ff8a3c', '#f4511e', '#b53510'], lime: ['#e8ff5a', '#c3e600', '#8aa600'] }

let gradients = 0

function shade(colors: readonly string[], direction: 'across' | 'round'): { id: string; def: string } {
  const id = `g${gradients++}`
  const stops = colors
    .map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')
  return direction === 'across'
    ? { id, def: `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0.25">${stops}</linearGradient>` }
    : { id, def: `<radialGradient id="${id}" cx="0.38" cy="0.3" r="0.8">${stops}</radialGradient>` }
}

/** A standing person drawn on a grid one hundred units high, feet at the origin. */
export function drawWorker(worker: DrawnWorker): Drawn {
  const { x, y, height, hat = 'yellow', vest = 'orange', facing = 'right' } = worker
  const skinTone = worker.skin ?? '#c98d68'
  const shirtTone = worker.shirt ?? '#35506e'
  const trouserTone = worker.trousers ?? '#2b3445'
  const skin = shade([lighter(skinTone), skinTone, darker(skinTone)], 'round')
  const shirt = shade([lighter(shirtTone), shirtTone, darker(shirtTone)], 'across')
  const trousers = shade([lighter(trouserTone), trouserTone, darker(trouserTone)], 'across')
  const cover = vest === 'none' ? undefined : shade(vestColors[vest], 'across')
  const shell = hat === 'none' ? undefined : shade(hatColors[hat], 'round')
  const defs = [skin, shirt, trousers, cover, shell].map(gradient => gradient?.def ?? '').join('')

  const legs = `
    <path d="M-9,-48 C-11,-34 -10,-18 -9.5,-5 L-3,-5 C-2.5,-20 -1,-34 0,-46 Z" fill="url(#${trousers.id})"/>
    <path d="M9,-48 C11,-34 10.5,-18 10,-5 L3.5,-5 C3,-20 1,-34 0,-46 Z" fill="url(#${trousers.id})"/>
    <path d="M-10.5,-6 L-2.5,-6 L-2,0 L-12.5,0 C-13,-2.5 -12,-4 -10.5,-6 Z" fill="#3b2a1d"/>
    <path d="M3,-6 L10.8,-6 L13,-1.6 L12.8,0 L3,0 Z" fill="#46311f"/>`
  const arms = `
    <path d="M-11.5,-79 C-16,-76 -17,-64 -17.5,-55 L-18,-46 L-13.5,-45.5 L-12.5,-56 L-9.5,-68 Z" fill="url(#${shirt.id})"/>
    <path d="M11.5,-79 C16,-76 17.5,-66 18,-58 L20,-49 L15.8,-48 L12.5,-58 L9.5,-68 Z" fill="url(#${shirt.id})"/>
    <ellipse cx="-15.8" cy="-43.5" rx="2.6" ry="3.4" fill="url(#${skin.id})"/>
    <ellipse cx="18.3" cy="-46.2" rx="2.6" ry="3.4" fill="url(#${skin.id})"/>`
  const torso = `
    <path d="M-12,-79.5 C-8,-83 8,-83 12,-79.5 C12.5,-68 11,-56 10.4,-46.5 L-10.4,-46.5 C-11,-56 -12.5,-68 -12,-79.5 Z" fill="url(#${shirt.id})"/>
    <path d="M-11,-50 L10.8,-50 L10.6,-46.5 L-10.6,-46.5 Z" fill="#20242c"/>`
  const vestShape = cover
    ? `<path d="M-11.8,-79 C-8.5,-82.4 -5,-82.6 -3.4,-82.4 L0,-75 L3.4,-82.4 C5,-82.6 8.5,-82.4 11.8,-79 C12.6,-68 11.6,-58 11.2,-48 L-11.2,-48 C-11.6,-58 -12.6,-68 -11.8,-79 Z" fill="url(#${cover.id})"/>
       <path d="M-11.6,-60.5 L11.6,-60.5 L11.4,-57 L-11.4,-57 Z M-11.3,-54 L11.3,-54 L11.2,-50.6 L-11.2,-50.6 Z" fill="#e9edf0"/>
       <path d="M-8.6,-81.6 L-5.6,-82.4 L-5.2,-60.5 L-8,-60.5 Z M8.6,-81.6 L5.6,-82.4 L5.2,-60.5 L8,-60.5 Z" fill="#dfe4e8"/>
       <path d="M0,-75 L0,-48" stroke="#7c2a10" stroke-width="0.5"/>`
    : `<path d="M-3.5,-82.4 L0,-77 L3.5,-82.4 Z" fill="${darker(shirtTone)}"/><path d="M0,-77 L0,-50" stroke="${darker(shirtTone)}" stroke-width="0.6"/>`
  const head = `
    <path d="M-2.8,-86 L2.8,-86 L3.4,-81.4 C1.5,-79.4 -1.5,-79.4 -3.4,-81.4 Z" fill="${darker(skinTone)}"/>
    <ellipse cx="0" cy="-91.4" rx="5.2" ry="6.9" fill="url(#${skin.id})"/>
    <ellipse cx="-5.1" cy="-91" rx="1" ry="1.7" fill="${skinTone}"/><ellipse cx="5.1" cy="-91" rx="1" ry="1.7" fill="${darker(skinTone)}"/>
    <path d="M-3.2,-92.2 h2 M1.2,-92.2 h2" stroke="#2d1d14" stroke-width="0.8" stroke-linecap="round"/>
    <path d="M-3.5,-93.8 h2.5 M1,-93.8 h2.5" stroke="#38251a" stroke-width="0.5"/>
    <path d="M0.3,-91.6 q1,1.9 -0.5,2" stroke="${darker(skinTone)}" stroke-width="0.5" fill="none"/>
    <path d="M-1.8,-87.6 q1.8,0.9 3.6,0" stroke="#7d3f31" stroke-width="0.7" fill="none"/>`
  const hair = `<path d="M-5.9,-90 C-7,-100 -2.5,-101 0,-100.6 C4,-101 7,-99 5.9,-90 C5.4,-92 5.2,-94 4.4,-95.2 C2,-96.4 -1,-95 -3.4,-96 C-4.8,-95 -5.2,-92.5 -5.9,-90 Z" fill="#1d1512"/>`
  const hatShape = shell
    ? `<path d="M-6.6,-93.6 C-6.8,-101.6 6.8,-101.6 6.6,-93.6 Z" fill="url(#${shell.id})"/>
       <path d="M-7.3,-94.2 C-4,-95.4 4,-95.4 8.6,-93.8 C9,-93 8.4,-92.4 7.2,-92.5 C3,-93.4 -3,-93.4 -7,-92.6 C-7.8,-92.8 -7.9,-93.8 -7.3,-94.2 Z" fill="${hat === 'none' ? '' : hatColors[hat][1]}"/>
       <path d="M-1,-100 C-1.4,-98 -1.4,-96 -1.2,-95 L1.2,-95 C1.4,-96 1.4,-98 1,-100 Z" fill="#ffffff" opacity="0.35"/>`
    : hair
  const scale = height / 100
  const mirrored = facing === 'left' ? -1 : 1
  const svg = `<defs>${defs}</defs>
    <ellipse cx="${x}" cy="${y}" rx="${height * 0.19}" ry="${height * 0.025}" fill="#000" opacity="0.3"/>
    <g transform="translate(${x} ${y}) scale(${scale * mirrored} ${scale})">${legs}${arms}${torso}${vestShape}${head}${hatShape}</g>`

  const part = (left: number, top: number, width: number, tall: number) => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: tall * scale,
  })
  return {
    svg,
    truth: [
      { label: 'person', box: part(-19, -100, 39, 100) },
      {
        label: hat === 'none' ? 'no_hard_hat' : 'hard_hat',
        box: hat === 'none' ? part(-6, -100, 12, 15) : part(-8, -100, 16, 8),
      },
      { label: vest === 'none' ? 'no_safety_vest' : 'safety_vest', box: part(-12, -82.5, 24, 36) },
    ],
  }
}

const channels = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
const hex = (values: readonly number[]) =>
  `#${values.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const lighter = (color: string) => hex(channels(color).map(value => value + (255 - value) * 0.25))
const darker = (color: string) => hex(channels(color).map(value => value * 0.62))
