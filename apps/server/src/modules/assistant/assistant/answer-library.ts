import {
  checksIn,
  jurisdictionOf,
  type Library,
  type LibraryRecord,
  type Workplace,
} from '@plumbline/assistant'
import type { Framework, Regulation } from '@plumbline/contract'
import { type Language, regulationIndustryOf } from '@plumbline/domain'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { RegulationsService } from '../../library/regulations/library/regulations.service'
import { bodyOf } from '../../library/regulations/search/reader-place'
import type { RegulationSearchService } from '../../library/regulations/search/regulation-search.service'

const MAX_RECORDS = 8

export type AnswerLibraryDeps = {
  db: Database
  regulations: RegulationsService
  regulationSearch: RegulationSearchService
}

const recordOf = (regulation: Regulation): LibraryRecord => ({
  code: regulation.regulation_code,
  title: regulation.title,
  summary: regulation.summary,
  checks: checksIn(regulation.description),
  jurisdiction: regulation.jurisdiction,
  region: regulation.region,
  industry: regulation.industry,
  isOwn: regulation.verified === null,
})

/** The organization's library, for the questions of one member. */
export const answerLibrary = (
  { db, regulations, regulationSearch }: AnswerLibraryDeps,
  { organizationId }: Pick<Member, 'organizationId'>,
  { industry, framework }: Workplace & { framework: Framework },
  language: Language,
): Library => ({
  read: text => regulationSearch.read(organizationId, text, language),
  search: async (text, place) => {
    const { regulations: found, ...rest } = await regulationSearch.consult(organizationId, {
      text,
      language,
      limit: MAX_RECORDS,
      prefer: {
        ...jurisdictionOf(place),
        industry: regulationIndustryOf(industry),
        ...bodyOf(framework),
      },
    })
    return { ...rest, records: found.map(recordOf) }
  },
  byCodes: async codes => {
    const found = await regulations.byCodes(db.read, organizationId, codes)
    return codes.flatMap(code => {
      const regulation = found.get(code)
      return regulation?.regulation_code === code ? [recordOf(regulation)] : []
    })
  },
})
