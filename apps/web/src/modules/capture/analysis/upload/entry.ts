import type { AnalysisPreview, AnalysisStatus } from '@plumbline/contract/capture/analysis'
import { nowhere, type Place } from '../../../../lib/place'
import type { CaptureSource, MediaKind } from './accepted'

export type Problem = { code: string; message: string; params: Readonly<Record<string, string>> }

export type EntryState =
  | { is: 'chosen' }
  /** Not sent yet: files are sent one after the other. */
  | { is: 'waiting' }
  | { is: 'uploading'; sent: number }
  /** The connection is lost; it is sent when it is back. */
  | { is: 'offline' }
  /** The organization analyzed the same file before: the user decides. */
  | { is: 'duplicate'; earlier: string; date: string }
  | {
      is: 'analyzing'
      id: string
      stage: AnalysisStatus['stage']
      progress: number
      preview: AnalysisPreview | null
    }
  | { is: 'completed'; id: string; violations: number; observations: number }
  | { is: 'failed'; problem: Problem }
  | { is: 'canceled' }

export type Source = {
  captureSource: CaptureSource
  place?: Place
  /** The clock of this device when its camera took the picture. */
  capturedAt?: string | null
  /** A sample: where it was analyzed before, that result is what people want to see. */
  opensEarlier?: boolean
}

export type Entry = {
  key: string
  name: string
  size: number
  kind: MediaKind
  captureSource: CaptureSource
  /** Null for an analysis that was already running when the page was loaded. */
  file: File | null
  place: Place
  capturedAt: string | null
  opensEarlier: boolean
  /** Analyze it although the same file was analyzed before. */
  force: boolean
  /** When it was first sent; the same file on the server from then on is this one. */
  firstSentAt: number | null
  /** How often the server took it: each time is an upload of its own. */
  timesAccepted: number
  /** It outlives this page. */
  isSaved: boolean
  /** Taken back by the user: it is kept and not sent. */
  isUndone: boolean
  state: EntryState
}
export type EntryWithFile = Entry & { file: File }

const runningStates: readonly EntryState['is'][] = ['waiting', 'uploading', 'offline', 'analyzing']
export const isRunning = ({ state }: Pick<Entry, 'state'>) => runningStates.includes(state.is)

export const hasFile = (entry: Entry): entry is EntryWithFile => entry.file !== null

let lastKey = 0

export function newEntry({
  captureSource,
  place = nowhere,
  capturedAt = null,
  opensEarlier = false,
}: Source): Entry {
  lastKey += 1
  return {
    // Also unlike those that an earlier visit saved.
    key: `${Date.now().toString(36)}-${lastKey}`,
    name: '',
    size: 0,
    kind: 'image',
    file: null,
    captureSource,
    place,
    capturedAt,
    opensEarlier,
    force: false,
    firstSentAt: null,
    timesAccepted: 0,
    isSaved: false,
    isUndone: false,
    state: { is: 'chosen' },
  }
}
