import { expect, test } from 'vitest'
import { peaksOf, peaksOfLevels, piecesOf } from './peaks'

test('each part shows its loudest sample, also a negative one', () => {
  expect(peaksOf(new Float32Array([0, 0.5, -0.75, 0, 0.25, 0]), 3)).toEqual([0.5, 0.75, 0.25])
})

test('fewer samples than parts and overdriven samples do no harm', () => {
  expect(peaksOf(new Float32Array([0.5, 2]), 4)).toEqual([0.5, 0.5, 1, 1])
  expect(peaksOf(new Float32Array([]), 2)).toEqual([0, 0])
})

test('levels fill the same height, silence none of it', () => {
  expect(peaksOfLevels([null, 30, 75, 120, 130])).toEqual([0, 0.02, 0.5, 1, 1])
})

test('keywords are found whatever their case, and letters with a meaning to the search do no harm', () => {
  expect(piecesOf('Smoke! There is smoke.', ['smoke'])).toEqual([
    { text: 'Smoke', hit: true },
    { text: '! There is ', hit: false },
    { text: 'smoke', hit: true },
    { text: '.', hit: false },
  ])
  expect(piecesOf('那边着火了', ['着火'])[1]).toEqual({ text: '着火', hit: true })
  expect(piecesOf('a (b) c', ['(b)'])[1]).toEqual({ text: '(b)', hit: true })
  expect(piecesOf('nothing', [])).toEqual([{ text: 'nothing', hit: false }])
})
