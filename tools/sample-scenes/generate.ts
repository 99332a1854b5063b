// Renders the sample pictures of the start page into apps/web/public/samples: `npx tsx tools/sample-scenes/generate.ts [scene…]`.
// Each takes minutes, so the results are committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takePicture } from './render/picture'
import { scenes } from './scenes'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1600' },
    out: { type: 'string', default: 'apps/web/public/samples' },
  },
})
const width = Number(values.width)
await mkdir(values.out, { recursive: true })
for (const name of positionals.length ? positionals : Object.keys(scenes)) {
  const scene = scenes[name]
  if (!scene) throw new Error(`there is no scene called ${name}; there are ${Object.keys(scenes).join(', ')}`)
  const jpeg = await takePicture(scene, width, Math.round((width * 2) / 3))
  await writeFile(join(values.out, `${name}.jpg`), jpeg)
}
