import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(js|css|svg)$/
/** A smaller file fits into the first packet either way. */
const MIN_BYTES = 1000

/** Writes each file a second and third time as the server sends it, so that no request waits for the packing. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files
        .filter(file => text.test(file))
        .map(async file => {
          const content = await readFile(join(dir, file))
          if (content.length < MIN_BYTES) return
          await Promise.all([
            writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content)),
            writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 })),
          ])
        }),
    )
  },
})
