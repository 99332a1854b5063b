import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authHeaders, expect, test } from '../journey'
import { chooseAndAnalyze, results, sample, signUpAndOpenUpload } from '../uploads'

const stillBurning = {
  name: 'after.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../../apps/web/public/samples/later/fire-same-aside.jpg')),
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('what is still there is sent back, or accepted with a reason that stays in the trail', async ({
  page,
}) => {
  await signUpAndOpenUpload(page)
  await chooseAndAnalyze(page, sample('fire.jpg'))
  await expect(results(page)).toBeVisible()
  const headers = await authHeaders(page)
  const listed = await (await page.request.get('/api/violations', { headers })).json()
  const violationId = listed.data.items[0].id
  const data = { title: 'Put out the fire', violationId }
  const task = (await (await page.request.post('/api/tasks', { headers, data })).json()).data.id
  await page.goto(`/tasks/${task}`)

  const sheet = page.getByRole('dialog')
  const sendPhoto = async () => {
    await page.getByRole('button', { name: /^Complete / }).tap()
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Take photo' }).tap()
    await (await chooser).setFiles(stillBurning)
    await expect(sheet.getByText('Still there')).toBeVisible()
  }

  await test.step('sending back comes first, and the task stays open', async () => {
    await sendPhoto()
    await expect(sheet.getByRole('button', { name: /^(Send back|It is fixed…)$/ })).toHaveText([
      'Send back',
      'It is fixed…',
    ])
    await expect(page.getByText('Mark the violation as resolved?')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Send back' }).tap()
    await sheet.getByLabel('What still needs to be done?').fill('It still burns.')
    await sheet.getByRole('button', { name: 'Send back' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText('It still burns.')).toBeVisible()
  })

  await test.step('a manager overrules it, which resolves the violation', async () => {
    await sendPhoto()
    await sheet.getByRole('button', { name: 'It is fixed…' }).tap()
    await sheet.getByLabel('Why does it count as fixed?').fill('That is the welder.')
    await sheet.getByRole('button', { name: 'Accept and resolve' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText(/although the photo shows the hazard/)).toBeVisible()
  })

  await test.step('the trail of the violation says so', async () => {
    await page.goto(`/violations?violation=${violationId}`)
    await page.getByText('Audit trail').first().tap()
    await expect(page.getByText('Reason: That is the welder.')).toBeVisible()
    await expect(page.getByText('Fix accepted although the photo shows the hazard')).toBeVisible()
  })
})
