import { type Box, isHead } from '@plumbline/domain'
import sharp from 'sharp'
import { annotatedPictures, realPictures } from './real-pictures'

/** A photo of 12 megapixels with small people in it, and where their heads are. */
export type ComposedPhoto = { jpeg: Buffer; heads: { label: string; box: Box }[] }

const FRAME = { width: 4000, height: 3000 }
const GROUPS = 5

/**
 * Each photo is a picture without people, enlarged to 12 megapixels, with five validation pictures of people on it, each
 * reduced until its heads are 14 to 40 pixels high: what a phone takes of a site from across the street.
 */
export async function composedPhotos(count: number): Promise<ComposedPhoto[]> {
  const all = annotatedPictures()
  const grounds = all.filter(
    ({ source, boxes }) =>
      source === 'css' && !boxes.some(({ label }) => label === 'person' || isHead(label)),
  )
  const crowds = all.filter(({ boxes }) => boxes.some(({ label }) => isHead(label)))
  const random = seeded(17)
  const plans = Array.from({ length: count }, (_, i) => ({
    ground: pick(grounds, i),
    groups: Array.from({ length: GROUPS }, () => pick(crowds, Math.floor(random() * crowds.length))),
  }))
  const names = plans.flatMap(({ ground, groups }) => [ground, ...groups].map(({ name }) => name))
  const files = realPictures([...new Set(names)])
  return Promise.all(plans.map(plan => compose(plan, files, random)))
}

type Annotated = ReturnType<typeof annotatedPictures>[number]

async function compose(
  { ground, groups }: { ground: Annotated; groups: Annotated[] },
  files: Map<string, Buffer>,
  random: () => number,
): Promise<ComposedPhoto> {
  const heads: ComposedPhoto['heads'] = []
  const pieces = await Promise.all(
    groups.map(async (group, i) => {
      const heights = group.boxes.filter(({ label }) => isHead(label)).map(({ box }) => box.height)
      const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1
      const scale = Math.min((14 + 26 * random()) / middle, 1300 / Math.max(group.width, group.height))
      const [width, height] = [Math.round(group.width * scale), Math.round(group.height * scale)]
      // Two above, three below, anywhere in their field.
      const [columns, row] = i < 2 ? [2, 0] : [3, 1]
      const field = { width: FRAME.width / columns, height: FRAME.height / 2 }
      const left = Math.round(((i < 2 ? i : i - 2) + random() * (1 - width / field.width)) * field.width)
      const top = Math.round((row + random() * (1 - height / field.height)) * field.height)
      for (const { label, box } of group.boxes.filter(({ label }) => isHead(label)))
        heads.push({
          label,
          box: {
            x: left + box.x * scale,
            y: top + box.y * scale,
            width: box.width * scale,
            height: box.height * scale,
          },
        })
      const input = await sharp(files.get(group.name)).resize(width, height, { fit: 'fill' }).toBuffer()
      return { input, left, top }
    }),
  )
  const jpeg = await sharp(files.get(ground.name))
    .resize(FRAME.width, FRAME.height, { fit: 'cover' })
    .composite(pieces)
    .jpeg({ quality: 90 })
    .toBuffer()
  return { jpeg, heads }
}

const pick = <Item>(items: readonly Item[], i: number) => items[i % items.length] as Item

/** The same photos every time. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
