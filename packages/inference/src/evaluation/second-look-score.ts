import type { ImageResult } from '../analyzer'
import type { Claim, Violation } from '../findings'
import { rules } from '../rules/rules'
import type { AnnotatedPicture } from './annotations'
import { flaggedIn } from './match-findings'
import { type FindingsScore, type PictureFlags, scoreFindings } from './score-findings'

export type SecondLookScore = {
  model: string
  asked: number
  unanswered: number
  pictures: number
  /** By hazard: how many claims, and on how many pictures. */
  claims: { hazard: string; claims: number }[]
  /** On pictures of no workplace with nothing to flag. */
  claimsElsewhere: number
  /** The same pictures with claims counted as findings, for the kinds that are annotated. */
  withClaims: FindingsScore
}

type Looked = { picture: AnnotatedPicture; result: ImageResult }

/** Nobody knows how surely a claim is right; it is scored as if the rule of its hazard had found it. */
const asFinding = (claim: Claim): Violation => ({
  ...claim,
  rule: rules.find(({ hazard }) => hazard === claim.hazard)?.code ?? claim.rule,
  confidence: 0.5,
})

/** What a second look changes on the same pictures. `flags` are those without it, in the same order. */
export function scoreSecondLook(looked: readonly Looked[], flags: readonly PictureFlags[]): SecondLookScore {
  const looks = looked.map(({ result }) => result.secondLook)
  const claimsOf = (at: number) => looks[at]?.claims ?? []
  const byHazard = new Map<string, number>()
  for (const { hazard } of looks.flatMap(look => look?.claims ?? []))
    byHazard.set(hazard, (byHazard.get(hazard) ?? 0) + 1)
  return {
    model: looks.find(Boolean)?.model ?? '',
    asked: looks.reduce((sum, look) => sum + (look?.asked ?? 0), 0),
    unanswered: looks.reduce((sum, look) => sum + (look?.unanswered ?? 0), 0),
    pictures: looks.filter(look => look && look.asked > 0).length,
    claims: [...byHazard].map(([hazard, claims]) => ({ hazard, claims })),
    claimsElsewhere: looked.flatMap(({ picture }, at) =>
      picture.workplace === 'no' && picture.findings.length === 0 ? claimsOf(at) : [],
    ).length,
    withClaims: scoreFindings(
      flags.map((each, at) => ({
        ...each,
        flagged: [...each.flagged, ...flaggedIn(claimsOf(at).map(asFinding))],
      })),
    ),
  }
}
