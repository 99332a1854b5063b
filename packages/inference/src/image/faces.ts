import type { Box, Finding } from '../findings'

/** Heads are labelled from the crown to about the nose, hats to the brim: the face reaches below either. */
const below: Partial<Record<Finding['label'], { from: number; to: number }>> = {
  hard_hat: { from: 0.3, to: 1.7 },
  no_hard_hat: { from: 0, to: 1.6 },
}

/** Where faces are, going by what the detector saw; rather one too many than one too few. */
export function facesIn(findings: readonly Finding[]): Box[] {
  const heads = findings.filter(({ label }) => below[label])
  const faces = heads.flatMap(({ label, box }) => {
    const reach = below[label]
    return reach ? [stretched(box, 0.15, reach.from, reach.to)] : []
  })
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

const isAtTopOf = (head: Box, person: Box) => {
  const [x, y] = [head.x + head.width / 2, head.y + head.height / 2]
  return x > person.x && x < person.x + person.width && y < person.y + person.height / 3
}
