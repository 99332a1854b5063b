import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { authHeaders, expect, test } from '../journey'
import { chooseAndAnalyze, type Media, results, sample, signUpAndOpenUpload } from '../uploads'

const later = (name: string): Media => ({
  name: 'after.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../../apps/web/public/samples/later', name)),
})

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A task to put out the fire of a photo, and a way to send a photo of the fix from its screen. */
async function openFireTask(page: Page) {
  await signUpAndOpenUpload(page)
  await chooseAndAnalyze(page, sample('fire.jpg'))
  await expect(results(page)).toBeVisible()
  const headers = await authHeaders(page)
  const listed = await (await page.request.get('/api/violations', { headers })).json()
  const violationId: string = listed.data.items[0].id
  const data = { title: 'Put out the fire', violationId }
  const task = (await (await page.request.post('/api/tasks', { headers, data })).json()).data.id
  await page.goto(`/tasks/${task}`)

  const sheet = page.getByRole('dialog')
  const sendPhoto = async (photo: Media, verdict: string) => {
    await page.getByRole('button', { name: /^Complete / }).tap()
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Take photo' }).tap()
    await (await chooser).setFiles(photo)
    await expect(sheet.getByText(verdict)).toBeVisible()
  }
  const sendBack = async (note: string) => {
    await sheet.getByRole('button', { name: 'Send back' }).tap()
    await sheet.getByLabel('What still needs to be done?').fill(note)
    await sheet.getByRole('button', { name: 'Send back' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText(note)).toBeVisible()
  }
  return { violationId, sheet, sendPhoto, sendBack }
}

test('what is still there is sent back, or accepted with a reason that stays in the trail', async ({
  page,
}) => {
  const { violationId, sheet, sendPhoto, sendBack } = await openFireTask(page)
  const stillBurning = later('fire-same-aside.jpg')

  await test.step('sending back comes first, and the task stays open', async () => {
    await sendPhoto(stillBurning, 'Still there')
    await expect(sheet.getByRole('button', { name: /^(Send back|It is fixed…)$/ })).toHaveText([
      'Send back',
      'It is fixed…',
    ])
    await expect(page.getByText('Mark the violation as resolved?')).toHaveCount(0)
    await sendBack('It still burns.')
  })

  await test.step('a manager overrules it, which resolves the violation', async () => {
    await sendPhoto(stillBurning, 'Still there')
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

test('a photo of another place decides nothing, and one on which the hazard is gone closes it', async ({
  page,
}) => {
  const { violationId, sheet, sendPhoto, sendBack } = await openFireTask(page)

  await test.step('of another place, the photo is asked for again', async () => {
    await sendPhoto(sample('tidy.jpg'), "Can't tell")
    await expect(sheet.getByText(/Take the photo of the place of the finding\./)).toBeVisible()
    await sendBack('Please show the place of the fire.')
  })

  await test.step('what is gone is accepted with one tap, which resolves the violation', async () => {
    await sendPhoto(later('fire-out-aside.jpg'), "The hazard isn't visible anymore.")
    await sheet.getByRole('button', { name: 'Accept and resolve' }).tap()
    await expect(sheet).toHaveCount(0)
    const headers = await authHeaders(page)
    const answer = await page.request.get(`/api/violations/${violationId}`, { headers })
    expect((await answer.json()).data.status).toBe('Resolved')
  })
})
