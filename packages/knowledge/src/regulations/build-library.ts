import { requireKnownCodes } from '../duties/index'
import { sha256 } from './built-library'
import { libraryFolder, readLibrary } from './library-files'

/** Checks all regulation files and returns the one that a built server reads, with its checksum. */
export function buildLibrary(folder: string = libraryFolder) {
  const regulations = readLibrary(folder)
  requireKnownCodes(regulations.map(({ code }) => code))
  const text = JSON.stringify(regulations)
  return { text, checksum: sha256(text) }
}
