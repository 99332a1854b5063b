// Writes what the public pages show of the product itself, beside them: `npm run example`.
import { writeFile } from 'node:fs/promises'
import { createAnalyzer } from '../create-analyzer'
import { catalog } from '../public-site/catalog'
import { example, FILE, hero } from '../public-site/example'
import { figures } from '../public-site/figures'
import { writePictures } from '../public-site/pictures'

const web = new URL('../../../../apps/web/', import.meta.url)

const analyzer = createAnalyzer()
try {
  const samples = new URL('public/samples/', web)
  const shown = await example(analyzer, samples)
  const contents = { catalog: catalog(), figures: await figures(), example: shown, hero: hero(shown) }
  await writePictures(samples, FILE)
  for (const [name, content] of Object.entries(contents))
    await writeFile(new URL(`src/app/public-site/${name}.json`, web), `${JSON.stringify(content, null, 2)}\n`)
} finally {
  await analyzer.close()
}
