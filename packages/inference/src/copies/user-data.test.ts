import { expect, test } from 'vitest'
import { lengthPrefixed, userDataUnit } from '../video/hostile-clips'
import { configurationWithoutUserData, withoutUserData } from './user-data'

const avcC = Buffer.from([1, 0x42, 0, 30, 0xff, 0xe1, 0, 0, 0])
const hvcC = Buffer.alloc(23)
hvcC[21] = 0xff

const slice = Buffer.from([0x65, 1, 2, 3, 0, 0, 3, 1])
const packet = (...units: Uint8Array[]) => Buffer.concat(units.map(lengthPrefixed))
const cleaned = (...units: Uint8Array[]) => Buffer.from(withoutUserData(packet(...units), 'avc', avcC))

test('a packet without user data stays as it is', () => {
  const timing = Buffer.from([6, 1, 2, 0, 0, 3, 0x80])
  const given = packet(timing, slice)
  expect(withoutUserData(given, 'avc', avcC)).toBe(given)
})

test('user data goes, other messages of the same unit stay', () => {
  expect(cleaned(userDataUnit('GPS 52.5'), slice)).toEqual(packet(slice))
  const text = Buffer.from('serial 4711')
  const both = Buffer.concat([
    // A message about timing whose zeros have to be told from the start of a unit, then captions.
    Buffer.from([6, 1, 4, 0, 0, 3, 0, 7, 4, text.length]),
    text,
    Buffer.from([0x80]),
  ])
  expect(cleaned(both, slice)).toEqual(packet(Buffer.from([6, 1, 4, 0, 0, 3, 0, 7, 0x80]), slice))
})

test('a message longer than 255 bytes is measured, one longer than its unit is dropped with it', () => {
  const long = Buffer.concat([Buffer.from([6, 5, 255, 45]), Buffer.alloc(300, 9), Buffer.from([0x80])])
  expect(cleaned(long, slice)).toEqual(packet(slice))
  expect(cleaned(Buffer.from([6, 1, 200, 0x80]), slice)).toEqual(packet(slice))
})

test('what comes behind a unit that claims too much is not copied', () => {
  const given = Buffer.concat([packet(slice), Buffer.from([0, 0, 1, 0, 6, 5, 4, 1, 2])])
  expect(Buffer.from(withoutUserData(given, 'avc', avcC))).toEqual(packet(slice))
})

test('H.265 keeps such messages before and behind its pictures and in its configuration', () => {
  const before = Buffer.from([39 << 1, 1, 5, 3, 1, 2, 3, 0x80])
  const behind = Buffer.from([40 << 1, 1, 4, 3, 1, 2, 3, 0x80])
  const picture = Buffer.from([19 << 1, 1, 5, 3, 1, 2, 3, 0x80])
  const given = packet(before, picture, behind)
  expect(Buffer.from(withoutUserData(given, 'hevc', hvcC))).toEqual(packet(picture))

  const [parameters, color] = [Buffer.from([33 << 1, 1, 9]), Buffer.from([39 << 1, 1, 137, 1, 7, 0x80])]
  const array = (type: number, ...units: Buffer[]) =>
    Buffer.concat([
      Buffer.from([type, 0, units.length]),
      ...units.flatMap(unit => [Buffer.from([0, unit.length]), unit]),
    ])
  const withArrays = (...arrays: Buffer[]) => {
    const head = Buffer.from(hvcC)
    head[22] = arrays.length
    return Buffer.concat([head, ...arrays])
  }
  const configuration = withArrays(array(33, parameters), array(39, before, color))
  expect(Buffer.from(configurationWithoutUserData(configuration, 'hevc'))).toEqual(
    withArrays(array(33, parameters), array(39, color)),
  )
  expect(configurationWithoutUserData(avcC, 'avc')).toBe(avcC)
})
