import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'
import { root } from './root.mjs'

/** Checks the regulations, prepared answers and translations, and writes what the server reads of them. */
async function buildDataFiles() {
  const source = '../../packages/knowledge/src/build-data.ts'
  const { buildData } = await tsImport(source, import.meta.url)
  const files = Object.entries(buildData())
  const folder = join(root, 'apps/server/dist/data')
  mkdirSync(folder, { recursive: true })
  for (const [name, { text }] of files) writeFileSync(join(folder, `${name}.json`), text)
  return Object.fromEntries(files.map(([name, { checksum }]) => [name, checksum]))
}

/** Our own packages are bundled, since they are TypeScript; everything else is loaded from node_modules. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plumbline/') ? undefined : { path, external: true },
    )
  },
}

const checksums = await buildDataFiles().catch(error => {
  console.error(error.message)
  process.exit(1)
})

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'apps/server/src/main.ts',
    backup: 'apps/server/src/backup.ts',
    doctor: 'apps/server/src/doctor.ts',
    'import-organization': 'apps/server/src/import-organization.ts',
    // Threads and processes are started from files of their own, which the server looks for beside its own.
    'inference-worker': 'packages/inference/src/worker/inference-worker.ts',
    'process-launcher': 'packages/inference/src/worker/process-launcher.ts',
    'video-process': 'packages/inference/src/video/video-process.ts',
    'sound-process': 'packages/inference/src/audio/compressed/sound-process.ts',
    'copy-process': 'packages/inference/src/copies/copy-process.ts',
    'place-worker': 'packages/inference/src/fixes/place-worker.ts',
    'speech-worker': 'packages/inference/src/audio/speech/speech-worker.ts',
    'pdf-worker': 'apps/server/src/platform/pdf/pdf-worker.ts',
    'feed-worker': 'apps/server/src/modules/library/regulations/feeds/feed-worker.ts',
    'import-worker': 'apps/server/src/modules/library/regulations/import/import-worker.ts',
    'answer-worker': 'apps/server/src/modules/assistant/assistant/answer-thread/answer-worker.ts',
    'search-worker': 'apps/server/src/modules/library/regulations/search/search-worker.ts',
  },
  outdir: 'apps/server/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  define: { DATA_SHA256: JSON.stringify(checksums) },
  plugins: [keepPackagesOutside],
  logLevel: 'warning',
})
