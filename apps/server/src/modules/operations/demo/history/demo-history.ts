import { photoRecords } from '../photos/photo-records'
import type { Cast } from './cast'
import { type HistoryRows, mergedHistory } from './history-rows'
import { incidentRecords } from './incident-records'
import { pastIncidents } from './incidents'
import { presentIncidents } from './present'

const byTime = (a: { createdAt: Date }, b: { createdAt: Date }) =>
  a.createdAt.getTime() - b.createdAt.getTime()

/** A year of what people reported and photos showed, and what became of it. */
export function demoHistory(cast: Cast): HistoryRows {
  const incidents = [...pastIncidents(cast.random, cast.now), ...presentIncidents(cast.now)]
  const rows = mergedHistory([
    ...incidents.map(incident => incidentRecords(cast, incident)),
    ...(cast.photos ? photoRecords(cast, cast.photos) : []),
  ])
  return {
    ...rows,
    violationChanges: rows.violationChanges.toSorted(byTime),
    taskChanges: rows.taskChanges.toSorted(byTime),
  }
}
