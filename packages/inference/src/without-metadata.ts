import {
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
} from 'mediabunny'

/**
 * The same video or sound repacked, track by track and without re-encoding: what a device noted about place, time
 * and itself stays behind. `undefined` where that cannot be done; such a file is then not shown to anybody.
 */
export async function withoutMetadata(
  path: string,
  kind: 'video' | 'audio',
): Promise<Uint8Array | undefined> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WAVE] })
  const target = new BufferTarget()
  const format = kind === 'video' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WavOutputFormat()
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      tags: () => ({}),
      showWarnings: false,
    })
    if (!conversion.isValid) return undefined
    await conversion.execute()
    return target.buffer ? new Uint8Array(target.buffer) : undefined
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}
