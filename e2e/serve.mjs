import { rmSync } from 'node:fs'

// Every run starts as a fresh installation would.
rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await import('../scripts/start.mjs')
