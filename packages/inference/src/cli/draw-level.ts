import { nioshRecommended, oshaPermissible } from '@plumbline/knowledge'
import sharp from 'sharp'
import type { AudioResult } from '../analyzer'
import { placeLabels } from '../image/labels'

const WIDTH = 960
const HEIGHT = 440
const plot = { left: 60, right: 940, top: 40, bottom: 390 }
const FONT = 13

/** A recording has no picture, so its level over time is drawn: limits, impulses and what was said. */
export async function drawLevel({ noise, durationSeconds, spokenHazards }: AudioResult): Promise<Buffer> {
  const { secondsPerPoint, laeqDb } = noise.series
  const measured = laeqDb.filter(level => level !== null)
  const least = Math.floor((Math.min(60, ...measured) - 5) / 10) * 10
  const most =
    Math.ceil((Math.max(100, ...measured, ...noise.impulses.map(({ peakDb }) => peakDb)) + 5) / 10) * 10
  const x = (seconds: number) => plot.left + ((plot.right - plot.left) * seconds) / durationSeconds
  const y = (level: number) => plot.bottom - ((plot.bottom - plot.top) * (level - least)) / (most - least)

  const bars = laeqDb.map((level, i) => {
    if (level === null) return ''
    const from = x(i * secondsPerPoint)
    const to = x(Math.min(durationSeconds, (i + 1) * secondsPerPoint))
    const color =
      level >= oshaPermissible.levelDba
        ? '#e5322d'
        : level >= nioshRecommended.levelDba
          ? '#f08c00'
          : '#4f83b5'
    return `<rect x="${from}" y="${y(level)}" width="${Math.max(1, to - from - 0.5)}" height="${plot.bottom - y(level)}" fill="${color}"/>`
  })
  const lines = [
    { level: oshaPermissible.levelDba, words: `OSHA ${oshaPermissible.levelDba} dBA, 8 h` },
    { level: nioshRecommended.levelDba, words: `NIOSH ${nioshRecommended.levelDba} dBA, 8 h` },
  ].map(
    ({ level, words }) =>
      `<path d="M${plot.left},${y(level)} H${plot.right}" stroke="#10151b" stroke-dasharray="6 4"/>
       <text x="${plot.right}" y="${y(level) - 4}" font-family="sans-serif" font-size="${FONT - 2}" text-anchor="end">${words}</text>`,
  )
  const scale = Array.from({ length: (most - least) / 10 + 1 }, (_, i) => least + i * 10).map(
    level =>
      `<path d="M${plot.left},${y(level)} H${plot.right}" stroke="#d5dbe2"/><text x="${plot.left - 8}" y="${y(level) + 4}" font-family="sans-serif" font-size="${FONT}" text-anchor="end">${level}</text>`,
  )
  const impulses = noise.impulses.map(
    ({ time, peakDb }) => `<path d="M${x(time)},${y(peakDb)} l-6,-10 h12 z" fill="#8b1fb5"/>`,
  )
  const title = `${noise.laeqDb === null ? 'Silence' : `${noise.laeqDb.toFixed(1)} dBA`} over ${durationSeconds.toFixed(1)} s${noise.calibration === 'estimate' ? ', estimate, uncalibrated device' : ''}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>
    ${scale.join('')}${bars.join('')}${lines.join('')}${impulses.join('')}${spokenMarks(spokenHazards, x)}
    <text x="${plot.left}" y="24" font-family="sans-serif" font-weight="bold" font-size="${FONT + 3}">${title}</text>
    <text x="${plot.left}" y="${plot.bottom + 24}" font-family="sans-serif" font-size="${FONT}">0 s</text>
    <text x="${plot.right}" y="${plot.bottom + 24}" font-family="sans-serif" font-size="${FONT}" text-anchor="end">${durationSeconds.toFixed(1)} s</text></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 92 }).toBuffer()
}

function spokenMarks(spoken: AudioResult['spokenHazards'], x: (seconds: number) => number): string {
  const anchors = spoken.map(({ span }) => ({ x: x(span.start), y: plot.bottom, width: 1, height: 0 }))
  const sizes = spoken.map(({ hazard }) => ({ width: hazard.length * 7 + 8, height: 18 }))
  const labels = placeLabels(anchors, sizes, { width: WIDTH, height: HEIGHT })
  return spoken
    .map(({ span, hazard }, i) => {
      const label = labels[i]
      if (!label) return ''
      return `<path d="M${x(span.start)},${plot.top} V${plot.bottom}" stroke="#10151b"/>
        <rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" fill="#10151b"/>
        <text x="${label.x + 4}" y="${label.y + 13}" font-family="sans-serif" font-size="${FONT - 1}" fill="#fff">${hazard}</text>`
    })
    .join('')
}
