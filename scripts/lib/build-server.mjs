import { build } from 'esbuild'
import { root } from './root.mjs'

/** Our own packages are bundled, since they are TypeScript; everything else is loaded from node_modules. */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plumbline/') ? undefined : { path, external: true },
    )
  },
}

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'apps/server/src/main.ts',
    backup: 'apps/server/src/backup.ts',
    'import-organization': 'apps/server/src/import-organization.ts',
    // Threads and processes are started from files of their own, which the server looks for beside its own.
    'inference-worker': 'packages/inference/src/worker/inference-worker.ts',
    'process-launcher': 'packages/inference/src/worker/process-launcher.ts',
    'video-process': 'packages/inference/src/video/video-process.ts',
    'copy-process': 'packages/inference/src/copies/copy-process.ts',
    'place-worker': 'packages/inference/src/fixes/place-worker.ts',
    'speech-worker': 'packages/inference/src/audio/speech/speech-worker.ts',
    'pdf-worker': 'apps/server/src/platform/pdf/pdf-worker.ts',
    'feed-worker': 'apps/server/src/features/regulations/feeds/feed-worker.ts',
    'import-worker': 'apps/server/src/features/regulations/import/import-worker.ts',
    'search-worker': 'apps/server/src/features/regulations/search/search-worker.ts',
  },
  outdir: 'apps/server/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  plugins: [keepPackagesOutside],
  logLevel: 'warning',
})
