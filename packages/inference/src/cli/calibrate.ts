import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type CalibrationTable, calibrate, fromPictureKey } from '../calibration/calibration'
import { calibrationError, fitCalibration, type Judged } from '../calibration/fit-calibration'
import { detectorFiles } from '../detector/card'
import { defaultModelsFolder } from '../worker/locations'

const USAGE = `Fits what the scores of the rules mean, so that of findings marked .7 about 70 % are right.

  npm run calibrate -- FILE [--models DIR] [--write]

FILE has one finding per line, as npm run eval -- --findings DIR --judged FILE writes it:
{"picture": "a.jpg", "rule": "head-protection", "fromPicture": false, "score": 0.71, "right": true}. Scores are raw.
Where only the picture tells that the rules of a site apply ("fromPicture"), a rule has a table of its own if there are
enough such findings. Prints the calibration error of each table before and after, the latter for pictures that the fit
has not seen, and with --write puts the tables into detector.json.`

/** A rule with fewer findings keeps its scores. */
const MIN_FINDINGS = 30
/** Each part is judged by a fit to the others. */
const FOLDS = 5

const Line = z.strictObject({
  picture: z.string().min(1),
  rule: z.string().min(1),
  fromPicture: z.boolean(),
  score: z.number().min(0).max(1),
  right: z.boolean(),
})
type Line = z.infer<typeof Line>

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
for (const [key, judged] of byTable(findings)) {
  const table = judged.length >= MIN_FINDINGS ? fitCalibration(judged) : null
  if (table) calibration[key] = table
  const after = table ? calibrationError(unseen(judged)).toFixed(3) : 'kept, too few findings'
  console.log(
    `${key.padEnd(26)} ${judged.length} findings, error ${calibrationError(judged).toFixed(3)} → ${after}`,
  )
}
if (values.write) {
  const { card } = detectorFiles(values.models ? from(values.models) : defaultModelsFolder())
  const content = JSON.parse(await readFile(card, 'utf8'))
  await writeFile(card, `${JSON.stringify({ ...content, calibration }, null, 2)}\n`)
}

/** The findings of each rule, those from pictures alone apart where they are enough. */
function byTable(all: readonly Line[]): (readonly [string, Line[]])[] {
  return [...new Set(all.map(each => each.rule))].toSorted().flatMap(rule => {
    const ofRule = all.filter(each => each.rule === rule)
    const alone = ofRule.filter(each => each.fromPicture)
    if (alone.length < MIN_FINDINGS) return [[rule, ofRule] as const]
    return [
      [rule, ofRule.filter(each => !each.fromPicture)],
      [fromPictureKey(rule), alone],
    ] as const
  })
}

/** The findings with the confidence of a fit that has not seen their pictures. */
function unseen(judged: readonly Line[]): Judged[] {
  const pictures = [...new Set(judged.map(each => each.picture))]
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap(fold => {
    const isOut = ({ picture }: Line) => pictures.indexOf(picture) % FOLDS === fold
    const table = fitCalibration(judged.filter(each => !isOut(each)))
    return judged
      .filter(isOut)
      .map(({ score, right }) => ({ score: calibrate(score, table ?? undefined), right }))
  })
}
