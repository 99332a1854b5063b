// Starts a TypeScript entry, named by the first argument, in a worker thread or a child process. Used in development
// and tests only; the built server starts its bundled entries directly.
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'

register()
await import(pathToFileURL(process.argv[2]).href)
