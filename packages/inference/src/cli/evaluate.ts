import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { labelRecord, labels } from '@plumbline/domain'
import { openDetector } from '../detector/session'
import { type LabeledPicture, readCocoFolder } from '../evaluation/coco'
import { evaluateFaces } from '../evaluation/evaluate-faces'
import { evaluateFindings } from '../evaluation/evaluate-findings'
import { describeQuestions, evaluateQuestions } from '../evaluation/evaluate-questions'
import { describeTags, evaluateTags } from '../evaluation/evaluate-tags'
import { describeFindings } from '../evaluation/findings-report'
import { postOnce } from '../evaluation/post-once'
import { type ClassScore, mean, type ScoredPicture, scoreClass } from '../evaluation/score'
import { decodeImage } from '../image/decode'
import { lookThroughout, scaledBox } from '../image/look'
import type { SecondLook } from '../vision-model/second-look'
import { defaultModelsFolder } from '../worker/locations'

const USAGE = `Scores the shipped detector on pictures it never saw.

  npm run eval -- DIR [--models DIR] [--precision fast|safe] [--json]
  npm run eval -- --findings DIR [--annotations FILE] [--judged FILE] [--second-look] [--models DIR] [--json]
  npm run eval -- --questions DIR [--judged FILE] [--models DIR] [--json]
  npm run eval -- --tags DIR [--labels FILE] [--every N] [--models DIR] [--json]
  npm run eval -- --faces DIR [--models DIR] [--json]

DIR holds images/ and one COCO json; a picture's optional "labeled" list says which classes count there.

  --findings     scores what users read instead of boxes: DIR holds the pictures that the annotations name
  --questions    compares what is asked with what a professional judged: DIR holds the pictures that FILE names
                 (default: packages/inference/evaluation/hazards.jsonl)
  --tags         how well it's told what whole pictures show: DIR holds the pictures that FILE labels (default:
                 ml/labels/tags/pictures.jsonl); with --every 4 one in four of those set aside
  --faces        counts on how many labeled heads the face would be blurred; DIR as above
  --annotations  what should be flagged on them (default: packages/inference/evaluation/findings.jsonl)
  --judged       writes every finding with its raw score and whether it is right, for npm run calibrate
  --second-look  also asks the vision model of VISION_PROVIDER, VISION_MODEL, VISION_BASE_URL and VISION_API_KEY
  --precision    safe: in floating point, as on a processor that failed the self-check`

const mainClasses = labels.filter(label => labelRecord(label).isOfPerson)
const SHIPPED_JUDGMENTS = fileURLToPath(new URL('../../evaluation/hazards.jsonl', import.meta.url))
const SHIPPED_TAGS = fileURLToPath(new URL('../../../../ml/labels/tags/pictures.jsonl', import.meta.url))
const SHIPPED_ANNOTATIONS = fileURLToPath(new URL('../../evaluation/findings.jsonl', import.meta.url))
/** Average precision needs the unsure findings too. */
const MIN_CONFIDENCE = 0.01

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    findings: { type: 'string' },
    questions: { type: 'string' },
    tags: { type: 'string' },
    labels: { type: 'string' },
    every: { type: 'string', default: '1' },
    faces: { type: 'string' },
    annotations: { type: 'string' },
    judged: { type: 'string' },
    'second-look': { type: 'boolean', default: false },
    models: { type: 'string' },
    precision: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
// npm runs a script in the repository; a relative path is meant from where the user stands.
const from = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
const [folder] = positionals
if (values.help || !(folder || values.findings || values.questions || values.tags || values.faces)) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
if (values.faces) process.exit(await countFacesIn(from(values.faces)))
if (values.tags) process.exit(await scoreTagsIn(from(values.tags)))
if (values.questions) process.exit(await scoreQuestionsIn(from(values.questions)))
if (values.findings) process.exit(await scoreFindingsIn(from(values.findings)))

const session = await openDetector(values.models ?? defaultModelsFolder(), {
  threads: availableParallelism(),
  precision: values.precision === 'safe' ? 'safe' : 'fast',
})
const pictures = await readCocoFolder(from(folder as string))
const scored: ScoredPicture[] = []
const times: number[] = []
const unreadable: string[] = []
for (const picture of pictures) {
  try {
    scored.push(await look(picture))
  } catch (error) {
    unreadable.push(`${picture.path}: ${error instanceof Error ? error.message : error}`)
  }
  showProgress(scored.length, pictures.length)
}
if (process.stderr.isTTY) process.stderr.write('\r')

async function look({ path, labeled, truth }: LabeledPicture): Promise<ScoredPicture> {
  const started = performance.now()
  const { picture, width, height } = await decodeImage({ path })
  const findings = await lookThroughout(session, picture, { minConfidence: MIN_CONFIDENCE })
  times.push(performance.now() - started)
  const [across, down] = [width / picture.width, height / picture.height]
  return {
    labeled,
    truth,
    findings: findings.map(finding => ({ ...finding, box: scaledBox(finding.box, across, down) })),
  }
}

const scores = session.card.classes
  .map(label => scoreClass(scored, label, session.card.thresholds[label] ?? 0.5))
  .filter((score): score is ClassScore => score !== undefined)
const mainScores = scores.filter(({ label }) => mainClasses.includes(label))
const summary = {
  detector: session.card.version,
  pictures: scored.length,
  unreadable,
  classes: scores,
  map50: scores.length ? mean(scores.map(({ ap50 }) => ap50)) : null,
  map50Main: mainScores.length ? mean(mainScores.map(({ ap50 }) => ap50)) : null,
  msPerPicture: times.length ? mean(times) : null,
}

if (values.json) console.log(JSON.stringify(summary, null, 2))
else print()
await session.release()
if (!scored.length) process.exitCode = 1

function showProgress(done: number, total: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}`)
}

async function countFacesIn(pictureFolder: string): Promise<number> {
  const {
    detector,
    pictures: seen,
    minHeadWidth,
    all,
    bareHead,
    hardHat,
    ...rest
  } = await evaluateFaces(pictureFolder, { modelsFolder: values.models, onProgress: showProgress })
  const share = ({ heads, hidden }: { heads: number; hidden: number }) =>
    `${hidden} of ${heads} (${((100 * hidden) / Math.max(1, heads)).toFixed(1)} %)`
  console.log(
    values.json
      ? JSON.stringify({ detector, pictures: seen, minHeadWidth, all, bareHead, hardHat, ...rest }, null, 2)
      : `detector ${detector}, ${seen} pictures, heads of ${minHeadWidth} pixels and more\nfaces hidden, bare heads  ${share(bareHead)}\nfaces hidden, hard hats   ${share(hardHat)}\nfaces hidden, all         ${share(all)}`,
  )
  return rest.unreadable.length ? 1 : 0
}

/** The exit status: 0 only when every annotated picture was scored. */
async function scoreFindingsIn(pictureFolder: string): Promise<number> {
  try {
    const { judged, ...evaluation } = await evaluateFindings({
      folder: pictureFolder,
      annotations: values.annotations ? from(values.annotations) : SHIPPED_ANNOTATIONS,
      modelsFolder: values.models,
      secondLook: values['second-look'] ? secondLookFrom(process.env) : undefined,
      onProgress: showProgress,
    })
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    if (values.judged)
      await writeFile(from(values.judged), judged.map(each => `${JSON.stringify(each)}\n`).join(''))
    console.log(values.json ? JSON.stringify(evaluation, null, 2) : describeFindings(evaluation))
    return evaluation.missing.length + evaluation.unreadable.length ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function scoreTagsIn(pictureFolder: string): Promise<number> {
  const evaluation = await evaluateTags({
    folder: pictureFolder,
    labels: values.labels ? from(values.labels) : SHIPPED_TAGS,
    modelsFolder: values.models ?? defaultModelsFolder(),
    threads: availableParallelism(),
    every: Number(values.every),
    onProgress: showProgress,
  })
  console.log(values.json ? JSON.stringify(evaluation, null, 2) : describeTags(evaluation))
  return 0
}

async function scoreQuestionsIn(pictureFolder: string): Promise<number> {
  const evaluation = await evaluateQuestions({
    folder: pictureFolder,
    judged: values.judged ? from(values.judged) : SHIPPED_JUDGMENTS,
    modelsFolder: values.models,
    onProgress: showProgress,
  })
  console.log(values.json ? JSON.stringify(evaluation, null, 2) : describeQuestions(evaluation))
  return 0
}

/** The model that the server would use, from the same variables. */
function secondLookFrom(env: NodeJS.ProcessEnv): SecondLook {
  const {
    VISION_PROVIDER: provider,
    VISION_MODEL: model,
    VISION_BASE_URL: baseUrl,
    VISION_API_KEY: apiKey,
  } = env
  if (provider !== 'openai-compatible' && provider !== 'anthropic')
    throw new Error('Set VISION_PROVIDER to openai-compatible or anthropic')
  if (!model || !(provider === 'anthropic' ? apiKey : baseUrl))
    throw new Error(`Set VISION_MODEL and ${provider === 'anthropic' ? 'VISION_API_KEY' : 'VISION_BASE_URL'}`)
  return {
    model: { provider, model, ...(baseUrl && { baseUrl }), ...(apiKey && { apiKey }) },
    post: postOnce,
    facesAreHidden: true,
  }
}

function print() {
  const figure = (value: number | null, digits = 3) =>
    (value === null ? '–' : value.toFixed(digits)).padStart(9)
  console.log(`detector ${summary.detector}, ${summary.pictures} pictures`)
  console.log(
    `${'class'.padEnd(16)}${'count'.padStart(7)}${['AP50', 'precision', 'recall', 'threshold'].map(name => name.padStart(10)).join('')}`,
  )
  for (const { label, count, ap50, precision, recall } of scores)
    console.log(
      `${label.padEnd(16)}${String(count).padStart(7)} ${figure(ap50)} ${figure(precision)} ${figure(recall)} ${figure(session.card.thresholds[label] ?? null)}`,
    )
  console.log(`mAP50, all ${scores.length} classes ${figure(summary.map50)}`)
  console.log(`mAP50, ${mainScores.map(({ label }) => label).join(', ')} ${figure(summary.map50Main)}`)
  console.log(`milliseconds per picture ${figure(summary.msPerPicture, 1)}`)
  if (unreadable.length) console.log(`${unreadable.length} could not be read:\n${unreadable.join('\n')}`)
}
