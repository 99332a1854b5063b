import { randomUUID } from 'node:crypto'
import { days, hours, later } from '../../../../platform/clock'
import { summarize } from '../../../capture/analysis/present-analysis'
import { rowFrom } from '../../../findings/violations/present-violation'
import { created, reportedRow } from '../../../findings/violations/violation-edits'
import { idsInOrder } from '../../../findings/violations/violation-order'
import type { Cast, DemoPerson } from '../history/cast'
import { dealtWith, eventsOf } from '../history/follow-up'
import { emptyHistory, type HistoryRows, mergedHistory } from '../history/history-rows'
import { duringWork, HISTORY_DAYS, plannedTask, timeToFix, workload } from '../history/incidents'
import { profiles, type SiteKey, siteKeys } from '../history/sites'
import { taskRecords } from '../history/task-records'
import { changeBy, judge } from '../history/violation-records'
import type { AnalyzedPicture, FoundInPicture } from './analyzed-picture'
import { fixRecords } from './fix-records'
import type { PhotoFile, PhotoFiles } from './photo-file'
import { mediaRow } from './photo-files'
import analyzed from './photos.json' with { type: 'json' }
import { pictures } from './pictures'
import { recheckRecords } from './recheck-records'
import { verdictOn } from './verdicts'

const results = new Map((analyzed as unknown as AnalyzedPicture[]).map(each => [each.name, each]))

/** Photos on a working day, that many days ago: the crews take more of them as the year goes on. */
const checks: Record<SiteKey, (daysAgo: number) => number> = {
  tower: daysAgo => 0.32 - (0.22 * daysAgo) / HISTORY_DAYS,
  warehouse: () => 0.05,
  school: daysAgo => (daysAgo > 240 ? 0 : 0.12),
}
/** How many of them show something wrong. */
const troubles: Record<SiteKey, (daysAgo: number) => number> = {
  tower: daysAgo => (daysAgo > 235 ? 0.6 : 0.3 + (0.6 * daysAgo) / 235),
  warehouse: () => 0.15,
  school: daysAgo => 0.25 + (0.4 * daysAgo) / 240,
}

/** How often whoever took a picture saw what the analysis missed. */
const ADDED = 0.7

type Check = {
  site: SiteKey
  area: string
  missed: string | undefined
  result: AnalyzedPicture
  file: PhotoFile
  at: Date
  daysAgo: number
}

/** Photos checked through the year. Each is one of the rendered pictures with what was really found in it. */
export function photoRecords(cast: Cast, files: PhotoFiles): HistoryRows[] {
  return photoChecks(cast, files).map(check => checkRecords(cast, files, check))
}

function photoChecks({ random, now }: Cast, files: PhotoFiles): Check[] {
  const all: Check[] = []
  for (let daysAgo = HISTORY_DAYS; daysAgo > 0; daysAgo--) {
    const day = later(now, -days(daysAgo))
    for (const site of siteKeys) {
      if (!random.chance(checks[site](daysAgo) * workload(day))) continue
      const isBad = random.chance(troubles[site](daysAgo))
      const fitting = pictures.filter(each => each.site === site && Boolean(each.after) === isBad)
      const [first, ...others] = fitting
      const picture = first && random.pick([first, ...others])
      const [result, file] = picture ? [results.get(picture.name), files.get(picture.name)] : []
      if (picture && result && file)
        all.push({
          site,
          area: picture.area,
          missed: picture.missed,
          result,
          file,
          at: duringWork(random, day),
          daysAgo,
        })
    }
  }
  return all.filter(({ at }) => at < now)
}

function checkRecords(cast: Cast, files: PhotoFiles, check: Check): HistoryRows {
  const { site, area, result, file, at } = check
  const { organizationId, random, person } = cast
  const uploader = person(random.pick(profiles[site].reporters))
  const medium = mediaRow(cast, file, result.detail, uploader, at)
  const finishedAt = later(at, hours(random.between(0.002, 0.008)))
  const analysisId = randomUUID()
  const ids = idsInOrder(result.found.length)
  const found = result.found.map((each, index) =>
    findingRecords(
      cast,
      files,
      { ...check, found: each, finishedAt, uploader },
      {
        id: ids[index] ?? randomUUID(),
        analysisId,
        mediaId: medium.id,
      },
    ),
  )
  const own: HistoryRows = {
    ...emptyHistory,
    media: [medium],
    analyses: [
      {
        id: analysisId,
        organizationId,
        requestedBy: uploader.id,
        mediaId: medium.id,
        siteId: cast.sites[site].id,
        area,
        captureSource: random.chance(0.7) ? 'mobile' : 'upload',
        status: 'completed',
        stage: 'storing',
        progress: 100,
        attempts: 1,
        notBefore: new Date(0),
        credit: 'spent',
        summary: summarize(result.found.map(({ violation }) => violation)),
        detail: result.detail,
        createdAt: at,
        finishedAt,
      },
    ],
  }
  const added = addedRecords(cast, check, { analysisId, mediaId: medium.id, uploader, finishedAt })
  return mergedHistory([own, ...found, added])
}

type Looked = { analysisId: string; mediaId: string; uploader: DemoPerson; finishedAt: Date }

/** What the analysis missed and whoever took the picture reported on it, put right on the spot. */
function addedRecords(
  cast: Cast,
  { missed, site, area, at }: Check,
  { analysisId, mediaId, uploader, finishedAt }: Looked,
): HistoryRows {
  const { organizationId, random, now } = cast
  if (!missed || !random.chance(ADDED)) return emptyHistory
  const foundAt = later(finishedAt, hours(0.05))
  const course = { site, foundAt, foundBy: uploader, task: null, resolvedAt: later(foundAt, hours(0.3)) }
  const reported = {
    ...reportedRow({ type: missed, severity: 'High', analysisId, location: area }, foundAt),
    id: randomUUID(),
    organizationId,
    siteId: cast.sites[site].id,
    mediaId,
    reportedBy: uploader.id,
    capturedAt: at,
  }
  if (course.resolvedAt >= now) return emptyHistory
  const dealt = dealtWith(cast, course, reported, undefined)
  const violationChanges = [changeBy(uploader, reported, created('person'), foundAt), ...dealt.changes]
  return {
    ...emptyHistory,
    violations: [{ ...dealt.violation, version: violationChanges.length, updatedAt: course.resolvedAt }],
    violationChanges,
    events: eventsOf(cast, course, reported, undefined),
  }
}

type Finding = Check & { found: FoundInPicture; finishedAt: Date; uploader: DemoPerson }

/** A finding, what people said of it, and the task it became. */
function findingRecords(
  cast: Cast,
  files: PhotoFiles,
  { site, area, found, finishedAt, at, daysAgo, uploader }: Finding,
  ids: { id: string; analysisId: string; mediaId: string },
): HistoryRows {
  const { organizationId, random, person } = cast
  const lead = person(profiles[site].lead)
  const base = {
    ...rowFrom(found.violation, finishedAt),
    ...ids,
    organizationId,
    siteId: cast.sites[site].id,
    location: area,
    capturedAt: at,
  }
  const made = { ...changeBy(lead, base, created('analysis'), finishedAt), userId: null, userName: '' }
  const rechecked = recheckRecords(cast, found.recheck, base, uploader, later(finishedAt, hours(0.05)))
  const verdict = verdictOn(cast, rechecked.violation)
  const judged = verdict
    ? judge(rechecked.violation, lead, verdict, later(finishedAt, hours(random.between(0.1, 0.3))))
    : { violation: rechecked.violation, changes: [], feedback: [] }
  const planned = plannedTask(random, site, finishedAt, timeToFix(random, site, base.severity, daysAgo))
  const course = {
    site,
    foundAt: finishedAt,
    foundBy: null,
    task: planned,
    resolvedAt: later(planned.completedAt, hours(random.between(0.2, 3))),
  }
  const isDismissed = judged.violation.verdict === 'dismissed'
  const title = `Fix: ${base.type}`
  const task = isDismissed ? undefined : taskRecords(cast, { title, site }, planned, judged.violation)
  const dealt = dealtWith(cast, course, judged.violation, task)
  const violationChanges = [made, ...rechecked.changes, ...judged.changes, ...dealt.changes]
  const violation = {
    ...dealt.violation,
    version: violationChanges.length,
    updatedAt: violationChanges.at(-1)?.createdAt ?? finishedAt,
  }
  const fix = task ? fixRecords(cast, files, found.fix, { task, planned, violation, lead }) : emptyHistory
  return mergedHistory([
    fix,
    {
      ...emptyHistory,
      violations: [violation],
      violationChanges,
      feedback: judged.feedback,
      rechecks: rechecked.rechecks,
      tasks: task ? [task.task] : [],
      taskChanges: task?.changes ?? [],
      events: eventsOf(cast, course, violation, task),
    },
  ])
}
