import type { Language, TriedPhoto } from '@plumbline/contract'
import { type Analyzer, type ImageResult, uprightCopy } from '@plumbline/inference'
import { lawOf } from '@plumbline/knowledge'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import { placeOfVisitor, VISITORS } from '../../../platform/http/visitor'
import { overloaded } from '../../../platform/organization-slots'
import type { RegulationsService } from '../../library/regulations/library/regulations.service'
import { faultOf } from '../analysis/analysis-fault'
import { facesOf, plain } from '../analysis/present-analysis'
import { shownWithoutFaces } from '../media/copies'
import { citedAtPlace, codesOf, presentFinding, questionsAbout } from './present-tried'
import type { ReceivedPhoto } from './receive-photo'
import { triesByAddress } from './try-photo.limits'
import { VisitorLine } from './visitor-line'

/** Every part of a photo of this size is looked at in a few seconds, so no small face is missed for want of time. */
const ANALYZED_SIDE = 1600
/** A person is waiting in front of the page. */
const TIMEOUT_MS = 120_000

type Visit = { address: string; receive: () => Promise<ReceivedPhoto>; gone: AbortSignal }

export type TryPhotoDeps = {
  db: Database
  log: Logger
  limits: Limits
  analyzer: () => Analyzer
  regulations: RegulationsService
  analysisWorker: { idle: () => Promise<void> }
}

/** Checks a photo of somebody without an account. It stays in memory and is gone with the response. */
export class TryPhotoService {
  private readonly deps: TryPhotoDeps
  private readonly line: VisitorLine
  constructor(deps: TryPhotoDeps) {
    this.deps = deps
    this.line = new VisitorLine({ limits: deps.limits, idle: () => deps.analysisWorker.idle() })
  }

  /** `receive` reads the photo once there is room for it in memory; `gone` says that nobody waits for the result. */
  check({ address, receive, gone }: Visit): Promise<TriedPhoto> {
    const { limits } = this.deps
    return this.line.enter(address, async () => {
      const { bytes, fields } = await receive()
      await limits.count([triesByAddress, address])
      try {
        return await this.line.inTurn(() => this.look(bytes, fields.language ?? 'en', gone))
      } catch (error) {
        // We were busy, so it doesn't count. It does for a visitor who left while we looked.
        const isOurs = error instanceof AppError && error.code === 'overloaded' && !gone.aborted
        if (isOurs) await limits.refund([triesByAddress, address])
        throw error
      }
    })
  }

  private async look(bytes: Uint8Array, language: Language, gone: AbortSignal): Promise<TriedPhoto> {
    const { result, picture } = await this.analyzed(bytes, gone)
    const place = placeOfVisitor(language)
    const violations = citedAtPlace(result.violations, lawOf(place))
    const { db, regulations } = this.deps
    const named = {
      regulations: await regulations.byCodes(db.read, VISITORS, codesOf(violations)),
      translations: translationsFor(language),
      language,
    }
    return {
      picture,
      detector: result.engine.detector,
      findings: violations.map(each => presentFinding(each, named)),
      questions: questionsAbout(result, violations, place).map(plain),
      notes: result.notes.map(plain),
      country: place.country,
    }
  }

  private async analyzed(bytes: Uint8Array, gone: AbortSignal) {
    try {
      const photo = await uprightCopy({ bytes }, ANALYZED_SIDE)
      const result = (await this.deps
        .analyzer()
        .analyze(
          { bytes: photo, kind: 'image' },
          { thorough: true, signal: AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]) },
        )) as ImageResult
      const hidden = facesOf(result)
      const shown = await shownWithoutFaces(photo, hidden)
      const url = `data:image/jpeg;base64,${Buffer.from(shown).toString('base64')}`
      const { width, height } = result
      return { result, picture: { url, width, height, coveredFaces: hidden.faces.length } }
    } catch (error) {
      throw this.problemWith(error)
    }
  }

  /** The log says what kind of problem it was, and nothing of the picture. */
  private problemWith(error: unknown) {
    const { code, retry } = faultOf(error)
    if (!retry && code !== 'timed_out') return new AppError('unreadable_media')
    this.deps.log.warn({ code }, "a visitor's photo could not be checked")
    return overloaded()
  }
}
