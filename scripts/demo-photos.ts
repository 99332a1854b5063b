import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { analyzePicture } from '../apps/server/src/modules/operations/demo/photos/analyze-pictures'
import { pictures } from '../apps/server/src/modules/operations/demo/photos/pictures'
import { createAnalyzer } from '../packages/inference/src'

/**
 * Analyzes the pictures of the demo's history and writes down what was found: `npm run demo:photos`. A first start then
 * has a year of real results without an hour of work; a test makes sure that the product still finds the same.
 */
const out = new URL('../apps/server/src/modules/operations/demo/photos/photos.json', import.meta.url)
const samples = fileURLToPath(new URL('../apps/web/public/samples', import.meta.url))

const analyzer = createAnalyzer({ timeoutMs: 600_000 })
try {
  const analyzed = []
  for (const picture of pictures) {
    analyzed.push(await analyzePicture({ analyzer, samples }, picture))
    console.log(
      picture.name,
      analyzed
        .at(-1)
        ?.found.map(({ violation, recheck, fix }) => [violation.type.text, recheck.severity, fix?.outcome]),
    )
  }
  // One line for each picture, so that a change shows which.
  writeFileSync(out, `[\n${analyzed.map(each => JSON.stringify(each)).join(',\n')}\n]\n`)
} finally {
  await analyzer.close()
}
