import { expect, test } from 'vitest'
import { show } from '../../../../testing/screen'
import { SiteRules } from './site-rules'

const linksShown = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))

test('a country without rules of ours says so, and offers ILO and ISO 45001', async () => {
  await show(<SiteRules site={{ law: null, country: 'BR' }} />, { words: 'sites' })
  expect(document.body.textContent).toContain("We don't have the safety rules of this place yet")
  expect(linksShown()).toEqual(['/regulations?q=ILO', '/regulations?q=ISO%2045001'])
})

test('a site without a country asks for one', async () => {
  await show(<SiteRules site={{ law: null, country: null }} />, { words: 'sites' })
  expect(document.body.textContent).toContain('Choose a country')
  expect(linksShown()).toEqual([])
})

test('a state plan is named with its agency', async () => {
  const law = { id: 'us-construction', agency: 'Cal/OSHA' }
  await show(<SiteRules site={{ law, country: 'US' }} />, { words: 'sites' })
  expect(document.body.textContent).toContain('Cal/OSHA')
})
