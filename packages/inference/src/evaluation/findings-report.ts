import type { FindingsEvaluation } from './evaluate-findings'
import type { FindingsScore, Share } from './score-findings'
import type { SecondLookScore } from './second-look-score'

/** An evaluation in plain words, for a terminal. */
export function describeFindings(evaluation: Omit<FindingsEvaluation, 'judged'>): string {
  const { detector, siteUnknown, siteKnown, missing, unreadable, secondLook } = evaluation
  const { pictures, flagged } = siteUnknown.elsewhere
  return [
    `detector ${detector}`,
    '',
    `Site unknown, ${siteUnknown.pictures} pictures`,
    ...tables(siteUnknown),
    '',
    `Site set to a construction site, the ${siteKnown.pictures} pictures of sites`,
    ...tables(siteKnown),
    '',
    `Not a workplace, site unknown: ${flagged.length} of ${pictures} pictures with a finding`,
    ...flagged.map(file => `  ${file}`),
    ...(secondLook ? secondLookLines(secondLook) : []),
    ...listed(missing, 'missing'),
    ...listed(unreadable, "can't be read"),
  ].join('\n')
}

const secondLookLines = ({ model, asked, unanswered, pictures, claims, ...look }: SecondLookScore) => [
  '',
  `Second look by ${model}: ${asked} questions about ${pictures} pictures, ${unanswered} without an answer`,
  ...claims.map(each => `  ${each.hazard.padEnd(24)}${each.claims} claims`),
  `  on pictures of no workplace: ${look.claimsElsewhere} claims`,
  'The same pictures with claims counted as findings, site unknown',
  ...tables(look.withClaims),
]

const listed = (files: readonly string[], problem: string) =>
  files.length ? ['', `${files.length} ${problem}, not counted:`, ...files.map(file => `  ${file}`)] : []

const WIDTH = 27

function tables({ kinds, reliability, expectedCalibrationError }: FindingsScore): string[] {
  const titles = ['precision', 'recall', 'precision by picture', 'recall by picture', 'same severity']
  return [
    `  ${'kind'.padEnd(20)}${titles.map(title => title.padStart(WIDTH)).join('')}`,
    ...kinds.map(
      ({ kind, precision, recall, picturePrecision, pictureRecall, severity }) =>
        `  ${kind.padEnd(20)}${[precision, recall, picturePrecision, pictureRecall, severity]
          .map(share => figure(share).padStart(WIDTH))
          .join('')}`,
    ),
    `  ${'confidence'.padEnd(20)}${['findings', 'mean confidence', 'right'].map(title => title.padStart(WIDTH)).join('')}`,
    ...reliability.map(
      ({ from, to, count, confidence, right }) =>
        `  ${`${from.toFixed(1)} to ${to.toFixed(1)}`.padEnd(20)}${[String(count), confidence.toFixed(2), right.toFixed(2)].map(value => value.padStart(WIDTH)).join('')}`,
    ),
    `  expected calibration error ${expectedCalibrationError?.toFixed(3) ?? '–'}`,
  ]
}

/** '0.85 (0.70–0.93) 22/26' */
const figure = (share: Share | null) =>
  share
    ? `${share.share.toFixed(2)} (${share.low.toFixed(2)}–${share.high.toFixed(2)}) ${share.hits}/${share.of}`
    : '–'
