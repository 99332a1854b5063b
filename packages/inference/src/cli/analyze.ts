import { writeFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnalysisResult, Progress } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { AnalysisError } from '../errors'
import { illustrations } from './illustrate'
import { describeResult } from './report'

const USAGE = `Finds safety violations in a photo, a video or a recording, on this machine.

  npm run analyze -- FILE [--json] [--out FILE] [--thorough] [--calibration DB]

  --json         prints the whole result as JSON
  --out          where the annotated picture goes (default: beside the file, "<name>.annotated.jpg")
  --thorough     looks at every part of a large photo, not only where something may be
  --calibration  decibels to add to the level of a calibrated recording device`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
    thorough: { type: 'boolean', default: false },
    calibration: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [given, ...rest] = positionals
// npm runs a script in the repository; a relative path is meant from where the user stands.
const from = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
const calibrationOffsetDb = values.calibration === undefined ? undefined : Number(values.calibration)
if (values.help || !given || rest.length > 0 || Number.isNaN(calibrationOffsetDb)) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}

const path = from(given)
const analyzer = createAnalyzer()
try {
  const result = await analyzer.analyze(
    { path },
    {
      thorough: values.thorough,
      ...(process.stderr.isTTY ? { onProgress: showProgress } : {}),
      ...(calibrationOffsetDb === undefined ? {} : { calibrationOffsetDb }),
    },
  )
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.log(values.json ? JSON.stringify(result, withoutPictures, 2) : describeResult(result))
  for (const written of await writeIllustrations(
    result,
    values.out === undefined ? undefined : from(values.out),
  ))
    console.error(`annotated picture: ${written}`)
} catch (error) {
  if (!(error instanceof AnalysisError)) throw error
  console.error(`${path}: ${error.message} [${error.code}]`)
  process.exitCode = 1
} finally {
  await analyzer.close()
}

function showProgress({ stage, fraction }: Progress) {
  process.stderr.write(`\r\x1b[K${stage} ${Math.round(fraction * 100)} %`)
}

/** A video has one picture for each violation; they are numbered when there are several. */
async function writeIllustrations(result: AnalysisResult, out: string | undefined): Promise<string[]> {
  const pictures = await illustrations(result, path)
  const source = parse(path)
  const target = parse(out ?? join(source.dir, `${source.name}.annotated.jpg`))
  return Promise.all(
    pictures.map(async (jpeg, i) => {
      const number = pictures.length > 1 ? `-${i + 1}` : ''
      const file = join(target.dir, `${target.name}${number}${target.ext}`)
      await writeFile(file, jpeg)
      return file
    }),
  )
}

function withoutPictures(key: string, value: unknown) {
  return key === 'jpeg' ? undefined : value
}
