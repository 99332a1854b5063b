import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Media } from '../../analyzer'
import { AnalysisError } from '../../errors'
import { callProcess } from '../../worker/process-call'
import type { SoundRequest, SoundResponse } from './sound-process'

/** The longest recording that is accepted takes some ten seconds; on a busy machine calls go first. */
const MAX_MS = 300_000
const MAX_HEAP_MB = 128

export type DecodedSound = { path: string; isDamaged: boolean; release: () => Promise<void> }

/**
 * The sound of a compressed recording as a WAV file. It is decoded in a process of its own, within its memory and time:
 * the decoder is native code that reads strangers' files.
 */
export async function decodedSound(media: Media, signal: AbortSignal | undefined): Promise<DecodedSound> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-sound-'))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    const from = 'path' in media ? media.path : join(folder, 'from')
    if ('bytes' in media) await writeFile(from, media.bytes)
    const path = join(folder, 'sound.wav')
    const response = await callProcess<SoundRequest, SoundResponse>(
      new URL('./sound-process.ts', import.meta.url),
      { from, to: path },
      { maxHeapMb: MAX_HEAP_MB, maxMs: MAX_MS, signal },
    )
    if (!response) throw new AnalysisError('audio_damaged', 'the decoder ended or took too long')
    if (!response.isDecoded) throw new AnalysisError(response.code, response.detail)
    return { path, isDamaged: response.isDamaged, release }
  } catch (error) {
    await release()
    throw error
  }
}
