import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

const sources = ['packages', 'apps'].flatMap(filesBelow)

/** Every import of every source: the file that asks, and the file or package asked for. */
const imports = sources.flatMap(from => {
  const text = readFileSync(join(root, from), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, asked = '']) => ({
    from,
    to: asked.startsWith('.') ? relative(root, join(root, dirname(from), asked)) : asked,
  }))
})

const breaking = (rule: (found: { from: string; to: string }) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} → ${to}`)

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(300)
})

test.each([
  ['packages/contract', []],
  ['packages/knowledge', []],
  ['packages/threads', []],
  ['packages/inference', ['@plumbline/knowledge', '@plumbline/threads']],
  ['apps/web', ['@plumbline/contract']],
  [
    'apps/server',
    ['@plumbline/contract', '@plumbline/inference', '@plumbline/knowledge', '@plumbline/threads'],
  ],
])('%s imports only from where the layout lets it', (room, allowed) => {
  const own = `@plumbline/${room.split('/')[1]}`
  const isAllowed = (to: string) => [own, ...allowed].some(name => to === name || to.startsWith(`${name}/`))
  expect(
    breaking(({ from, to }) => from.startsWith(`${room}/`) && to.startsWith('@plumbline/') && !isAllowed(to)),
  ).toEqual([])
  const leavesRoom = /^(packages|apps)\//
  expect(
    breaking(
      ({ from, to }) => from.startsWith(`${room}/`) && leavesRoom.test(to) && !to.startsWith(`${room}/`),
    ),
  ).toEqual([])
})

const featureOf = (path: string, app: string) =>
  path.match(new RegExp(`^apps/${app}/src/features/([^/]+)/`))?.[1]

test("a server feature calls another feature's service, never its repository", () => {
  expect(
    breaking(({ from, to }) => {
      const feature = featureOf(from, 'server')
      return Boolean(feature) && to.endsWith('.repository') && featureOf(to, 'server') !== feature
    }),
  ).toEqual([])
})

test('the platform knows no feature', () => {
  const isPlatform = (path: string) =>
    path.startsWith('apps/server/src/platform/') && !path.endsWith('.test.ts')
  expect(breaking(({ from, to }) => isPlatform(from) && to.startsWith('apps/server/src/features'))).toEqual(
    [],
  )
})

test('web features do not know each other', () => {
  expect(
    breaking(({ from, to }) => {
      const [one, other] = [featureOf(from, 'web'), featureOf(`${to}/`, 'web')]
      return one !== undefined && other !== undefined && one !== other
    }),
  ).toEqual([])
})

test('only repositories and the database’s own folder hold SQL', () => {
  const speaksSql = /from 'drizzle-orm'|\.query\(['"`]/
  const mayHold =
    /\.repository\.ts$|\.tables\.ts$|\.test\.ts$|platform\/(db|jobs)\/|\/testing\/|server\/src\/main\.ts$/
  const holding = sources.filter(path => path.startsWith('apps/server/') && !mayHold.test(path))
  expect(holding.filter(path => speaksSql.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('the server reads the environment in one file', () => {
  const reads = (path: string) => readFileSync(join(root, path), 'utf8').includes('process.env')
  const server = sources.filter(path => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
  expect(server.filter(reads)).toEqual(['apps/server/src/main.ts'])
})
