import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the pictures of a folder are, by name; they may be in its `images/`. */
export async function picturesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder}`)
  })
  if (names.length === 0) throw new Error(`${folder} is empty`)
  const inside = names.includes('images') ? await readdir(join(folder, 'images')).catch(() => []) : []
  return new Map([
    ...inside.map(name => [name, join(folder, 'images', name)] as const),
    ...names.map(name => [name, join(folder, name)] as const),
  ])
}
