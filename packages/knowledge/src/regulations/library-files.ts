import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Regulation } from './regulation'
import { fieldError, readJson, readRegulationFile } from './regulation-file'

export const libraryFolder = fileURLToPath(new URL('../../data/regulations', import.meta.url))

const ORDER_FILE = 'order.json'

/** As in an editor's list of files, where the process was started in the project's folder. */
const shown = (folder: string, name: string) => relative(process.cwd(), join(folder, name))

/** The files of the library in the order of its records; each file of the folder is named once. */
function filesInOrder(folder: string): string[] {
  const { data: order } = z.array(z.string()).safeParse(readJson(shown(folder, ORDER_FILE)))
  if (!order) throw new Error(`${shown(folder, ORDER_FILE)} isn't a list of file names.`)
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.split(sep).join('/'))
    .filter(path => path.endsWith('.json') && path !== ORDER_FILE)
  const unlisted = present.find(path => !order.includes(path))
  if (unlisted) throw new Error(`${shown(folder, unlisted)} isn't named in ${ORDER_FILE}.`)
  const missing = order.find((path, index) => !present.includes(path) || order.indexOf(path) !== index)
  if (missing)
    throw new Error(`${shown(folder, ORDER_FILE)} names ${missing}, which is missing or named twice.`)
  return order
}

/** Reads and checks every regulation file. The error names the file, the record and the field. */
export function readLibrary(folder: string): Regulation[] {
  const all = filesInOrder(folder).flatMap(name => {
    const file = shown(folder, name)
    return readRegulationFile(file).map(record => ({ file, record }))
  })
  const fileOf = new Map<string, string>()
  for (const { file, record } of all) {
    const other = fileOf.get(record.code)
    if (other) throw fieldError(file, `record ${record.code}`, 'code', `${other} has a record with this code`)
    fileOf.set(record.code, file)
  }
  for (const { file, record } of all) {
    const unknown = record.related.find(code => !fileOf.has(code) || code === record.code)
    if (unknown)
      throw fieldError(
        file,
        `record ${record.code}`,
        'related',
        `${unknown} is no other record of the library`,
      )
  }
  return all.map(({ record }) => record)
}
