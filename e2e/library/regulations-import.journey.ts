import type { Page } from '@playwright/test'
import { expect, signIn, test, unique } from '../journey'

// One import is rejected on purpose, and the browser logs every failed call.
test.use({ expectedErrors: [/status of (400|415|422)/] })

const record = (code: string, changes: object = {}) => ({
  title: `Rule ${code}`,
  regulation_code: code,
  summary: 'Somebody looks at it before every shift.',
  industry: 'Construction',
  tags: ['inspection'],
  risk_level: 'High',
  source: 'https://example.org/rules',
  ...changes,
})
const jsonFile = (name: string, records: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(records)),
})
const newCode = () => `IMP-${unique()}`

async function openImport(page: Page) {
  await signIn(page, 'manager@plumbline.example', '/regulations?tab=import')
}
const count = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

test('a good file is imported whole, and its report survives a reload', async ({ page }) => {
  const code = newCode()
  await openImport(page)
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(
      jsonFile(
        'good.json',
        Array.from({ length: 40 }, (_, n) => record(`${code}-${n}`)),
      ),
    )
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import Successful' })).toBeVisible()
  await expect(page.getByText('Regulations have been successfully imported.').first()).toBeVisible()
  await expect(count(page, 'Imported')).toHaveText('40')
  await page.reload()
  await expect(count(page, 'Imported')).toHaveText('40')
  await page.getByRole('button', { name: 'View in database' }).click()
  await page.getByRole('searchbox', { name: 'Search regulations' }).fill(`${code}-7`)
  await expect(page.getByRole('list', { name: 'Regulations' }).getByRole('heading').first()).toHaveText(
    `Rule ${code}-7`,
  )
})

test('a bad file is rejected with a message, and a file without a valid row lists why', async ({ page }) => {
  await openImport(page)
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no'),
    })
  await expect(page.getByText('Invalid file format').first()).toBeVisible()

  await page.getByLabel('Or paste JSON').fill('[{"title": ')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/^Invalid JSON/).first()).toBeVisible()
  await expect(page.getByLabel('Or paste JSON')).toHaveValue('[{"title": ')

  await page
    .getByLabel('Or paste JSON')
    .fill(JSON.stringify([{ title: 'No' }, record(newCode(), { risk_level: 'Severe' })]))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Validation failed' })).toBeVisible()
  await expect(page.getByText(/^Missing required fields: /).first()).toBeVisible()
  await expect(page.getByText("Field 'risk_level' must be one of: Low, Medium, High")).toBeVisible()
})

test('of a mixed file the good rows are kept and the others listed', async ({ page }) => {
  const code = newCode()
  await openImport(page)
  await page.getByRole('tab', { name: 'CSV' }).click()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await page
    .getByLabel('Or paste CSV')
    .fill(
      [
        'title,regulation_code,summary,industry,tags,risk_level,source',
        `Guards stay on,${code}-1,No machine runs without its guard.,Manufacturing,guard;machine,High,https://example.org/1`,
        `Guards stay on,${code}-1,No machine runs without its guard.,Manufacturing,guard,High,https://example.org/1`,
        `Noise is measured,${code}-2,Measured once a year at every place.,Manufacturing,noise,Terrible,https://example.org/2`,
        `Exits are clear,${code}-3,Nothing stands in front of an exit.,,,,https://example.org/3`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible()
  await expect(count(page, 'Rows read')).toHaveText('4')
  await expect(count(page, 'Imported')).toHaveText('2')
  await expect(count(page, 'Errors')).toHaveText('1')
  await expect(count(page, 'Duplicates in file')).toHaveText('1')
  await expect(page.getByText(`Duplicate regulation code: ${code}-1`)).toBeVisible()
  await expect(page.getByText('Invalid risk level: Terrible. Must be Low, Medium, or High.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list' }).click()
  expect((await download).suggestedFilename()).toBe('import-errors.csv')
})

test('the templates can be had, and are taken as they are', async ({ page }) => {
  await openImport(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download template' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})
