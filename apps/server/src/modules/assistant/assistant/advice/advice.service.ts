import { jurisdictionOf, type Workplace } from '@plumbline/assistant'
import type {
  AssistantContext,
  assistantQuestions,
  BodyOf,
  DetailLevel,
  explainViolation,
  Framework,
  Language,
  Regulation,
  ResponseOf,
  suggestRemediation,
} from '@plumbline/contract'
import { regulationIndustryOf } from '@plumbline/domain'
import { lawOf, figuresFor as remedyFigures, remedyNumbers } from '@plumbline/knowledge'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { type Formatter, loadFormatter } from '@plumbline/messages'
import type * as z from 'zod/mini'
import { notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import { hazardIn } from '../../../findings/violations/hazard-names'
import type { ViolationsService } from '../../../findings/violations/violations.service'
import type { RegulationsService } from '../../../library/regulations/library/regulations.service'
import { bodyOf } from '../../../library/regulations/search/reader-place'
import type { RegulationSearchService } from '../../../library/regulations/search/regulation-search.service'
import { sourcesOf } from '../render-answer'
import { readerSettings, type WorkplaceDeps, workplaceOf } from '../workplace'
import { explain, figuresFor, type Rule, type Subject, textOf } from './explain'
import { fallbackSteps } from './fallback-steps'
import { hazardOfRule, ruleOf } from './hazard-rules'
import { MAX_FOR_PAULIE, questionsAbout, stockQuestions } from './questions'

export type AdviceDeps = WorkplaceDeps & {
  regulations: RegulationsService
  regulationSearch: RegulationSearchService
  violations: ViolationsService
}

type Description = BodyOf<typeof explainViolation>
type Questions = ResponseOf<typeof assistantQuestions>

/** Below this the closest regulation may be about something else. */
const MIN_SIMILARITY = 0.5
/** The first ones remove the hazard, the last ones only protect from it. */
const maxSteps: Readonly<Record<DetailLevel, number>> = {
  brief: 3,
  standard: 12,
  detailed: 12,
  comprehensive: 12,
}
/** More of a long text says no more about which rule it is. */
const MAX_SEARCHED = 1_000

/** Advice on a condition that somebody describes: what it means, what to do, what to ask. */
export class AdviceService {
  private readonly deps: AdviceDeps
  constructor(deps: AdviceDeps) {
    this.deps = deps
  }

  async assistantQuestions({ language }: Member): Promise<Questions> {
    return stock(await loadFormatter(language), stockQuestions.length)
  }

  async assistantPageQuestions({ language }: Member): Promise<Questions> {
    return stock(await loadFormatter(language), MAX_FOR_PAULIE)
  }

  /** Questions that fit what is on the screen; the stock ones where the context says nothing. */
  async questionsFor(member: Member, context: z.output<typeof AssistantContext>): Promise<Questions> {
    const { db, violations } = this.deps
    const formatter = await loadFormatter(member.language)
    const found = context.violation_id
      ? await violations.findOr404(db.read, member.organizationId, context.violation_id)
      : null
    const type = found?.violation.type ?? context.violation_type ?? ''
    const description = found?.violation.description ?? context.violation_description ?? ''
    const hints = [context.regulation?.code, ...(context.regulation_codes ?? [])]
    const hazard =
      hazardIn(`${type}. ${description}`) ??
      hints.map(code => (code ? hazardOfRule(code) : null)).find(id => id !== null) ??
      null
    const name = type || description
    if (!hazard && !name.trim()) return stock(formatter, MAX_FOR_PAULIE)
    return { suggestedQuestions: questionsAbout(hazard, name, formatter) }
  }

  /** What the hierarchy of controls asks for against the hazard; six steps for anything where none is recognized. */
  async remediation(
    member: Member,
    description: Description,
  ): Promise<ResponseOf<typeof suggestRemediation>> {
    const formatter = await loadFormatter(member.language)
    const subject = await this.subjectOf(member, description)
    const { hazard, law } = subject
    const steps = hazard
      ? remedyNumbers(hazard).map(remedy =>
          textOf(formatter, `hazard.${hazard}.remedy.${remedy}`, remedyFigures(hazard, remedy, law)),
        )
      : fallbackSteps.map(code => textOf(formatter, code))
    return {
      steps: steps.slice(0, maxSteps[subject.detail]),
      sources: await this.sourcesFor(member, subject),
    }
  }

  async explanation(member: Member, description: Description): Promise<ResponseOf<typeof explainViolation>> {
    const formatter = await loadFormatter(member.language)
    const subject = await this.subjectOf(member, description)
    return {
      explanation: explain(subject, formatter),
      sources: await this.sourcesFor(member, subject),
    }
  }

  /** The hazard that is described, and the rule: the one named, else the one it breaks here, else the closest. */
  private async subjectOf(member: Member, { text, regulation = {} }: Description): Promise<Subject> {
    const { db, regulations } = this.deps
    const workplace = await workplaceOf(this.deps, member, null)
    const { detail, framework } = await readerSettings(this.deps, member)
    const law = lawOf(workplace)
    const named = await this.named(member, regulation)
    const told = [text, ...(regulation.keywords ?? [])].join('. ')
    const hazard = hazardIn(told) ?? (named && hazardOfRule(named.regulation_code))
    const broken = ruleOf(hazard, law)
    const cited = named ?? (broken && (await regulations.byCode(db.read, member.organizationId, broken)))
    const rule = cited
      ? { ...ruleFrom(cited, true, member.language), ...(!named && broken && { code: broken }) }
      : await this.closest(member, told, {
          workplace,
          industry: regulation.industry,
          framework,
        })
    return { hazard, law, rule, detail }
  }

  private async named({ organizationId }: Member, { id, code }: NonNullable<Description['regulation']>) {
    const { db, regulations } = this.deps
    if (id) {
      const found = await regulations.find(db.read, organizationId, id)
      if (!found) throw notFound()
      return found
    }
    return code ? ((await regulations.byCode(db.read, organizationId, code)) ?? null) : null
  }

  private async closest(
    { organizationId, language }: Member,
    text: string,
    {
      workplace,
      industry,
      framework,
    }: { workplace: Workplace; industry: string | undefined; framework: Framework },
  ): Promise<Rule | null> {
    const { regulations, similarity } = await this.deps.regulationSearch.consult(organizationId, {
      text: text.slice(0, MAX_SEARCHED),
      language,
      limit: 1,
      prefer: {
        ...jurisdictionOf(workplace),
        industry: industry ?? regulationIndustryOf(workplace.industry),
        ...bodyOf(framework),
      },
    })
    const [first] = regulations
    return first && (similarity === null || similarity >= MIN_SIMILARITY)
      ? ruleFrom(first, false, language)
      : null
  }

  private async sourcesFor({ organizationId, language }: Member, subject: Subject) {
    const { db, regulations } = this.deps
    const figures = figuresFor(subject).map(({ code }) => code)
    const codes = [...(subject.rule ? [subject.rule.code] : []), ...figures]
    const named = await regulations.byCodes(db.read, organizationId, codes)
    return sourcesOf(codes, named, translationsFor(language))
  }
}

function ruleFrom(regulation: Regulation, isCited: boolean, language: Language): Rule {
  const { regulation_code: code, title, summary, verified } = regulation
  const text = verified ? translationsFor(language).records.get(code) : undefined
  const translated = text?.summary ?? text?.gist
  return {
    isInOurWords: verified !== null,
    isTranslated: language === 'en' || translated !== undefined,
    code,
    title: text?.title ?? title,
    summary: translated ?? summary,
    isCited,
  }
}

const stock = (formatter: Formatter, count: number): Questions => ({
  suggestedQuestions: stockQuestions.slice(0, count).map(code => textOf(formatter, code)),
})
