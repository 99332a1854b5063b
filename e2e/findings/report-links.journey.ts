import { authHeaders, expect, inMore, test } from '../journey'
import { sample, signUpAndOpenUpload } from '../uploads'

// The browser logs calls that are rejected: the email of an unconfirmed account.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 40[34]/] })

test('a report is shared by a link that anyone can open until it is revoked', async ({ page, browser }) => {
  await signUpAndOpenUpload(page)
  const uploaded = await page.request.post('/api/analysis/upload?wait=1', {
    headers: await authHeaders(page),
    multipart: { file: sample('fire.jpg') },
  })
  const [{ id, type }] = (await uploaded.json()).data.violations
  await page.goto(`/violations?violation=${id}`)
  await (await inMore(page, 'Share')).click()
  const dialog = page.getByRole('dialog', { name: 'Share report' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const errors: string[] = []
  visitor.on('pageerror', error => errors.push(String(error)))
  visitor.on('console', message => message.type() === 'error' && errors.push(message.text()))

  await test.step('somebody without an account opens it', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: type, level: 1 })).toBeVisible()
    await expect(visitor.getByText('Safety report from Ruiz')).toBeVisible()
    const picture = visitor.getByRole('img', { name: `Photo: ${type}` })
    await expect(picture).toHaveJSProperty('naturalWidth', 800)
    await expect(visitor.getByText('Open', { exact: true })).toBeVisible()
    await expect(visitor.getByText('Seen', { exact: true })).toBeVisible()
    const open = visitor.getByRole('link', { name: 'Open report (PDF)' })
    await expect(open).toHaveAttribute('target', '_blank')
    const report = await context.request.get((await open.getAttribute('href')) ?? '', {
      headers: { origin: new URL(address).origin },
    })
    expect(report.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline'),
    })
    expect(errors).toEqual([])
  })

  await test.step('an unconfirmed account is told why it cannot email', async () => {
    await dialog.getByLabel('Send by email to').fill('inspector@agency.example')
    await dialog.getByRole('button', { name: 'Send email' }).click()
    await expect(dialog.getByText('Confirm your email address before you email reports.')).toBeVisible()
  })

  await test.step('revoked or guessed, it says the same and shows nothing', async () => {
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog.getByText('Active links')).toHaveCount(0)
    for (const dead of [address, `${address.slice(0, -43)}${'x'.repeat(43)}`]) {
      await visitor.goto(dead)
      await expect(visitor.getByText("This link doesn't work")).toBeVisible()
      await expect(visitor.getByText('Ask the person who sent it for a new one.')).toBeVisible()
      await expect(visitor.getByText(type)).toHaveCount(0)
    }
  })
  await context.close()
})
