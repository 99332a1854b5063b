import type { Page } from '@playwright/test'
import { dayIn, expect, signIn, test, unique } from '../journey'

async function library(page: Page, who: string, path = '/regulations') {
  await signIn(page, `${who}@plumbline.example`, path)
}
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search regulations' })
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Regulations' }).getByRole('heading', { level: 2 })

test('a search leads to a regulation, and the regulation to a task', async ({ page }) => {
  await library(page, 'worker')
  await expect(page.getByRole('tab')).toHaveText(['Regulation Database', 'RSS Feeds'])

  await test.step('the search narrows while it is typed, keeps the focus and can be shared', async () => {
    await search(page).fill('how high before I need a harness')
    // The first question of all wakes the model that reads sentences.
    await expect(page.getByText(/regulations? for “how high before I need a harness”/)).toBeVisible()
    await expect(search(page)).toBeFocused()
    await expect(page).toHaveURL(/q=how\+high/)
    await page.reload()
    await expect(search(page)).toHaveValue('how high before I need a harness')
  })

  await test.step('a code finds its regulation first, in any usual form', async () => {
    for (const code of ['1926.501', '29 CFR 1926.501(b)(1)', '501b1']) {
      await search(page).fill(code)
      await expect(page.getByText(new RegExp(`for “${code.replace(/[().]/g, '\\$&')}”`))).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Regulations' }).getByRole('listitem').first(),
      ).toContainText('1926.501')
    }
  })

  await test.step('filters count, stand in the address and can be taken away', async () => {
    await search(page).fill('')
    await expect(page).not.toHaveURL(/q=/)
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Industry').selectOption('Construction')
    await expect(filters.getByRole('option', { name: /^Construction \([1-9]/ })).toBeAttached()
    await filters.getByRole('button', { name: /^High/ }).click()
    await filters.getByRole('button', { name: /^Show \d+ regulations/ }).click()
    await expect(page).toHaveURL(/industry=Construction/)
    await expect(page).toHaveURL(/risk=High/)
    await page.getByRole('button', { name: 'Remove filter High Risk' }).click()
    await expect(page).not.toHaveURL(/risk=/)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/industry=/)
  })

  await test.step('cards or a table, as last chosen', async () => {
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('columnheader', { name: 'Regulation Code' }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=code/)
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Cards', exact: true }).click()
  })

  await test.step('the regulation, its badges and its plain words', async () => {
    await search(page).fill('1926.501(b)(1)')
    await expect(page.getByText(/for “1926\.501\(b\)\(1\)”/)).toBeVisible()
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('High Risk').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In plain language' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View source' })).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  })

  await test.step('download it', async () => {
    for (const [words, ending] of [
      ['PDF document', 'pdf'],
      ['CSV table', 'csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Download' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: words }).click()
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    }
  })

  await test.step('make it a task, prefilled and due in fourteen days', async () => {
    const dueBefore = await dayIn(page, 14)
    await page.getByRole('button', { name: 'Create Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compliance Task' })
    await expect(dialog.getByLabel('Title')).toHaveValue(/^Compliance with .*1926\.501/)
    await expect(dialog.getByLabel('Priority')).toHaveValue('high')
    // It may be midnight in between.
    const due = [dueBefore, await dayIn(page, 14)]
    await expect(dialog.getByLabel('Due date')).toHaveValue(new RegExp(`^(${due.join('|')})$`))
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await expect(page.getByText('Task Created').first()).toBeVisible()
    await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}/)
  })

  await test.step('and the way back leads to the search', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Back to regulations' }).click()
    await expect(search(page)).toHaveValue('1926.501(b)(1)')
  })
})

test('a manager writes, changes and deletes a regulation; nothing typed is lost', async ({ page }) => {
  const code = `SITE-${unique()}`
  await library(page, 'manager')

  await test.step('missing fields are shown, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Add Regulation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Regulation' })
    await dialog.getByLabel('Title').fill('Ladders are tagged')
    await dialog.getByRole('button', { name: 'Create Regulation' }).click()
    await expect(dialog.getByText('This field is required')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add Regulation' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('Ladders are tagged')
  })

  await test.step('tags by Enter, by Add and from the common ones', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create New Regulation' })
    const tags = dialog.getByLabel('Tags', { exact: true }).first()
    await tags.fill('  Yellow Tag ')
    await tags.press('Enter')
    await tags.fill('yellow tag')
    await dialog.getByRole('button', { name: 'Add', exact: true }).first().click()
    await expect(dialog.getByRole('button', { name: 'Remove yellow tag' })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Common tags' }).click()
    await expect(dialog.getByRole('listitem').getByRole('button')).not.toHaveCount(0)
    await dialog.getByLabel('Regulation Code', { exact: true }).fill(code)
    await dialog
      .getByLabel('Summary')
      .fill('Every ladder carries a tag with the date of its last inspection.')
    await dialog.getByLabel('Source').fill('not an address')
    await dialog.getByRole('button', { name: 'Create Regulation' }).click()
    await expect(dialog.getByText('Please enter a valid URL starting with http:// or https://')).toBeVisible()
    await dialog.getByLabel('Source').fill('https://example.org/ladders')
    await dialog.getByRole('button', { name: 'Create Regulation' }).click()
    await expect(page.getByText('Successfully created regulation: Ladders are tagged').first()).toBeVisible()
  })

  await test.step('find it, change it, delete it', async () => {
    await search(page).fill(code)
    await expect(cards(page).first()).toHaveText('Ladders are tagged')
    await page.getByRole('button', { name: `More actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Regulation' })
    await dialog.getByLabel('Title').fill('Ladders carry a tag')
    await dialog.getByRole('button', { name: 'Update Regulation' }).click()
    await expect(cards(page).first()).toHaveText('Ladders carry a tag')
    await page.getByRole('button', { name: `More actions for ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete regulation' }).click()
    await expect(page.getByText('Regulation Deleted').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ladders carry a tag' })).toHaveCount(0)
  })
})

test.describe('what is not there, and what is not included', () => {
  test.use({ expectedErrors: [/status of (400|402|404)/] })

  test('an unknown regulation says so and leads to all of them', async ({ page }) => {
    await library(page, 'worker', '/regulations/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Regulation Not Found' }).last()).toBeVisible()
    await page.getByRole('link', { name: 'View All Regulations' }).click()
    await expect(page).toHaveURL(/\/regulations$/)
  })

  test('the free plan sees the sentence and the way to upgrade', async ({ page }) => {
    await library(page, 'free')
    await expect(
      page.getByText('Access to the Regulations Database requires a premium subscription.'),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click()
    await expect(page).toHaveURL(/\/billing\/subscribe/)
  })
})
