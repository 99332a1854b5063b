import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './root.mjs'

const skipped = new Set([
  'node_modules',
  'dist',
  '.cache',
  'test-results',
  'playwright-report',
  '__pycache__',
])

/** All files below a folder of the project, without what is installed or generated. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return [path]
  })
}

export const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')
export const isTest = (path: string) => /\.(test|journey)\.tsx?$/.test(path)
/** Files that are data written as code. */
export const isData = (path: string) =>
  /^packages\/knowledge\/src\/(hazards|citations|duties)\//.test(path) ||
  /^packages\/languages\/[a-z]{2}\//.test(path) ||
  /\/fixtures\//.test(path)
export const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** The syntax tree of a file, as the plain objects that the parser returns. */
export function parse(path: string) {
  const { program, errors } = parseSync(path, readSource(path))
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program as unknown as Node & { body: Node[] }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A node and everything in it. */
export function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child)
}

/** The file that an import means, or undefined where it's a package from npm or not code. */
export function resolveImport(from: string, specifier: string) {
  const own = specifier.match(/^@plumbline\/([^/]+)(?:\/(.+))?$/)
  if (!own && !specifier.startsWith('.')) return undefined
  const path = own
    ? join('packages', own[1] ?? '', 'src', own[2] ?? 'index')
    : relative(root, join(root, dirname(from), specifier))
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map(ending => `${path}${ending}`)
    .find(candidate => isCode(candidate) && existsSync(join(root, candidate)))
}

/** Which file imports which, types included. */
export function importGraph(paths: string[]) {
  return new Map(
    paths.map(path => {
      const specifiers = [...readSource(path).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
      return [path, new Set(specifiers.flatMap(([, specifier = '']) => resolveImport(path, specifier) ?? []))]
    }),
  )
}

/** The groups of nodes that can reach each other (Tarjan's algorithm). */
export function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>) {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next))
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0, order.get(next) ?? 0))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.has(node)) cycles.push(group.toSorted())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}
