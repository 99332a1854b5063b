import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { largeVideo } from '../media'
import { choose, chooseAndAnalyze, results, signUpAndOpenUpload } from '../uploads'

const PIECE_BYTES = 4 * 1024 * 1024
const pieceAt = (offset: number) => new RegExp(`/piece\\?offset=${offset}$`)

/** Where each piece that is sent from now on starts. */
function sentPieces(page: Page) {
  const offsets: number[] = []
  page.on('request', request => {
    const offset = request.method() === 'PUT' && new URL(request.url()).searchParams.get('offset')
    if (offset) offsets.push(Number(offset))
  })
  return offsets
}

test.describe('a video of 11 MB', () => {
  // The browser logs the connection that is lost.
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('goes on by itself where it was after a lost connection and a reload', async ({ page }) => {
    await signUpAndOpenUpload(page)
    const sent = sentPieces(page)
    await page.route(pieceAt(PIECE_BYTES), route => route.abort())
    await chooseAndAnalyze(page, await largeVideo('walk.mp4'))
    await expect(page.getByText('Waiting for a connection')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Waiting for a connection')).toBeVisible()
    await page.unroute(pieceAt(PIECE_BYTES))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('link', { name: /Open result for walk/ }).first()).toBeVisible()
    // Only the piece that was lost is sent again.
    expect([...new Set(sent)]).toEqual([0, PIECE_BYTES, 2 * PIECE_BYTES])
    expect(sent.filter(offset => offset !== PIECE_BYTES)).toEqual([0, 2 * PIECE_BYTES])
  })
})

test('a video that is canceled on its way uses no credit, and starts over when it is retried', async ({
  page,
}) => {
  await signUpAndOpenUpload(page)
  const held: (() => void)[] = []
  await page.route(
    pieceAt(PIECE_BYTES),
    route => new Promise<void>(resolve => held.push(() => resolve(route.abort()))),
  )
  await chooseAndAnalyze(page, await largeVideo('crane.mp4'))
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByText(/^Uploading · 3\d\s?%$/)).toBeVisible()
  const deleted = page.waitForResponse(response => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel crane.mp4' }).click()
  await expect(page.getByText('Stopped. No credit used.')).toBeVisible()
  expect((await deleted).status()).toBe(200)
  for (const release of held) release()
  await page.unroute(pieceAt(PIECE_BYTES))
  const sent = sentPieces(page)
  await page.getByRole('button', { name: 'Try crane.mp4 again' }).click()
  await expect(results(page)).toBeVisible()
  expect(sent).toEqual([0, PIECE_BYTES, 2 * PIECE_BYTES])
  await page.goto('/upload')
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})

test('a video of ten minutes is not sent', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const sent = sentPieces(page)
  await choose(page, await largeVideo('shift.mp4', 600))
  await expect(page.getByText('Videos can be up to two minutes long. Trim this one first.')).toBeVisible()
  await expect(page.getByText('shift.mp4')).toHaveCount(0)
  expect(sent).toEqual([])
})
