import { authHeaders, expect, test } from '../journey'
import { chooseAndAnalyze, results, sample, signUpAndOpenUpload } from '../uploads'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const excavator = sample('excavator.jpg')

test('on a phone: a photo of an excavator, two claims, three questions answered, one becomes a violation', async ({
  page,
}) => {
  await test.step('the photo is analyzed and shows two claims and what was not checked', async () => {
    await signUpAndOpenUpload(page)
    await chooseAndAnalyze(page, excavator)
    await expect(results(page)).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(2)
  })

  const question = (text: RegExp) => page.getByRole('group', { name: text })
  await test.step('three questions are answered with one tap each, and none moves under the finger', async () => {
    const backup = question(/backup alarm or spotter/)
    const swing = question(/swing into blocked off/)
    await backup.scrollIntoViewIfNeeded()
    const place = await swing.boundingBox()
    await backup.getByRole('button', { name: 'Not OK' }).tap()
    await expect(page.getByRole('button', { name: 'Recorded as a violation' })).toBeVisible()
    await expect(page.getByText('1 of 5 answered')).toBeVisible()
    expect(await swing.boundingBox()).toEqual(place)
    await swing.getByRole('button', { name: 'OK', exact: true }).tap()
    await question(/Is the operator wearing the seat belt/)
      .getByRole('button', { name: "Can't tell" })
      .tap()
    await expect(page.getByText('3 of 5 answered')).toBeVisible()
    const tapped = backup.getByRole('button', { name: 'Not OK' })
    await expect(tapped).toHaveAttribute('aria-pressed', 'true')
    const box = await tapped.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
  })

  await test.step('one became a violation, with its rule and the photo', async () => {
    await page.getByRole('button', { name: 'Recorded as a violation' }).tap()
    await expect(
      page.getByRole('heading', { name: 'Reversing without a clear view, alarm or spotter' }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText('Reversing without a clear view, alarm or spotter').first()).toBeVisible()
  })

  await test.step('the report has it', async () => {
    const headers = await authHeaders(page)
    const list = await (await page.request.get('/api/violations', { headers })).json()
    const reported = list.data.items.find((item: { reportedBy: string | null }) => item.reportedBy)
    expect(reported.regulationCode).toBe('29 CFR 1926.602(a)(9)(ii)')
    const report = await page.request.get(`/api/violations/${reported.id}/report`, { headers })
    expect([report.status(), report.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
})
