import { recognizeFile } from '../recognize'
import { copySound } from './copy-sound'

export type CopyRequest = { kind: 'video' | 'audio'; from: string; to: string }

export type CopyResponse = { isCopied: boolean }

async function copy({ kind, from, to }: CopyRequest): Promise<void> {
  if (kind === 'audio' && (await recognizeFile(from)) === 'audio/wav') return copySound(from, to)
  if (kind === 'audio') {
    const { repackSound } = await import('./repack-sound')
    return repackSound(from, to)
  }
  const { repackVideo } = await import('./repack-video')
  return repackVideo(from, to)
}

process.on('message', (request: CopyRequest) => {
  const respond = (isCopied: boolean) => process.send?.({ isCopied } satisfies CopyResponse)
  copy(request).then(
    () => respond(true),
    () => respond(false),
  )
})

// Nobody waits for a response any more.
process.on('disconnect', () => process.exit())
