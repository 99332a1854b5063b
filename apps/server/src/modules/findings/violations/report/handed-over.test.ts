import * as contract from '@plumbline/contract'
import { loadFormatter, type MessageKey } from '@plumbline/messages'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { download, readPdf } from '../../../../testing/pdf'
import { signUpOn } from '../../../../testing/plans'
import { sampleOf, upload } from '../../../../testing/uploads'

const app = useTestApp()
const { translate } = await loadFormatter('en')

/** Lines end where the paper does; what is said is compared without that. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
const english = (key: MessageKey<'report'>) => plain(translate('report', key))

test('a report on one page is an observation to hand over: no fine, no breach, no more than likely, and a notice', async () => {
  const premium = await signUpOn(app, 'premium')
  const { data } = await upload(app, premium, { file: await sampleOf('site-no-hats'), name: 'site.jpg' })
  await app.analysisWorker.wake()
  const { violations } = (await premium.call(contract.getResult, { params: { id: data.id } })).data
  const violation = violations.find(({ basis }) => basis === 'breach')
  const textOf = async (pages: 'one' | 'full') => {
    const request = { params: { id: violation?.id ?? '' }, query: { pages } }
    const { bytes } = await download(app, premium, contract.violationReport, request)
    return plain((await readPdf(bytes)).text)
  }
  const [handedOver, inside] = [await textOf('one'), await textOf('full')]
  for (const inOurs of ['sections.fine', 'basis.breach', 'report'] as const) {
    expect(inside).toContain(english(inOurs))
    expect(handedOver).not.toContain(english(inOurs))
  }
  for (const inTheirs of ['outside.title', 'outside.basis.breach', 'outside.notice'] as const)
    expect(handedOver).toContain(english(inTheirs))
  expect(handedOver).not.toMatch(/Verylikely|\$\d/)
})
