import sharp from 'sharp'
import { through } from './clouds'
import { cellValue } from './noise'
import type { Scene } from './scene'
import { see } from './shading'
import { add, cross, degrees, minus, ramp, times, unit, type Vec } from './space'
import { Tracer } from './trace'

/** Pixels that differ this much from a neighbor are looked at again in four places. */
const UNEVEN = 0.07
const GRAIN = 5

export async function takePicture(scene: Scene, width: number, height: number): Promise<Buffer> {
  const tracer = new Tracer(scene.things)
  const ray = lens(scene, width, height)
  const pixel = (2 * Math.tan(degrees(scene.camera.angle) / 2)) / height
  const look = (x: number, y: number) => {
    const along = ray(x, y)
    const seen = see(scene, tracer, scene.camera.from, along, pixel)
    const jitter = cellValue(Math.round(x * 7), Math.round(y * 7), 3)
    const light = scene.clouds
      ? through(scene.clouds, seen.color, scene.camera.from, along, seen.far, jitter)
      : seen.color
    return { ...seen, color: developed(times(light, scene.exposure)) }
  }

  const colors = new Float32Array(width * height * 3)
  const depths = new Float32Array(width * height)
  const whats: object[] = new Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { color, far, what } = look(x + 0.5, y + 0.5)
      const at = y * width + x
      colors.set(color, at * 3)
      depths[at] = far
      whats[at] = what
    }

  const smooth = colors.slice()
  const differs = (a: number, b: number) =>
    whats[a] !== whats[b] ||
    [0, 1, 2].some(i => Math.abs((colors[a * 3 + i] as number) - (colors[b * 3 + i] as number)) > UNEVEN)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (![at - 1, at + 1, at - width, at + width].some(other => differs(at, other))) continue
      let sum: Vec = [0, 0, 0]
      for (const [dx, dy] of [
        [0.125, 0.375],
        [0.375, 0.875],
        [0.625, 0.125],
        [0.875, 0.625],
      ] as const)
        sum = add(sum, look(x + dx, y + dy).color)
      smooth.set(times(sum, 0.25), at * 3)
    }
  return film(smooth, depths, width, height, scene.sharpUntil)
}

function lens({ camera }: Scene, width: number, height: number) {
  const ahead = unit(minus(camera.to, camera.from))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const side = camera.mirrored ? -1 : 1
  const size = Math.tan(degrees(camera.angle) / 2) * 2
  return (x: number, y: number) =>
    unit(
      add(
        ahead,
        add(times(right, ((x - width / 2) / height) * size * side), times(up, (0.5 - y / height) * size)),
      ),
    )
}

/** Bright light rolls off as on film (Narkowicz' fit of the ACES curve), then display gamma. */
function developed(light: Vec): Vec {
  const channel = (value: number) => {
    const rolled = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
    return Math.max(0, Math.min(1, rolled)) ** (1 / 2.2)
  }
  return [channel(light[0]), channel(light[1]), channel(light[2])]
}

async function film(
  colors: Float32Array,
  depths: Float32Array,
  width: number,
  height: number,
  sharpUntil: number,
): Promise<Buffer> {
  const raw = { raw: { width, height, channels: 3 as const } }
  const sharpPixels = Buffer.from(Uint8Array.from(colors, value => Math.round(value * 255)))
  const soft = await sharp(sharpPixels, raw)
    .blur(width / 800)
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(sharpPixels.length)
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    const blurred = ramp(sharpUntil, sharpUntil * 2.5, depths[at] as number)
    const corner = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    const vignette = 1 - 0.16 * corner ** 1.5
    const grain = (cellValue(x, y, 1) + cellValue(x, y, 2) + cellValue(x, y, 3) - 1.5) * GRAIN
    for (let i = at * 3; i < at * 3 + 3; i++) {
      const value = (sharpPixels[i] as number) * (1 - blurred) + (soft[i] as number) * blurred
      pixels[i] = Math.max(0, Math.min(255, Math.round(value * vignette + grain)))
    }
  }
  return sharp(pixels, raw).blur(0.45).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
