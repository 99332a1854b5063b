import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { signUpOn } from '../../../../testing/plans'
import { regulationByCode } from '../../../../testing/regulations'

const app = useTestApp()

describe('a built-in regulation in the reader’s language', () => {
  const CODE = '29 CFR 1926.501(b)(1)'

  test('has title, summary and points translated, with the original beside them', async () => {
    const ana = await signUpOn(app, 'pro', { language: 'es' })
    const hit = await regulationByCode(ana, CODE)
    const { data } = await ana.call(contract.getRegulation, { params: { id: hit.id } })
    const { data: plain } = await ana.call(contract.regulationSummary, { params: { id: hit.id } })
    expect(hit.translated).toMatchObject({ title: 'Lados y bordes sin protección', is_whole: true })
    expect(data.translated).toEqual(hit.translated)
    expect(data.translated?.summary).toMatch(/debe estar protegid/)
    expect(data.title).toBe('Unprotected sides and edges')
    expect(plain).toMatchObject({ language: 'es', summary: data.translated?.summary })
    expect(plain.points).toHaveLength(4)
    expect(data.related.map(({ title }) => title).join(' ')).not.toMatch(/\b(?:the|and|with)\b/)
  })

  test('is in English alone for whoever reads English, and the organization’s own once it is changed', async () => {
    const ana = await signUpOn(app, 'pro')
    expect((await regulationByCode(ana, CODE)).translated).toBeNull()
    const eva = await signUpOn(app, 'pro', { language: 'de' })
    const { id, version } = await regulationByCode(eva, CODE)
    await eva.call(contract.updateRegulation, { params: { id }, body: { version, title: 'Unsere Regel' } })
    expect(await regulationByCode(eva, CODE)).toMatchObject({ title: 'Unsere Regel', translated: null })
  })
})
