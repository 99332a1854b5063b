import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import type * as contract from '@plumbline/contract'
import sharp from 'sharp'
import type { TestApp } from './harness'
import type { Person } from './people'

/** A picture like no other, so that uploads are not taken for each other. */
export async function photo({ width = 640, height = 480, gps = false } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  const stamped = image.composite([
    { input: Buffer.from(`<svg width="${width}" height="40"><text y="30">${randomUUID()}</text></svg>`) },
  ])
  return (
    gps ? stamped.withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } }) : stamped
  )
    .jpeg()
    .toBuffer()
}

/** One of the sample pictures, small enough to be looked at in one piece: that takes a seventh of the time. */
export function sampleOf(name: 'excavator' | 'fire' | 'site-no-hats' | 'tidy') {
  const file = new URL(`../../../web/public/samples/${name}.jpg`, import.meta.url)
  return sharp(fileURLToPath(file)).resize(800).jpeg({ quality: 92 }).toBuffer()
}

/** The start of a WAV file of one silent second, 8-bit and unlike any other. */
export function recording() {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + 8000, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(8000, 40)
  return Buffer.concat([header, Buffer.alloc(8000, 128), Buffer.from(randomUUID())])
}

export function pngChunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG of a few bytes that claims to be of any size: what a decompression bomb looks like from outside. */
export function pictureOf(width: number, height: number, packed = deflateSync(Buffer.alloc(1000))) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', packed),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

type Upload = {
  file?: Buffer | undefined
  name: string
  type?: string
  fields?: Record<string, string>
  query?: string
}

export function form({ file, name, type = 'image/jpeg', fields = {} }: Upload) {
  const boundary = `----plumbline${randomUUID()}`
  const parts: Uint8Array[] = Object.entries(fields).map(([key, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  )
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    )
  const payload: Buffer = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(payload.length),
    },
  }
}

export async function upload(app: TestApp, person: Person, what: Upload) {
  const { payload, headers } = form(what)
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/analysis/upload${what.query ?? ''}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  const body = response.json() as Record<string, unknown>
  return { status: response.statusCode, code: body.code, body, data: body.data as contract.AnalysisResult }
}
