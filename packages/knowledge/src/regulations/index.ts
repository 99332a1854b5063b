import { fileURLToPath } from 'node:url'
import { readBuiltLibrary } from './built-library'
import { libraryFolder, readLibrary } from './library-files'
import type { Regulation } from './regulation'

/** Set by the build. In development and tests the data files themselves are read. */
declare const REGULATIONS_SHA256: string | undefined

/** The library a new organization starts with: most cited first, then by subject. */
export const regulations: readonly Regulation[] =
  typeof REGULATIONS_SHA256 === 'string'
    ? readBuiltLibrary(fileURLToPath(new URL('./data/regulations.json', import.meta.url)), REGULATIONS_SHA256)
    : readLibrary(libraryFolder)
