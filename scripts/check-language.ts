// Lists what a language pack lacks, or has too many, against English: `npm run check:language es`.
import { join } from 'node:path'
import { languageGaps } from './lib/language-gaps'
import { root } from './lib/root.mjs'

const [code = ''] = process.argv.slice(2)
const gaps = await languageGaps(join(root, 'packages/languages'), code)
for (const gap of gaps) console.log(gap)
if (gaps.length === 0) console.log(`${code} has everything that English has.`)
process.exit(gaps.length === 0 ? 0 : 1)
