import { browserFlags, browserPath } from '../browser'
import { expect, test } from '../journey'
import { results, signUpAndOpenUpload } from '../uploads'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: await browserPath(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a recording is made, listened to, made again and checked', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const recorder = page.getByRole('dialog')
  const press = (name: string) => recorder.getByRole('button', { name, exact: true }).click()
  const seconds = async () => Number((await recorder.getByRole('timer').textContent())?.split(':')[1])
  await page.getByRole('button', { name: 'Record sound' }).click()

  await test.step('time and level are shown while it records', async () => {
    await expect.poll(seconds).toBeGreaterThanOrEqual(1)
    const level = recorder.getByRole('progressbar', { name: 'Level' })
    await expect.poll(async () => Number(await level.getAttribute('aria-valuenow'))).toBeGreaterThan(10)
  })

  await test.step('it is stopped, not lost, by whoever closes it', async () => {
    await page.keyboard.press('Escape')
    await expect(recorder.getByLabel('Your recording')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(recorder.getByText('Discard the recording?')).toBeVisible()
    await press('Keep')
  })

  await test.step('again, and checked', async () => {
    await press('Record again')
    await expect.poll(seconds).toBeGreaterThanOrEqual(2)
    await press('Stop')
    const player = recorder.getByLabel('Your recording')
    await expect(player).toBeVisible()
    await press('Check recording')
    await expect(recorder).toHaveCount(0)
    await expect(results(page)).toBeVisible()
    await expect(page.getByText(/^sound-\d{4}.*\.webm · .*Recorded \w+ \d+/)).toBeVisible()
  })
})

for (const [error, title] of [
  ['NotAllowedError', 'Microphone access is blocked'],
  ['NotFoundError', 'No microphone found'],
] as const)
  test(`a microphone that answers ${error} says what to do`, async ({ page }) => {
    await page.addInitScript(name => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await signUpAndOpenUpload(page)
    await page.getByRole('button', { name: 'Record sound' }).click()
    const recorder = page.getByRole('dialog')
    await expect(recorder.getByText(title)).toBeVisible()
    await expect(recorder.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(recorder).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Record sound' })).toBeFocused()
  })
