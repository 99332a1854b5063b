import sharp from 'sharp'
import type { Truth } from '../evaluation/coco'
import type { Drawn } from './drawn-worker'

export type DrawnScene = {
  width: number
  height: number
  /** From the back to the front. */
  things: Drawn[]
  backdrop?: 'site' | 'park'
}

export type DrawnPicture = {
  jpeg: Buffer
  truth: Truth[]
  width: number
  height: number
}

/** A picture of our own: exact boxes, nobody's rights, nobody's face. */
export async function drawPicture({
  width,
  height,
  things,
  backdrop = 'site',
}: DrawnScene): Promise<DrawnPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${backdrop === 'site' ? siteBackdrop(width, height) : parkBackdrop(width, height)}
    ${things.map(thing => thing.svg).join('')}</svg>`
  const drawing = await sharp(Buffer.from(svg)).blur(0.7).removeAlpha().toColorspace('srgb').raw().toBuffer()
  const jpeg = await sharp(grained(drawing), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { jpeg, truth: things.flatMap(thing => thing.truth), width, height }
}

/** A camera's grain, the same every time. */
function grained(pixels: Buffer): Buffer {
  let state = 12345
  for (let at = 0; at < pixels.length; at += 3) {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    const grain = ((state >> 16) % 13) - 6
    for (let channel = at; channel < at + 3; channel++)
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] as number) + grain))
  }
  return pixels
}

function siteBackdrop(width: number, height: number): string {
  const horizon = height * 0.52
  const bays = Array.from({ length: 7 }, (_, i) => {
    const x = width * (0.03 + i * 0.075)
    return `<path d="M${x},${horizon} V${height * 0.1}" stroke="#7d8288" stroke-width="${width / 260}"/>`
  }).join('')
  const decks = [0.18, 0.29, 0.4]
    .map(
      at =>
        `<path d="M${width * 0.02},${height * at} H${width * 0.5}" stroke="#93846a" stroke-width="${height / 90}"/>
         <path d="M${width * 0.02},${height * (at - 0.05)} H${width * 0.5}" stroke="#8a8f95" stroke-width="${height / 300}"/>`,
    )
    .join('')
  const windows = Array.from({ length: 18 }, (_, i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)]
    return `<rect x="${width * (0.05 + column * 0.075)}" y="${height * (0.14 + row * 0.11)}" width="${width * 0.04}" height="${height * 0.07}" fill="#5f6468"/>`
  }).join('')
  return `<defs>
      <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8fb4d4"/><stop offset="1" stop-color="#dfe8ee"/></linearGradient>
      <linearGradient id="ground" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#a8977d"/><stop offset="1" stop-color="#7a6a52"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <path d="M${width * 0.55},${horizon} L${width * 0.7},${height * 0.42} L${width * 0.86},${height * 0.46} L${width},${height * 0.4} V${horizon} Z" fill="#93a68c"/>
    <rect x="${width * 0.02}" y="${height * 0.1}" width="${width * 0.48}" height="${height * 0.44}" fill="#b7b1a6"/>${windows}${bays}${decks}
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#ground)"/>
    <path d="M0,${height * 0.72} C${width * 0.3},${height * 0.66} ${width * 0.6},${height * 0.78} ${width},${height * 0.7} L${width},${height * 0.74} C${width * 0.6},${height * 0.82} ${width * 0.3},${height * 0.7} 0,${height * 0.76} Z" fill="#6d5d47" opacity="0.5"/>`
}

function parkBackdrop(width: number, height: number): string {
  const trees = [0.1, 0.28, 0.75, 0.92]
    .map(
      x =>
        `<rect x="${width * x - width * 0.008}" y="${height * 0.36}" width="${width * 0.016}" height="${height * 0.2}" fill="#5b4330"/>
         <ellipse cx="${width * x}" cy="${height * 0.28}" rx="${width * 0.09}" ry="${height * 0.17}" fill="#4c7a3d"/>`,
    )
    .join('')
  return `<rect width="${width}" height="${height}" fill="#a9cbe6"/>${trees}
    <rect y="${height * 0.54}" width="${width}" height="${height * 0.46}" fill="#6f9a4d"/>
    <path d="M${width * 0.3},${height} L${width * 0.47},${height * 0.54} L${width * 0.53},${height * 0.54} L${width * 0.75},${height} Z" fill="#cdbf9f"/>`
}
