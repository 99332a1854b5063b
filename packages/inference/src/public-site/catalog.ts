import type { Language } from '@plumbline/domain'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { industryRules } from './industry-rules'
import { regionLaws } from './region-laws'

const byCode = new Map(regulations.map(record => [record.code, record]))

function ruleOf(code: string) {
  const record = byCode.get(code)
  if (!record) throw new Error(`${code} is not in the library`)
  return { code, title: record.title, source: record.source }
}

/** How many records of the library belong to a law; a page that names it must not promise an empty shelf. */
function lawWithCount({ name, codes }: { name: string; codes: string }) {
  const count = regulations.filter(({ code }) => code.startsWith(codes)).length
  if (count === 0) throw new Error(`the library has nothing of ${name} (${codes})`)
  return { name, count }
}

/** What the public pages about industries and regions name from the library. */
export const catalog = () => ({
  industries: industryRules.map(({ codes, ...rest }) => ({ ...rest, rules: codes.map(ruleOf) })),
  regions: regionLaws.map(({ jurisdiction, laws, languages, ...rest }) => ({
    ...rest,
    languages: languages.split(' ').filter(Boolean) as Language[],
    records: regulations.filter(record => record.jurisdiction === jurisdiction).length,
    laws: laws.map(lawWithCount),
  })),
})
