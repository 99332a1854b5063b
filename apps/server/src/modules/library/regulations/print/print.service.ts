import type { Regulation, RegulationFilters } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../../platform/clock'
import type { Member } from '../../../../platform/http/member'
import type { Block } from '../../../../platform/pdf/document'
import { formatsFor, pageFrameFor } from '../../../../platform/pdf/page-frame'
import type { PdfRenderer, RenderedPdf } from '../../../../platform/pdf/pdf-renderer'
import { type RecipientDeps, recipientOf } from '../../../identity/organizations/recipient'
import type { RegulationSearchService } from '../search/regulation-search.service'
import { libraryEntry, libraryOpening, regulationDocument } from './regulation-document'

/** On paper more than these are of no use; a file of data holds them all. */
const MAX_PRINTED = 200

export type PrintDeps = RecipientDeps & {
  clock: Clock
  pdf: PdfRenderer
  regulationSearch: RegulationSearchService
}

/** Regulations on paper. */
export class RegulationsPrint {
  private readonly deps: PrintDeps
  constructor(deps: PrintDeps) {
    this.deps = deps
  }

  async one(member: Member, regulation: Regulation): Promise<RenderedPdf> {
    const { recipient, context } = await this.preparedFor(member)
    const subject = context.formatter.translate('regulation-print', 'regulation')
    const { title } = regulation
    const frame = pageFrameFor(recipient, context.formatter, { title, subject }, this.deps.clock.now())
    return this.deps.pdf.render(frame, [regulationDocument(regulation, context)])
  }

  async library(member: Member, filters: RegulationFilters): Promise<RenderedPdf> {
    const { regulationSearch, pdf, clock } = this.deps
    const { total } = await regulationSearch.list(member, {
      ...filters,
      sort: 'relevance',
      page: 1,
      pageSize: 1,
    })
    const batches = await regulationSearch.all(member, filters)
    const { recipient, context } = await this.preparedFor(member)
    const { formatter, formats } = context
    const chosenBy = [
      filters.q,
      filters.industry && formatter.labelIn('industry', filters.industry),
      filters.body,
      filters.risk && formatter.translate('labels', `risk.${filters.risk}`),
      filters.tags,
      filters.from && `${formats.day(filters.from)} –`,
      filters.to && `– ${formats.day(filters.to)}`,
    ]
    const opening = {
      count: Math.min(total, MAX_PRINTED),
      total,
      chosenBy: chosenBy.filter(Boolean).join(' · '),
    }
    async function* sections(): AsyncGenerator<Block[]> {
      yield libraryOpening(opening, context)
      let printed = 0
      for await (const batch of batches)
        for (const regulation of batch) {
          if (printed++ === MAX_PRINTED) return
          yield libraryEntry(regulation, context)
        }
    }
    const title = formatter.translate('regulation-print', 'library')
    return pdf.render(pageFrameFor(recipient, formatter, { title, subject: title }, clock.now()), sections())
  }

  private async preparedFor(member: Member) {
    const recipient = await recipientOf(this.deps, member)
    const formatter = await loadFormatter(recipient.language)
    return { recipient, context: { formatter, formats: formatsFor(recipient) } }
  }
}
