import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSceneModel } from './scene-model'

const card = {
  detector: 'second',
  scenes: ['site', 'plant', 'home'],
  bias: [0, 0, 1],
  weights: [
    [2, 0],
    [0, 2],
    [0, 0],
  ],
}

async function modelsWith(text?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'scene-'))
  if (text !== undefined) await writeFile(join(folder, 'scene.json'), text)
  return folder
}

test('the likeliest kind of place, and how likely it is a workplace', async () => {
  const model = await readSceneModel(await modelsWith(JSON.stringify(card)), 'second')
  const guess = model?.(Float32Array.of(1, 0.5))
  const whole = Math.exp(2) + Math.exp(1) + Math.exp(1)
  expect(guess?.type).toBe('site')
  expect(guess?.confidence).toBeCloseTo(Math.exp(2) / whole)
  expect(guess?.workplace).toBeCloseTo((Math.exp(2) + Math.exp(1)) / whole)
})

test('numbers of the vector beyond the weights are not used', async () => {
  const model = await readSceneModel(await modelsWith(JSON.stringify(card)), 'second')
  expect(model?.(Float32Array.of(1, 0.5, 99))).toEqual(model?.(Float32Array.of(1, 0.5)))
})

test('large numbers give no nonsense', async () => {
  const model = await readSceneModel(await modelsWith(JSON.stringify(card)), 'second')
  expect(model?.(Float32Array.of(5000, 0))).toEqual({ type: 'site', confidence: 1, workplace: 1 })
})

test('without the file, or with one of another detector, nothing is told', async () => {
  expect(await readSceneModel(await modelsWith(), 'second')).toBeUndefined()
  expect(await readSceneModel(await modelsWith(JSON.stringify(card)), 'third')).toBeUndefined()
})

test('a damaged file is an error', async () => {
  const damaged = await modelsWith(JSON.stringify({ ...card, bias: [0] }))
  await expect(readSceneModel(damaged, 'second')).rejects.toThrow('every kind of place')
})
