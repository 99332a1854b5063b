import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'

await ensureInstalled({ tools: true })
const apiPort = process.env.PORT ?? '3000'
// Read from disk, not imported, so the watcher has to be told.
const DATA_FILES = 'packages/knowledge/data/**/*.json'
const bin = name => join(root, 'node_modules/.bin', name)

const children = [
  spawn(
    bin('tsx'),
    ['watch', '--clear-screen=false', `--include=${DATA_FILES}`, 'scripts/lib/dev-server.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development', PORT: apiPort },
    },
  ),
  spawn(bin('vite'), ['apps/web', '--config', 'apps/web/vite.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLUMBLINE_API: `http://localhost:${apiPort}` },
  }),
]

for (const child of children)
  child.on('exit', code => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
// Ctrl-C reaches the children too; waiting for them lets the database stop in order.
process.on('SIGINT', () => undefined)
