import { type Box, isHead, labelRecord } from '@plumbline/domain'
import type { Finding } from '../findings'

/** A face reaches this far below the crown, in widths of the head; the box itself may be cut anywhere. */
const FACE_LENGTH = 1.5

/** Where faces are, going by what the detector saw; rather one too many than one too few. */
export function facesIn(findings: readonly Finding[]): Box[] {
  const heads = findings.filter(({ label }) => isHead(label))
  const faces = heads.map(({ label, box }) =>
    stretched(
      box,
      0.15,
      labelRecord(label).faceBegins ?? 0,
      Math.max(1, (FACE_LENGTH * box.width) / box.height),
    ),
  )
  const headless = findings.filter(
    ({ label, box }) => label === 'person' && !heads.some(head => isAtTopOf(head.box, box)),
  )
  return [...faces, ...headless.map(({ box }) => stretched(box, -0.15, 0, 0.28))]
}

const stretched = ({ x, y, width, height }: Box, sides: number, from: number, to: number): Box => ({
  x: x - sides * width,
  y: y + from * height,
  width: width * (1 + 2 * sides),
  height: height * (to - from),
})

function isAtTopOf(head: Box, person: Box) {
  const [x, y] = [head.x + head.width / 2, head.y + head.height / 2]
  return x > person.x && x < person.x + person.width && y < person.y + person.height / 3
}
