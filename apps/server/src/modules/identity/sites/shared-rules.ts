import { type PpeItem, ppeItems, type SitePpe, type SiteRules } from '@plumbline/domain'
import { lawOf } from '@plumbline/knowledge/laws/law'

/** The rules of the only site, or of several under one law; null without sites, or where their laws differ. */
export function sharedRules(sites: readonly SiteRules[]): SiteRules | null {
  const [first, ...others] = sites
  if (!first || others.length === 0) return first ?? null
  const law = lawOf(first)
  const isSame = (site: SiteRules) => lawOf(site)?.id === law?.id && site.state === first.state
  if (!law || !others.every(isSame)) return null
  const { country, state, industry } = first
  return { country, state, industry, ppe: sharedPpe(sites) }
}

/** What not all of the sites require everywhere is required where a sign says so. */
function sharedPpe(sites: readonly SiteRules[]): SitePpe {
  const shared = (item: PpeItem) => {
    const [rule = 'posted', ...others] = new Set(sites.map(({ ppe }) => ppe[item]))
    return others.length === 0 ? rule : 'posted'
  }
  return Object.fromEntries(ppeItems.map(item => [item, shared(item)])) as SitePpe
}
