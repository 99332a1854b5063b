import type { Copy } from '../../../capture/media/copies'

/** `name` is that of the file alone. */
export type PhotoFile = { name: string; original: Uint8Array; sha256: string; copies: Copy }
export type PhotoFiles = ReadonlyMap<string, PhotoFile>
