import { expect, test } from 'vitest'
import { kindOf, problemWith } from './accepted'

const MEGABYTE = 1024 * 1024
const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  ['site.jpg', 'image/jpeg'],
  ['site.jpg', 'image/jpg'],
  ['site.png', 'image/png'],
  ['crane.mp4', 'video/mp4'],
  ['crane.MOV', 'video/quicktime'],
  ['saw.wav', 'audio/wav'],
  ['saw.wav', 'audio/x-wav'],
  ['memo.m4a', 'audio/x-m4a'],
  ['memo.m4a', ''],
  ['saw.mp3', 'audio/mpeg'],
  ['saw.ogg', 'audio/ogg'],
  ['recording.webm', 'audio/webm;codecs=opus'],
  ['crane.MOV', ''],
])('%s as %j may be uploaded', (name, type) => {
  expect(problemWith(file(name, type))).toBeNull()
})

test.each([
  ['plan.pdf', 'application/pdf', 'application/pdf'],
  ['site.gif', 'image/gif', 'image/gif'],
  ['picture.svg', 'image/svg+xml', 'image/svg+xml'],
  ['notes.xyz', '', 'xyz'],
  ['notes', '', 'notes'],
])('%s as %j is rejected and its type named', (name, type, named) => {
  expect(problemWith(file(name, type))).toEqual({ code: 'file_unsupported', params: { type: named } })
})

test('10 MB is the largest, and one byte more says more than 10', () => {
  expect(problemWith(file('a.jpg', 'image/jpeg', 10 * MEGABYTE))).toBeNull()
  expect(problemWith(file('a.jpg', 'image/jpeg', 10 * MEGABYTE + 1))).toEqual({
    code: 'file_too_large',
    params: { size: '10.01' },
  })
  expect(problemWith(file('a.jpg', 'image/jpeg', 12.5 * MEGABYTE))?.params).toEqual({ size: '12.50' })
})

test('a video may have 200 MB, and one byte more is too large', () => {
  expect(problemWith(file('a.mp4', 'video/mp4', 200 * MEGABYTE))).toBeNull()
  expect(problemWith(file('a.mp4', 'video/mp4', 200 * MEGABYTE + 1))).toEqual({
    code: 'video_too_large',
    params: { size: '200.01' },
  })
})

test('the kind of medium is told by the type', () => {
  expect(kindOf(file('a.mov', ''))).toBe('video')
  expect(kindOf(file('a.wav', 'audio/x-wav'))).toBe('audio')
  expect(kindOf(file('a.m4a', 'audio/x-m4a'))).toBe('audio')
  expect(kindOf(file('a.png', 'image/png'))).toBe('image')
})
