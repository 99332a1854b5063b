import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from '../testing/drawn-scene'
import { drawWorker } from '../testing/drawn-worker'

const source = fileURLToPath(new URL('..', import.meta.url))

/** As the server is built: our own packages bundled, everything else loaded from node_modules. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plumbline/') ? undefined : { path, external: true },
    )
  },
}

let folder: string
beforeAll(async () => {
  // Inside the package, so that node_modules is found from the bundle.
  const cache = join(source, '..', '.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'bundle-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a bundled server finds its worker and the weights by itself', async () => {
  await writeFile(
    join(folder, 'server.ts'),
    `import { createAnalyzer } from '@plumbline/inference'
     const analyzer = createAnalyzer()
     const { kind, findings } = await analyzer.analyze({ path: process.argv[2] })
     await analyzer.close()
     console.log(kind, findings.map(({ label }) => label).includes('person'))`,
  )
  await build({
    absWorkingDir: folder,
    entryPoints: {
      main: join(folder, 'server.ts'),
      'inference-worker': join(source, 'worker/inference-worker.ts'),
    },
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [keepPackagesOutside],
    logLevel: 'silent',
  })
  const { jpeg } = await drawPicture({
    width: 640,
    height: 480,
    things: [drawWorker({ x: 320, y: 440, height: 300 })],
  })
  await writeFile(join(folder, 'photo.jpg'), jpeg)
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(folder, 'dist/main.js'),
    join(folder, 'photo.jpg'),
  ])
  expect(stdout.trim()).toBe('image true')
})
