import { start } from '../../apps/server/src/main'
import { root } from './root.mjs'

await start(root)
