// Writes the lists of packages/languages. Run it after adding a language or a file of texts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageLists } from './lib/language-lists'
import { root } from './lib/root.mjs'

for (const [path, content] of Object.entries(languageLists())) {
  writeFileSync(join(root, path), content)
  console.log(`Wrote ${path}`)
}
