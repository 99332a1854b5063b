import { ensureBuilt } from './lib/build.mjs'

ensureBuilt()
