import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeVersionWarning } from './node-version'

test.each([
  ['20.19.0', 'Node 20.19.0 gets no more security fixes. Use Node 22 or newer.'],
  ['22.19.0', undefined],
  ['24.1.0', undefined],
])('Node %s: %s', (version, warning) => {
  expect(nodeVersionWarning(version)).toBe(warning)
})

test('Node 20 is accepted, and the image uses a version that gets security fixes', () => {
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  expect(JSON.parse(read('package.json')).engines).toEqual({ node: '>=20.19.0' })
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version = '']) => version)
  expect(images.map(nodeVersionWarning)).toEqual(images.map(() => undefined))
})
