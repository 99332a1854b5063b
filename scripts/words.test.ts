import { expect, test } from 'vitest'
import { layouts } from '../apps/web/src/modules/layouts'
import { routes } from '../apps/web/src/modules/routes'
import { filesBelow, isTest, type Node, parse, resolveImport, walk } from './lib/sources'

/**
 * Which texts a page draws, read from its sources, against those that its module declares. What is missing is fetched
 * when it is drawn: the page, or the part around it, then disappears for a moment and closes what was open in it.
 */
type Source = {
  /** The namespaces it draws from. */
  draws: Set<string>
  imports: string[]
  /** Parts that it loads later, with the namespaces that come with them. */
  parts: { file: string; words: string[] }[]
}

const isCall = (node: Node, ...names: string[]) =>
  node.type === 'CallExpression' && names.includes(String((node.callee as Node & { name?: string }).name))
const argumentsOf = (node: Node) => node.arguments as Node[]
const stringsIn = (nodes: Node[]): string[] =>
  nodes.flatMap(node =>
    node.type === 'TSAsExpression'
      ? stringsIn([node.expression as Node])
      : node.type === 'ArrayExpression'
        ? stringsIn(node.elements as Node[])
        : typeof node.value === 'string'
          ? [node.value]
          : [],
  )

function readSource(path: string): Source {
  const nodes = [...walk(parse(path))]
  const target = (node: Node) =>
    resolveImport(path, String((node.source as Node & { value: string }).value)) ?? []
  const importsIn = (node: Node) =>
    [...walk(node)].filter(({ type }) => type === 'ImportExpression').flatMap(target)
  const loaders = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(node => [(node.id as Node & { name: string }).name, importsIn(node)] as const),
  )
  const lists = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(
        node =>
          [
            (node.id as Node & { name: string }).name,
            stringsIn([(node.init as Node | null) ?? node]),
          ] as const,
      ),
  )
  const partsIn = (call: Node) => {
    const [loader, ...words] = argumentsOf(call)
    if (!loader) return []
    const files = loader.type === 'Identifier' ? (loaders.get(String(loader.name)) ?? []) : importsIn(loader)
    const named = words.flatMap(word =>
      word.type === 'SpreadElement'
        ? (lists.get(String((word.argument as Node & { name: string }).name)) ?? [])
        : stringsIn([word]),
    )
    return files.map(file => ({ file, words: named }))
  }
  return {
    draws: new Set(
      nodes.filter(node => isCall(node, 'useTranslation')).flatMap(node => stringsIn(argumentsOf(node))),
    ),
    imports: nodes
      .filter(
        ({ type, importKind, exportKind, source }) =>
          ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(type) &&
          source !== null &&
          importKind !== 'type' &&
          exportKind !== 'type',
      )
      .flatMap(target),
    parts: nodes.filter(node => isCall(node, 'lazyPage', 'lazy')).flatMap(partsIn),
  }
}

const files = filesBelow('apps/web/src').filter(path => /\.tsx?$/.test(path) && !isTest(path))
const sources = new Map(files.map(path => [path, readSource(path)]))

/** A file and everything that is loaded with it. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !sources.has(file)) return found
  found.add(file)
  for (const imported of sources.get(file)?.imports ?? []) closureOf(imported, found)
  return found
}
const sourcesOf = (file: string) => [...closureOf(file)].flatMap(each => sources.get(each) ?? [])

/** What has arrived when a page or a part is drawn; for a part, wherever it's loaded from. */
const there = new Map<string, Set<string>>()
function arrive(file: string, words: Iterable<string>) {
  const known = there.get(file)
  const now = known ? [...known].filter(word => [...words].includes(word)) : [...words]
  if (known && now.length === known.size) return
  there.set(file, new Set(now))
  for (const part of sourcesOf(file).flatMap(({ parts }) => parts)) arrive(part.file, [...now, ...part.words])
}
for (const { source, words } of Object.values(layouts)) arrive(`apps/web/${source}`, ['common', ...words])
for (const { source, layout, words = [] } of routes)
  arrive(`apps/web/${source}`, ['common', ...layouts[layout].words, ...words])

test('every page and every part that is loaded later brings the words that it draws', () => {
  const missing = [...there].flatMap(([file, words]) =>
    [...closureOf(file)].flatMap(drawing =>
      [...(sources.get(drawing)?.draws ?? [])]
        .filter(word => !words.has(word))
        .map(word => `${file} brings no ${word}, which ${drawing} draws`),
    ),
  )
  expect(missing).toEqual([])
})
