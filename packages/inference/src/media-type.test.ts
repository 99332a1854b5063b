import { expect, test } from 'vitest'
import { mediaTypeOf, otherTypeOf } from './media-type'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'image/png'],
  ['an MP4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', 'video/mp4'],
  ['a MOV', '\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00', 'video/quicktime'],
  ['an old MOV without a type box', '\x00\x00\x00\x08wide\x00\x00\x10\x00mdat', 'video/quicktime'],
  ['a WAV', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'audio/wav'],
  ['a WAV of more than 4 GB', 'RF64\xff\xff\xff\xffWAVEds64', 'audio/wav'],
  ['an AVI', 'RIFF\x24\x00\x00\x00AVI LIST', undefined],
  ['a HEIC photo in the container of a video', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', undefined],
  ['an M4A', '\x00\x00\x00\x18ftypM4A \x00\x00\x00\x00', 'audio/mp4'],
  ['an MP3 with tags', 'ID3\x04\x00\x00', 'audio/mpeg'],
  ['an MP3 without tags', '\xff\xfb\x90\xc4', 'audio/mpeg'],
  ['AAC in no container', '\xff\xf1\x50\x80', undefined],
  ['an Ogg', 'OggS\x00\x02', 'audio/ogg'],
  ['sound in a WebM', '\x1a\x45\xdf\xa3\x9fwebm\x86A_OPUS', 'audio/webm'],
  ['a WebM with a picture', '\x1a\x45\xdf\xa3\x9fwebm\x86V_VP8\x86A_OPUS', undefined],
  ['a text', 'hello, I am photo.jpg', undefined],
  ['a PDF', '%PDF-1.7', undefined],
  ['two bytes of a JPEG', '\xff\xd8', undefined],
  ['nothing', '', undefined],
])('%s is told by its content', (_, content, type) => {
  expect(mediaTypeOf(bytes(content))).toBe(type)
})

test.each([
  ['a PDF', '%PDF-1.7', 'application/pdf'],
  ['a GIF', 'GIF89a', 'image/gif'],
  ['a WebP image', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['an AVI', 'RIFF\x24\x00\x00\x00AVI LIST', 'video/x-msvideo'],
  ['a HEIC photo', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'image/heic'],
  ['a zip archive', 'PK\x03\x04\x14\x00', 'application/zip'],
  ['an SVG with an XML header', '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns=', 'image/svg+xml'],
  ['a web page', '<!doctype html><b>hi', 'text/html'],
  ['plain text', 'hello, I am photo.jpg', 'text/plain'],
  ['unknown binary data', '\x00\x01\x02\x03', undefined],
])('%s is named for what it is', (_, content, type) => {
  expect(otherTypeOf(bytes(content))).toBe(type)
})
