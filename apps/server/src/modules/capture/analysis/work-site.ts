import type { Violation } from '@plumbline/contract'
import type { Label, SiteRules } from '@plumbline/domain'
import {
  applyRules,
  citedUnder,
  type Violation as Found,
  judgeTracks,
  pairByTime,
  type TimeSpan,
} from '@plumbline/inference'
import { citableLaw } from '@plumbline/knowledge'
import { heldBackNote, holdBack, type SiteThresholds } from '../learning/hold-back'
import type { StoredDetail } from './analysis.tables'
import { judgedOf, plain } from './present-analysis'

/** What the detector was trusted with before analyses kept the list. */
const earlierClasses: readonly Label[] = [
  'person',
  'hard_hat',
  'no_hard_hat',
  'safety_vest',
  'no_safety_vest',
  'machinery',
  'fire',
  'smoke',
]

/** A finding of the new judgment; `mediaId` is the frame of a video that shows it, null for the photo itself. */
export type Judgment = { found: Found & { span?: TimeSpan }; mediaId: string | null }

/** What the rules of a place make of a stored photo or video once a person said that it shows a worksite. */
export function judgeAsWorkSite(
  detail: StoredDetail,
  site: SiteRules,
  thresholds: SiteThresholds,
): { judgments: Judgment[]; detail: StoredDetail } {
  const isCurrent = detail.engine.detector === thresholds.detector
  const judged = judgedAt(detail, site, isCurrent ? thresholds.calibration : {})
  const { reported, heldBack } = holdBack(judged.judgments, thresholds, {
    madeBy: detail.engine.detector,
    of: ({ found }) => found,
  })
  const notes = [...judged.detail.notes.filter(isOfPicture), ...heldBackNote(heldBack).map(plain)]
  return { judgments: reported, detail: { ...judged.detail, notes, heldBack } }
}

const isOfPicture = ({ code }: { code: string }) => code !== 'note.held_back'

function judgedAt(
  detail: StoredDetail,
  site: SiteRules,
  calibration: SiteThresholds['calibration'],
): { judgments: Judgment[]; detail: StoredDetail } {
  const kept = (detail.trustedClasses ?? []) as Label[]
  const trustedClasses = kept.length > 0 ? kept : earlierClasses
  if (detail.tracks) {
    const { found, ...judged } = judgeTracks(detail.tracks, site, trustedClasses)
    const tracks = new Map<unknown, string | null>(detail.tracks.map(track => [track, track.mediaId]))
    return {
      judgments: found.map(({ violation, track }) => ({
        found: violation,
        mediaId: tracks.get(track) ?? null,
      })),
      detail: { ...detail, ...judgedOf(judged) },
    }
  }
  const frame = { width: detail.width ?? 0, height: detail.height ?? 0 }
  const findings = detail.findings as Parameters<typeof applyRules>[0]
  const judged = applyRules(findings, frame, site, {
    trustedClasses,
    workSite: true,
    calibration,
  })
  return {
    judgments: judged.violations.map(found => ({ found, mediaId: null })),
    detail: { ...detail, ...judgedOf(judged), notes: judged.notes.map(plain) },
  }
}

const wholeTime: TimeSpan = { start: 0, end: 0 }

/** The rule and the condition under which it was found, as in the codes of its sentences. */
function ruleIn(code = '') {
  const [kind, rule = '', condition = ''] = code.split('.')
  return kind === 'violation' ? { rule, condition } : undefined
}

type Known = { id: string; rule: string; condition: string; span: TimeSpan }

/**
 * What the new judgment means for what is stored. One thing stays one violation: where the rules now say something else
 * of it, `replaced` names the violation that says so from now on; what is only cited differently is `kept`, and `same` where
 * the new judgment has it too.
 */
export function compare(judgments: readonly Judgment[], stored: readonly Violation[]) {
  const known: Known[] = stored.flatMap(({ id, messages, reportedBy, span }) => {
    const rule = reportedBy ? undefined : ruleIn(messages?.because?.code)
    return rule ? [{ id, ...rule, span: span ?? wholeTime }] : []
  })
  const judged = judgments.map(judgment => ({
    judgment,
    rule: judgment.found.rule,
    condition: ruleIn(judgment.found.because.code)?.condition ?? '',
    span: judgment.found.span ?? wholeTime,
  }))
  const exactly = <T extends Known | (typeof judged)[number]>(each: T) => ({
    of: each,
    rule: `${each.rule}.${each.condition}`,
    span: each.span,
  })
  const same = [...pairByTime(judged.map(exactly), known.map(exactly))]
  const unchanged = new Set<unknown>(same.flatMap(([a, b]) => [a.of, b.of]))
  const rest = judged.filter(each => !unchanged.has(each))
  const replacing = pairByTime(
    rest,
    known.filter(each => !unchanged.has(each)),
  )
  const replacedIds = new Set([...replacing.values()].map(({ id }) => id))
  return {
    added: rest.filter(each => !replacing.has(each)).map(({ judgment }) => judgment),
    replaced: [...replacing].map(([{ judgment }, { id }]) => ({ id, judgment })),
    same: same.map(([{ of: now }, { of: before }]) => ({ id: before.id, judgment: now.judgment })),
    kept: known.filter(({ id }) => !replacedIds.has(id)).map(({ id }) => id),
  }
}

/** What a violation of the same rule and condition cites and advises at this place; undefined for no rule of ours. */
export const citedAt = (violation: Violation, site: SiteRules) =>
  citedUnder(violation.messages?.because?.code ?? '', citableLaw(site))
