// A worker thread of Node 20 reads no TypeScript: only when the server runs from its sources is this entry used.
import { register } from 'tsx/esm/api'

register()
await import('./search-worker.ts')
