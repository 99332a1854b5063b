import { expect, test } from 'vitest'
import { filesBelow, isCode, isData, isTest, type Node, parse, readSource, walk } from './lib/sources'

const MAX_FILE_LINES = 300
const MAX_FUNCTION_LINES = 100

const code = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'tools'].flatMap(filesBelow).filter(isCode)

const trees = new Map(code.map(path => [path, parse(path)]))
const lineOf = (path: string, offset: number) => readSource(path).slice(0, offset).split('\n').length
const linesIn = (text: string) => text.trimEnd().split('\n').length

/** The places, as `file:line what`, where `find` sees something in a file's syntax tree. */
function places(find: (node: Node, path: string) => string | undefined, paths = code) {
  return paths.flatMap(path =>
    [...walk(trees.get(path) as Node)].flatMap(node => {
      const what = find(node, path)
      return what === undefined ? [] : [`${path}:${lineOf(path, node.start)} ${what}`]
    }),
  )
}

/** What a file declares at its top level, exported or not. */
const topLevel = (path: string) =>
  (trees.get(path)?.body ?? []).map(statement =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? (statement.declaration as Node)
      : statement,
  )

type Declarator = Node & {
  id: Node & { name: string; typeAnnotation?: Node | null }
  init: (Node & { body?: Node }) | null
}

const constants = (path: string) =>
  topLevel(path)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => declarations as Declarator[])
    .filter(({ id }) => id.type === 'Identifier')

test(`no file has more than ${MAX_FILE_LINES} lines`, () => {
  const long = code
    .filter(path => !isData(path))
    .map(path => ({ path, lines: linesIn(readSource(path)) }))
    .filter(({ lines }) => lines > MAX_FILE_LINES)
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test(`no function has more than ${MAX_FUNCTION_LINES} lines`, () => {
  const isFunction = (type: string) =>
    ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)
  const long = places(
    ({ type, start, end }, path) => {
      const lines = isFunction(type) ? linesIn(readSource(path).slice(start, end)) : 0
      return lines > MAX_FUNCTION_LINES ? `${lines} lines` : undefined
    },
    code.filter(path => !isTest(path) && !isData(path)),
  )
  expect(long).toEqual([])
})

test('nothing is cast to never', () => {
  const casts = places(({ type, typeAnnotation }) =>
    type === 'TSAsExpression' && (typeAnnotation as Node).type === 'TSNeverKeyword' ? 'as never' : undefined,
  )
  expect(casts).toEqual([])
})

test('types are declared with `type`; only module augmentation needs `interface`', () => {
  const declared = code.flatMap(path =>
    topLevel(path)
      .filter(({ type }) => type === 'TSInterfaceDeclaration')
      .map(({ start }) => `${path}:${lineOf(path, start)}`),
  )
  expect(declared).toEqual([])
})

test('classes use `private`, not #names', () => {
  expect(places(({ type }) => (type === 'PrivateIdentifier' ? '#' : undefined))).toEqual([])
})

test('top-level functions with a body are declarations, unless they have the type of a function', () => {
  const arrows = code.flatMap(path =>
    constants(path)
      .filter(({ init }) => init?.type === 'ArrowFunctionExpression' && init.body?.type === 'BlockStatement')
      .filter(({ id }) => !id.typeAnnotation)
      .map(({ id, start }) => `${path}:${lineOf(path, start)} ${id.name}`),
  )
  expect(arrows).toEqual([])
})

/** A number or a string, written out or calculated from others that are. */
function isPrimitive(node: Node | null): boolean {
  if (!node) return false
  if (node.type === 'Literal') return ['number', 'string'].includes(typeof node.value)
  if (node.type === 'UnaryExpression') return isPrimitive(node.argument as Node)
  if (node.type === 'BinaryExpression')
    return isPrimitive(node.left as Node) && isPrimitive(node.right as Node)
  return false
}

test('numbers and strings at the top level are in UPPER_SNAKE_CASE', () => {
  const others = code.flatMap(path =>
    constants(path)
      .filter(({ id, init }) => isPrimitive(init) && !/^[A-Z][A-Z0-9_]*$/.test(id.name))
      .map(({ id, start }) => `${path}:${lineOf(path, start)} ${id.name}`),
  )
  expect(others).toEqual([])
})
