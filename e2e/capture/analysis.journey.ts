import { expect, test } from '../journey'
import { photo, recording, video, voiceMemo } from '../media'
import { analyze, choose, chooseAndAnalyze, results, signUpAndOpenUpload } from '../uploads'

test('a photo is analyzed and uses one credit', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await expect(page.getByText('10 analysis credits remaining')).toBeVisible()
  await chooseAndAnalyze(page, await photo('gate.jpg'))
  await expect(results(page)).toBeVisible()
  await page.goto('/upload')
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})

test('a recording shows its levels as an estimate', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await chooseAndAnalyze(page, recording('saw.wav'))
  await expect(results(page)).toBeVisible()
  await expect(page.getByText('Estimate, uncalibrated device').first()).toBeVisible()
})

test("a phone's voice memo is analyzed and can be played", async ({ page }) => {
  await signUpAndOpenUpload(page)
  await chooseAndAnalyze(page, await voiceMemo('saw.m4a'))
  await expect(results(page)).toBeVisible()
  await expect(page.getByText('Estimate, uncalibrated device').first()).toBeVisible()
  await expect(page.getByLabel('Recording', { exact: true })).toBeVisible()
})

test('a video is analyzed', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await chooseAndAnalyze(page, await video('walk.mp4'))
  await expect(results(page)).toBeVisible()
})

test.describe('a reload during the analysis', () => {
  // A file that had arrived just before is sent again and answered with 409, which the browser logs.
  test.use({ expectedErrors: [/status of 409/] })

  test('keeps showing its progress', async ({ page }) => {
    await signUpAndOpenUpload(page)
    // Only a file that has arrived, or is kept on the device, outlives the page it was chosen on.
    const arrived = page.waitForResponse('**/api/analysis/upload')
    await chooseAndAnalyze(page, [await photo('one.jpg'), await photo('two.jpg'), await photo('three.jpg')])
    await arrived
    await page.reload()
    await expect(page.getByRole('link', { name: /Open result for/ }).first()).toBeVisible()
  })
})

test.describe('what cannot be taken', () => {
  test('is rejected before it is sent, with the specified message', async ({ page }) => {
    await signUpAndOpenUpload(page)
    const input = page.locator('input[type=file][multiple]')
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(
      page
        .getByText('Unsupported file type: text/plain. Please select a JPEG, PNG, MP4, MOV or WAV file.')
        .first(),
    ).toBeVisible()
    await input.setInputFiles({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(11 * 1024 * 1024, 1),
    })
    await expect(page.getByText(/File size exceeds 10MB limit: 11(\.0+)?MB\./).first()).toBeVisible()
    await expect(page.getByText('10 analysis credits remaining')).toBeVisible()
  })
})

test('a canceled upload uses no credit and can be retried', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const network = await page.context().newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await network.send('Network.enable')
  await throttle(10_000)
  await chooseAndAnalyze(page, await photo('long.jpg', 900_000))
  await expect(page.getByText(/^Uploading · ([1-9]|[1-9]\d)\s?%$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel long.jpg' }).click()
  await expect(page.getByText('Stopped. No credit used.')).toBeVisible()
  await expect(page.getByText('10 analysis credits remaining')).toBeVisible()

  await throttle(-1)
  await page.getByRole('button', { name: 'Try long.jpg again' }).click()
  await expect(results(page)).toBeVisible()
  await page.goto('/upload')
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})

test.describe('the last credit', () => {
  // The browser logs the rejected upload, and the stream without which a tab doesn't know of the other's upload.
  test.use({ expectedErrors: [/402|ERR_FAILED/] })

  test('goes to one of two tabs; the other keeps its file and learns what to do', async ({
    page,
    context,
  }) => {
    await context.route('**/api/events/stream', route => route.abort())
    const { token } = await signUpAndOpenUpload(page)
    for (let used = 0; used < 9; used++) {
      const { name, mimeType, buffer } = await photo('small.jpg')
      const response = await page.request.post('/api/analysis/upload?wait=1', {
        headers: { authorization: `Bearer ${token}` },
        multipart: { file: { name, mimeType, buffer } },
      })
      expect(response.status()).toBe(200)
    }
    await page.reload()
    const other = await context.newPage()
    await other.goto('/upload')
    const tabs = [page, other]
    for (const tab of tabs) {
      await expect(tab.getByText('1 analysis credit remaining')).toBeVisible()
      await choose(tab, await photo('last.jpg'))
    }
    await Promise.all(tabs.map(analyze))

    const rejected = (tab: typeof page) =>
      tab.getByRole('dialog', { name: "You've reached your free plan limit" })
    await expect.poll(async () => (await rejected(page).count()) + (await rejected(other).count())).toBe(1)
    const [winner, loser] = (await rejected(page).count()) > 0 ? [other, page] : [page, other]
    await expect(results(winner)).toBeVisible()
    await loser.getByRole('button', { name: 'Not now' }).click()
    await expect(loser.getByText('last.jpg')).toBeVisible()
    await winner.goto('/upload')
    await expect(winner.getByText('Upgrade Required')).toBeVisible()
  })
})

test('a new user tries a sample, reviews the findings and creates a task', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await page.getByRole('button', { name: 'People without hard hats' }).click()
  await expect(results(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'High Risk' })).toBeVisible()

  const first = page.getByRole('button', { name: 'Confirm', exact: true }).first()
  await first.click()
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Not a violation' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'No work is happening here' }).click()
  await page.getByRole('button', { name: 'Dismiss finding' }).click()
  await expect(page.getByText('1 dismissed by your team')).toBeVisible()
  await page.getByRole('button', { name: 'Create Remediation Task' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign to/ })
    .click()
  await expect(page.getByText('Task Created')).toBeVisible()

  await page.goto('/dashboard')
  await page.locator('#trends').scrollIntoViewIfNeeded()
  await expect(page.getByText('Your team agreed with 50% of 2 reviewed findings.')).toBeVisible()
})
