// Node 20 reads no TypeScript: only when the package runs from its sources is this entry used.
import { register } from 'tsx/esm/api'

register()
await import('./video-process.ts')
