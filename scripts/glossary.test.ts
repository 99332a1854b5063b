import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'
import { filesBelow, readSource } from './lib/sources'

type OldWord = { pattern: RegExp; only?: RegExp }

/**
 * Words that must not come back, by what we say instead. docs/glossary.md explains them. Most patterns match
 * identifiers, so that ordinary English ("the words of a search") stays possible.
 */
const oldWords: Record<string, OldWord> = {
  'LocalizedMessage, message, formatter': {
    pattern: /\b(sayer|Sayer|useSaid|saidAfter|Said|speakerOf|sayApiError)\b|\/said\//,
  },
  'label, error message': { pattern: /\b(useErrorWords|ErrorWords|reportWords|documentWords|tagWords)\b/ },
  'email, EmailTemplate': {
    pattern: /\b(AuthLetters|LettersService|sendTaskLetter|TaskLetter)\b|\btype Letter\b|\/letters(\.|'|$)/,
  },
  'PdfRenderer, RenderedPdf, forPrint': {
    pattern: /\b(openPress|sendPrinted|forPaper)\b|\btype (Press|Printed)\b|\/press(\.|')/,
  },
  'ReportContext, formatted, recipient': { pattern: /\b(Telling|readerOf)\b/ },
  'ProgressStream, subscribers': { pattern: /\b(Watch|letFollowersGo|followers)\b/ },
  'PubSub, pubSub': { pattern: /\b(Notices|openNotices|notices\.(publish|listen|on|subscribe|close))\b/ },
  'response (of a call)': { pattern: /\b(answersWith|badAnswer|AnswerOf)\b/ },
  'reject, error': {
    pattern: /\brefus(e|es|ed|ing|als?)\b|\brefuse[A-Z]\w*|\w+Refused\b|\/refused?-/,
  },
  'delete, store, saveUpload': {
    pattern: /\b(forgetFiles|forgetUpload|takeUpload|receiveUpload|Received)\b/,
  },
  'max, min, concurrency, batchSize': {
    pattern: /\b(most|least)[A-Z]\w*|\b(MOST|LEAST)_|\batOnce\b|\bAT_ONCE\b/,
  },
  version_conflict: { pattern: /changed_?meanwhile/i },
  'create (an organization)': { pattern: /\borganizations\.found\b|\bfoundOrganization\b/ },
  IndexBuilder: { pattern: /\b[gG]athering\b/, only: /regulations\/search\// },
  VectorIndex: { pattern: /\bMeanings\b/ },
  parsedQuery: { pattern: /\bAsked\b|\/asked(\.|')/ },
  'editDistance, fuzzyMatches': { pattern: /\b(slips|closeWords)\b/, only: /regulations\/search\// },
  'RegulationSearchService, SearchThreadClient': { pattern: /\b(FinderService|RegulationSearch)\b/ },
  'segments, transcription (of speech)': {
    pattern: /\b(said|Hearing|hadEnough|hear)\b(?=[:(,. ]*[[({:,.])/,
    only: /^packages\/inference\/src\/audio\/speech\//,
  },
  recheck: { pattern: /\blookAgain\b/ },
  attachPpe: { pattern: /\bdress\(/ },
  trustedClasses: { pattern: /\bclaimed\b/, only: /^packages\/inference\// },
  'UploadQueueDeps, createDeps, UploadSession, ownUploads': {
    pattern: /\b(QueueWorld|worldOf|hubOf|Hub|startedHere)\b/,
  },
  'useEntryStatus, DuplicateNotice': { pattern: /\b(useStanding|KnownNotice)\b/ },
  'pollIntervalMs, timeoutMs': { pattern: /\b(lookEvery|LOOK_EVERY|patience|PATIENCE)\b/ },
  fakeWebServer: { pattern: /\bfarSide\b/ },
  'most severe': { pattern: /\bgravest\b/i },
  'everyday words': { pattern: /\b(meanwhile|anew|whereof|thereof|whereupon)\b/i },
  'American spelling': {
    pattern:
      /\b(organis(e|ed|es|ing|ation|ations|ational)|analys(e|ed|er|ing)|recognis\w+|authoris\w+|colour\w*|behaviours?|catalogues?|labelled(?!by)|labelling|cancelled|cancelling|travelled|modelled|signalled|licence|honour\w*|favour\w*|centre[sd]?|metres?)\b/i,
  },
}

/**
 * The page that lists the words, past decisions, migrations, other languages, texts that quote people or titles, and
 * a test that calls a British function.
 */
const exempt = [
  /^docs\/glossary\.md$/,
  /^CHANGELOG\.md$/,
  /^docs\/decisions\//,
  /^scripts\/(glossary|patterns)\.test\.ts$/,
  /^packages\/languages\/(?!en\/)[a-z]{2}\//,
  /^apps\/server\/migrations\//,
  /-migration\.test\.ts$/,
  /^packages\/assistant\/evaluation\/.*\.json$/,
  /^packages\/knowledge\/data\//,
  /^packages\/knowledge\/src\/(citations|regulations\/testing)\//,
  /^packages\/languages\/en\/.*\.ts$/,
  /embeddings\.json$/,
]

const isText = (path: string) => /\.(tsx?|mjs|json|md|css|html|sql|yml|yaml)$/.test(path)
const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'tools', 'docs', '.github']
const rootFiles = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name !== 'package-lock.json')
  .map(({ name }) => name)
const files = [...folders.flatMap(filesBelow), ...rootFiles].filter(
  path => isText(path) && !exempt.some(pattern => pattern.test(path)),
)

test.each(Object.entries(oldWords))('we say %s', (_, { pattern, only = /^/ }) => {
  const found = files
    .filter(path => only.test(path))
    .flatMap(path => [
      ...(pattern.test(path) ? [`${path} (file name)`] : []),
      ...readSource(path)
        .split('\n')
        .flatMap((line, index) => {
          const word = line.match(pattern)?.[0]
          return word ? [`${path}:${index + 1} ${word}`] : []
        }),
    ])
  expect(found).toEqual([])
})

test('the glossary page names every word', () => {
  const page = readSource(join('docs', 'glossary.md'))
  const missing = Object.keys(oldWords).flatMap(words =>
    words.split(', ').filter(word => !page.includes(word.replace(/ \(.*/, ''))),
  )
  expect(missing).toEqual([])
})
