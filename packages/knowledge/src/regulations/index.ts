import { builtChecksum, builtPath, readBuiltFile } from '../built-files'
import { libraryFolder, readLibrary } from './library-files'
import type { Regulation } from './regulation'

const checksum = builtChecksum('regulations')

/** The library a new organization starts with: most cited first, then by subject. */
export const regulations: readonly Regulation[] = checksum
  ? readBuiltFile(builtPath('regulations'), checksum)
  : readLibrary(libraryFolder)
