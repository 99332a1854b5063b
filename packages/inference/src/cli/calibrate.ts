import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type CalibrationTable, calibrate } from '../calibration/calibration'
import { calibrationError, fitCalibration, type Judged } from '../calibration/fit-calibration'
import { detectorFiles } from '../detector/card'
import { defaultModelsFolder } from '../worker/locations'

const USAGE = `Fits what the scores of the rules mean, so that of findings marked .7 about 70 % are right.

  npm run calibrate -- FILE [--models DIR] [--write]

FILE has one finding per line: {"rule": "head-protection", "score": 0.71, "right": true}. The scores must be raw: made
with a detector.json without "calibration". Prints the calibration error of each rule before and after, the latter for
findings that the fit has not seen, and with --write puts the tables into detector.json.`

/** A rule with fewer findings keeps its scores. */
const MIN_FINDINGS = 30
/** Each part is judged by a fit to the others. */
const FOLDS = 5

const Line = z.strictObject({ rule: z.string().min(1), score: z.number().min(0).max(1), right: z.boolean() })

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
const [file] = positionals
if (values.help || !file) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
// npm runs a script in the repository; a relative path is meant from where the user stands.
const from = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)

const lines = (await readFile(from(file), 'utf8')).split('\n').filter(line => line.trim())
const findings = lines.map(line => Line.parse(JSON.parse(line)))
const calibration: Record<string, CalibrationTable> = {}
for (const rule of [...new Set(findings.map(each => each.rule))].toSorted()) {
  const judged = findings.filter(each => each.rule === rule)
  const table = judged.length >= MIN_FINDINGS ? fitCalibration(judged) : null
  if (table) calibration[rule] = table
  const after = table ? calibrationError(unseen(judged)).toFixed(3) : 'kept, too few findings'
  console.log(
    `${rule.padEnd(22)} ${judged.length} findings, error ${calibrationError(judged).toFixed(3)} → ${after}`,
  )
}
if (values.write) {
  const { card } = detectorFiles(values.models ? from(values.models) : defaultModelsFolder())
  const content = JSON.parse(await readFile(card, 'utf8'))
  await writeFile(card, `${JSON.stringify({ ...content, calibration }, null, 2)}\n`)
}

/** The findings with the confidence of a fit that has not seen them. */
function unseen(judged: readonly Judged[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap(fold => {
    const isOut = (_: Judged, index: number) => index % FOLDS === fold
    const table = fitCalibration(judged.filter((each, index) => !isOut(each, index)))
    return judged
      .filter(isOut)
      .map(({ score, right }) => ({ score: calibrate(score, table ?? undefined), right }))
  })
}
