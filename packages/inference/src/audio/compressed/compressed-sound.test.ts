import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { copyWithoutMetadata } from '../../copies/copy-without-metadata'
import { createAnalyzer } from '../../create-analyzer'
import { recognizeFile } from '../../recognize'
import { makeClip, makeSoundOnly, plain } from '../../video/test-clips'
import { analyzeAudio } from '../analyze-audio'
import { makeWav, silence, sine } from '../test-signals'
import { decodeSound } from './decode-sound'
import { makeSound, type SoundContainer } from './test-sounds'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-sounds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function stored(bytes: Uint8Array): string {
  const path = join(folder, `${files++}`)
  writeFileSync(path, bytes)
  return path
}

const tone = sine(1000, -20)
const analyzer = createAnalyzer()
afterAll(() => analyzer.close())
const analyze = (bytes: Uint8Array) => analyzer.analyze({ bytes, kind: 'audio' })

const containers: [SoundContainer, string][] = [
  ['m4a', 'audio/mp4'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['webm', 'audio/webm'],
]

describe.each(containers)('a recording as %s', (container, type) => {
  test('is recognized, decoded and measured like the same sound in a WAV', async () => {
    const signal = { signal: tone, seconds: 3 }
    const [compressed, wav] = [await makeSound({ container, ...signal }), makeWav(signal)]
    expect(await recognizeFile(stored(compressed))).toBe(type)
    const [heard, expected] = [
      await analyzeAudio({ bytes: compressed }, {}, { speech: false, isCompressed: true }),
      await analyzeAudio({ bytes: wav }, {}, { speech: false }),
    ]
    expect(heard).toMatchObject({ sampleRate: 48_000, channels: 1 })
    expect(heard.durationSeconds).toBeCloseTo(3, 0)
    expect(Math.abs((heard.noise.laeqDb ?? 0) - (expected.noise.laeqDb ?? 0))).toBeLessThan(1)
    expect(heard.notes.map(({ code }) => code)).not.toContain('truncated')
  })

  test('in stereo keeps both channels', async () => {
    const bytes = await makeSound({ container, channels: 2, signal: (t, side) => (side ? 0 : tone(t)) })
    const heard = await analyzeAudio({ bytes }, {}, { speech: false, isCompressed: true })
    expect(heard.channels).toBe(2)
  })

  test('is served without what the recorder noted beside it, and sounds the same', async () => {
    const bytes = await makeSound({ container, signal: tone, comment: 'GPS 52.5200,13.4050' })
    const from = stored(bytes)
    const to = `${from}-copy`
    expect(await copyWithoutMetadata({ kind: 'audio', from, to })).toBe(true)
    const copy = readFileSync(to)
    expect([bytes, copy].map(each => each.includes('GPS'))).toEqual([true, false])
    expect(await recognizeFile(to)).toBe(type)
    const [before, after] = await Promise.all(
      [bytes, copy].map(each => analyzeAudio({ bytes: each }, {}, { speech: false, isCompressed: true })),
    )
    expect(after?.noise.laeqDb).toBeCloseTo(before?.noise.laeqDb ?? 0, 0)
  })

  test('cut short is read as far as it goes, or said to be damaged', async () => {
    const bytes = await makeSound({ container, signal: tone, seconds: 4 })
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6))
    const heard = await analyzeAudio({ bytes: cut }, {}, { speech: false, isCompressed: true })
    expect(heard.durationSeconds).toBeGreaterThan(1)
    expect(heard.durationSeconds).toBeLessThan(3)
  })

  test('with garbage for sound is damaged, not a crash', async () => {
    const bytes = await makeSound({ container, signal: tone })
    const garbage = Uint8Array.from(bytes, (byte, i) => (i < 600 ? byte : (i * 131) & 0xff))
    const outcome = await analyzeAudio({ bytes: garbage }, {}, { speech: false, isCompressed: true }).then(
      () => 'read',
      ({ code }) => code,
    )
    expect(['read', 'audio_damaged', 'audio_without_samples']).toContain(outcome)
  })

  test('that is only a beginning is rejected', async () => {
    const bytes = (await makeSound({ container, signal: tone })).subarray(0, 40)
    await expect(analyzeAudio({ bytes }, {}, { isCompressed: true })).rejects.toMatchObject({
      code: expect.stringMatching(/^audio_(damaged|without_samples)$/),
    })
  })
})

test('a recording of more minutes than are analyzed is rejected while it is decoded', async () => {
  const minute = await makeSound({ container: 'mp3', signal: silence, seconds: 60, sampleRate: 16_000 })
  // One after the other, MP3 files are one.
  const bytes = Buffer.concat(Array.from({ length: 31 }, () => minute))
  await expect(analyze(bytes)).rejects.toMatchObject({ code: 'audio_too_large' })
})

test('sound in the container of a video is told by its tracks', async () => {
  expect(await recognizeFile(stored(await makeSoundOnly()))).toBe('audio/mp4')
  const size = { width: 64, height: 64 }
  const clip = await makeClip({ ...size, seconds: 0.2, draw: () => plain(64, 64, [90, 90, 90]) })
  expect(await recognizeFile(stored(clip))).toBe('video/mp4')
})

test('a text named like a recording is rejected', async () => {
  const bytes = Buffer.concat([Buffer.from('OggS'), Buffer.from('no sound at all, only words '.repeat(50))])
  await expect(analyze(bytes)).rejects.toMatchObject({ code: 'audio_damaged' })
})

test('what was decoded leaves nothing behind', async () => {
  const left = () => readdirSync(tmpdir()).filter(name => name.startsWith('plumbline-sound-'))
  const before = left()
  await analyze(await makeSound({ container: 'm4a', signal: tone }))
  await analyze(Buffer.from('OggS and nothing else')).catch(() => {})
  expect(left()).toEqual(before)
})

test('it ends when nobody waits for it any more', async () => {
  const bytes = await makeSound({ container: 'mp3', signal: tone })
  const analysis = analyzeAudio({ bytes }, { signal: AbortSignal.abort() }, { isCompressed: true })
  await expect(analysis).rejects.toMatchObject({ code: 'canceled' })
})

describe('without the packaged decoder', () => {
  const loadCodecs = async () => undefined

  test('and without FFmpeg the error says what to install', async () => {
    const from = stored(await makeSound({ container: 'm4a', signal: tone }))
    const decoding = decodeSound(from, `${from}.wav`, { loadCodecs, ffmpeg: '/nowhere/ffmpeg' })
    await expect(decoding).rejects.toMatchObject({
      code: 'audio_decoder_missing',
      message: expect.stringContaining('FFmpeg'),
    })
  })

  test.runIf(process.platform === 'linux')('FFmpeg decodes within limits', async () => {
    const from = stored(await makeSound({ container: 'ogg', signal: tone }))
    const [ffmpeg, told] = [join(folder, 'ffmpeg'), join(folder, 'told')]
    const script = `[ "$1" = -version ] && exit 0\n(ulimit -v; ulimit -t; echo "$@") > ${told}\nhead -c 96000 /dev/zero\n`
    writeFileSync(ffmpeg, `#!/bin/sh\n${script}`, { mode: 0o755 })
    expect(await decodeSound(from, `${from}.wav`, { loadCodecs, ffmpeg })).toEqual({ isDamaged: false })
    expect(readFileSync(`${from}.wav`)).toHaveLength(44 + 96_000)
    const [addressSpace, seconds, options] = readFileSync(told, 'utf8').split('\n')
    expect(Number(addressSpace)).toBeLessThanOrEqual(1_000_000)
    expect(Number(seconds)).toBeLessThanOrEqual(3_600)
    expect(options).toMatch(/-protocol_whitelist file -f ogg -i file:.* -ac 1 -ar 48000 -t 1801 .*pipe:1/)
  })
})
