// Renders the sample pictures of the start page into apps/web/public/samples: `npx tsx tools/sample-scenes/generate.ts [scene…]`.
// Each takes minutes, so the results are committed. What is photographed later, for the demo's
// history and the tests of fixes: `npx tsx tools/sample-scenes/generate.ts --width 800 --out apps/web/public/samples/later site-fixed…`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takePicture } from './render/picture'
import { scenes } from './scenes'
import { fixScenes } from './scenes/fixes'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1600' },
    out: { type: 'string', default: 'apps/web/public/samples' },
  },
})
const width = Number(values.width)
const all = { ...scenes, ...fixScenes }
await mkdir(values.out, { recursive: true })
for (const name of positionals.length ? positionals : Object.keys(scenes)) {
  const scene = all[name]
  if (!scene) throw new Error(`there is no scene called ${name}; there are ${Object.keys(all).join(', ')}`)
  const jpeg = await takePicture(scene, width, Math.round((width * 2) / 3))
  await writeFile(join(values.out, `${name}.jpg`), jpeg)
}
