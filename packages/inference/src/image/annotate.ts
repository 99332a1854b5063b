import type { Severity } from '@plumbline/domain'
import { bySeverity } from '@plumbline/domain'
import sharp from 'sharp'
import type { Finding, ViolationBox } from '../findings'
import { iou } from '../geometry'
import type { ImageSource } from './decode'
import { placeLabels } from './labels'

const colors: Record<Severity, { line: string; text: string }> = {
  High: { line: '#e5322d', text: '#ffffff' },
  Medium: { line: '#f08c00', text: '#1d1300' },
  Low: { line: '#f5d90a', text: '#1d1900' },
}
const OUTER = '#10151b'
const NEUTRAL = '#dfe6ee'

/** Of the font's height: wide enough for a bold sans serif, whichever is installed. */
const LETTER_WIDTH = 0.62

export type Annotations = {
  boxes: readonly ViolationBox[]
  /** Outlined thinly, without a label. */
  findings?: readonly Finding[]
}

/** The picture with its boxes: a dark outer and a colored inner line, so that they show on any ground. */
export async function annotate(source: ImageSource, { boxes, findings = [] }: Annotations): Promise<Buffer> {
  const upright = await sharp('path' in source ? source.path : source.bytes)
    .autoOrient()
    .flatten({ background: '#808080' })
    .toColorspace('srgb')
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const svg = overlay(boxes, findings, { width, height })
  return (
    sharp(upright.data)
      .composite([{ input: Buffer.from(svg) }])
      // With chroma subsampling the color of a thin line would fade.
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

function overlay(
  all: readonly ViolationBox[],
  findings: readonly Finding[],
  frame: { width: number; height: number },
): string {
  const unit = Math.max(1, Math.max(frame.width, frame.height) / 640)
  const font = Math.round(13 * unit)
  const boxes = withoutRepeats(all)
  const sizes = boxes.map(({ label }) => ({
    width: Math.min(frame.width, Math.ceil(label.length * font * LETTER_WIDTH + font)),
    height: Math.round(font * 1.5),
  }))
  const labels = placeLabels(boxes, sizes, frame)

  const outlines = findings
    .filter(({ box }) => !boxes.some(other => iou(other, box) > 0.8))
    .map(({ box }) => rectangle(box, NEUTRAL, unit * 0.7, ' opacity="0.7"'))
  const marked = boxes.map(
    box => rectangle(box, OUTER, unit * 4) + rectangle(box, colors[box.severity].line, unit * 2),
  )
  const tags = boxes.map((box, i) => {
    const { x, y, width, height } = labels[i] as ViolationBox
    const { line, text } = colors[box.severity]
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${unit * 2}" fill="${line}" stroke="${OUTER}" stroke-width="${unit}"/>
      <text x="${x + font / 2}" y="${y + font * 1.1}" font-family="sans-serif" font-weight="bold" font-size="${font}" fill="${text}">${escaped(box.label)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${outlines.join('')}${marked.join('')}${tags.join('')}</svg>`
}

/** One box per thing, the most severe: a machine may belong to several violations. */
function withoutRepeats(boxes: readonly ViolationBox[]): ViolationBox[] {
  const sorted = boxes.toSorted(bySeverity)
  return sorted.filter((box, i) => !sorted.slice(0, i).some(other => iou(other, box) > 0.95))
}

const rectangle = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: string,
  line: number,
  more = '',
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-width="${line}"${more}/>`

const escaped = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
