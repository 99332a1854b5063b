import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const QUALITY = 60

/** The part of the sample that the home page shows: the people, so that their heads are large enough on a phone. */
export const heroCrop = { x: 330, y: 190, width: 1170, height: 780 }
const HERO_WIDTH = 900

/** Copies of the sample that a phone loads quickly. They are made from it, so they can't differ. */
export async function writePictures(sample: URL, file: string) {
  const name = file.replace(/\.jpg$/, '')
  const { x, y, width, height } = heroCrop
  const from = () => sharp(fileURLToPath(new URL(file, sample)))
  const pictures = {
    [`${name}.hero.webp`]: from().extract({ left: x, top: y, width, height }).resize(HERO_WIDTH),
    [`${name}.800.webp`]: from().resize(800),
    [`${name}.1200.webp`]: from().resize(1200),
  }
  for (const [target, picture] of Object.entries(pictures))
    await writeFile(new URL(target, sample), await picture.webp({ quality: QUALITY }).toBuffer())
}
