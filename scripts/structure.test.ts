import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'
import { cyclesIn, filesBelow, importGraph, isData, isTest } from './lib/sources'

const sources = ['packages', 'apps'].flatMap(filesBelow).filter(path => /\.tsx?$/.test(path))

/** Every import of every source: the file that asks, and the file or package asked for. */
const imports = sources.flatMap(from => {
  const text = readFileSync(join(root, from), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, asked = '']) => ({
    from,
    to: asked.startsWith('.') ? relative(root, join(root, dirname(from), asked)) : asked,
  }))
})

const isTable = (path: string) => path.endsWith('.tables.ts')

const isHelper = (path: string) =>
  isTest(path) || path.endsWith('.cases.ts') || /\/(testing|evaluation)\//.test(path)

const breaking = (rule: (found: { from: string; to: string }) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} → ${to}`)

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(300)
})

const rooms = filesBelow('packages')
  .concat(filesBelow('apps'))
  .flatMap(path => path.match(/^(.+\/.+)\/package\.json$/)?.[1] ?? [])
const manifestOf = (room: string) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
const ours = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies).filter(name => name.startsWith('@plumbline/'))

test.each(rooms)('%s imports only packages that it declares', room => {
  const { name, dependencies, devDependencies } = manifestOf(room)
  const isDeclared = (to: string, from: string) =>
    [
      name,
      ...ours(dependencies),
      ...(isHelper(from) || room === 'apps/web' ? ours(devDependencies) : []),
    ].some(declared => to === declared || to.startsWith(`${declared}/`))
  expect(
    breaking(
      ({ from, to }) => from.startsWith(`${room}/`) && to.startsWith('@plumbline/') && !isDeclared(to, from),
    ),
  ).toEqual([])
  expect(
    breaking(
      ({ from, to }) =>
        from.startsWith(`${room}/`) && /^(packages|apps)\//.test(to) && !to.startsWith(`${room}/`),
    ),
  ).toEqual([])
})

test('no packages depend on each other in a circle, and none on an app', () => {
  const graph = new Map(
    rooms.map(room => {
      const { name, dependencies, devDependencies } = manifestOf(room)
      return [name as string, new Set([...ours(dependencies), ...ours(devDependencies)])]
    }),
  )
  expect(graph.size).toBeGreaterThan(8)
  expect(cyclesIn(graph)).toEqual([])
  const apps = ['@plumbline/server', '@plumbline/web']
  expect([...graph].filter(([, uses]) => apps.some(app => uses.has(app))).map(([name]) => name)).toEqual([])
})

/** The part of a module that a file belongs to: `work/tasks`. */
const partOf = (path: string, app: string) =>
  path.match(new RegExp(`^apps/${app}/src/modules/([^/]+/[^/]+)/`))?.[1]

test("a part of the server calls another part's service, never its repository", () => {
  expect(
    breaking(({ from, to }) => {
      const part = partOf(from, 'server')
      return Boolean(part) && to.endsWith('.repository') && partOf(to, 'server') !== part
    }),
  ).toEqual([])
})

const moduleOf = (path: string) => path.match(/^apps\/server\/src\/modules\/([^/]+)\//)?.[1]
const sharedTables = /\/(users|organizations|sites)\.tables$/

test('a module reads and writes only its own tables; users, organizations and sites are shared', () => {
  expect(
    breaking(({ from, to }) => {
      // A foreign key names the other table; a test may look at any.
      if (!to.endsWith('.tables') || isTable(from) || isTest(from)) return false
      const isOutside = from.startsWith('apps/server/src/modules/') && moduleOf(to) !== moduleOf(from)
      return isOutside && !sharedTables.test(to)
    }),
  ).toEqual([])
})

test('no SQL names a table of another module', () => {
  const owners = new Map(
    sources.filter(isTable).flatMap(path => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, path.slice(0, -3)])
    }),
  )
  expect(owners.size).toBeGreaterThan(30)
  const named = sources.flatMap(path => {
    const module = moduleOf(path)
    if (!module || !/\.(repository|lookups|upkeep)\.ts$/.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|\/\/.*|^import [^']*'.*/gm,
      '',
    )
    return [...text.matchAll(/\b(?:from|join|into|update) "?(\w+)/g)].flatMap(([, name = '']) => {
      const owner = owners.get(name)
      const isForeign = owner && moduleOf(owner) && moduleOf(owner) !== module && !sharedTables.test(owner)
      return isForeign ? [`${path} → ${owner}`] : []
    })
  })
  expect(named).toEqual([])
})

test('the platform knows no module', () => {
  const isPlatform = (path: string) =>
    path.startsWith('apps/server/src/platform/') && !path.endsWith('.test.ts')
  expect(breaking(({ from, to }) => isPlatform(from) && to.startsWith('apps/server/src/modules'))).toEqual([])
})

/** Pages put parts together, so only they may use several. */
test('parts of the web app do not know each other', () => {
  expect(
    breaking(({ from, to }) => {
      const [one, other] = [partOf(from, 'web'), partOf(`${to}/`, 'web')]
      return one !== undefined && other !== undefined && one !== other && !one.endsWith('/pages')
    }),
  ).toEqual([])
})

test('only repositories, lookups, upkeep and the database’s own folder hold SQL', () => {
  const speaksSql = /from 'drizzle-orm'|\.query\(['"`]/
  const mayHold =
    /\.(repository|lookups|upkeep|tables|cases|test)\.ts$|platform\/(db|jobs)\/|\/testing\/|server\/src\/main\.ts$/
  const holding = sources.filter(path => path.startsWith('apps/server/') && !mayHold.test(path))
  expect(holding.filter(path => speaksSql.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('the server reads the environment in one file', () => {
  const reads = (path: string) => readFileSync(join(root, path), 'utf8').includes('process.env')
  const server = sources.filter(path => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
  expect(server.filter(reads)).toEqual(['apps/server/src/main.ts'])
})

const graph = importGraph(sources.filter(path => !path.endsWith('.d.ts')))

test('no files import each other in a circle, types included', () => {
  expect(graph.size).toBeGreaterThan(300)
  expect(cyclesIn(graph)).toEqual([])
})

test('no parts of the server import each other in a circle', () => {
  const parts = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    const part = partOf(from, 'server')
    if (!part || isTest(from)) continue
    const used = parts.get(part) ?? new Set()
    parts.set(part, used)
    for (const to of targets) {
      const other = partOf(to, 'server')
      // A foreign key needs the other table's file, not what its part does.
      if (other && other !== part && !isTable(to)) used.add(other)
    }
  }
  expect(cyclesIn(parts)).toEqual([])
})

test('ARCHITECTURE.md lists the modules and their parts', () => {
  const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` \| [^|]+ \| (`[^|]+`) \|$/gm,
  )
  const listed = [...rows].map(([, module, parts = '']) => [module, parts.replaceAll('`', '').split(', ')])
  const parts = new Map<string, Set<string>>()
  for (const path of sources) {
    const [module, part] = partOf(path, 'server')?.split('/') ?? []
    if (module && part) parts.set(module, (parts.get(module) ?? new Set()).add(part))
  }
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries([...parts].map(([module, names]) => [module, [...names].toSorted()])),
  )
})

test('cycles are found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']])
})

test('a table is declared in the part that owns it', () => {
  const declaring = sources.filter(path => /\bpgTable\(/.test(readFileSync(join(root, path), 'utf8')))
  expect(declaring.length).toBeGreaterThan(0)
  expect(declaring.filter(path => !isTable(path) && !isHelper(path))).toEqual([])
})

const REPEATED_LINES = 6

/** The lines of a file that count: the order of imports is the formatter's, and brackets alone repeat nothing. */
const countedLines = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/^import [^']* from '.*'$/gm, statement => statement.replace(/.+/g, ''))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), place: `${path}:${index + 1}` }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))

/** The places where the same lines begin, for every run of lines that is in the sources more than once. */
function repeatedRuns(paths: string[]) {
  const places = new Map<string, string[]>()
  for (const path of paths) {
    const lines = countedLines(path)
    for (let first = 0; first + REPEATED_LINES <= lines.length; first++) {
      const run = lines.slice(first, first + REPEATED_LINES)
      const text = run.map(line => line.text).join('\n')
      places.set(text, [...(places.get(text) ?? []), run[0]?.place ?? path])
    }
  }
  return [...places.values()].filter(found => found.length > 1).map(found => found.join(' ~ '))
}

test(`no ${REPEATED_LINES} lines in a row appear twice in apps or packages`, () => {
  expect(repeatedRuns(sources.filter(path => !isData(path)))).toEqual([])
})
