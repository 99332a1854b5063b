import type { Page } from '@playwright/test'
import { authHeaders, expect, signIn, test, unique } from '../journey'
import { signUpAndOpenUpload } from '../uploads'

const TRENCH = 'How deep can a trench be before it needs protection?'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const messages = (page: Page) => page.getByRole('list', { name: 'Conversation', exact: true })
const answers = (page: Page) => page.getByRole('button', { name: 'Copy answer' })
const list = (page: Page) => page.getByRole('complementary', { name: 'Conversations' })

async function ask(page: Page, question: string, count: number) {
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(answers(page)).toHaveCount(count)
}

const ASK_CALL = '**/api/paulie/ask'

// Right after the start the library is still being read, and on a busy machine that takes a while.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, 'worker@plumbline.example')
  const headers = await authHeaders(page)
  await page.request.post('/api/paulie/chat', { headers, data: { message: TRENCH } })
  await page.close()
})

test('ask, read the sources, ask on, and find the conversation again to rename and delete it', async ({
  page,
}) => {
  await signIn(page, 'worker@plumbline.example', '/paulie')
  const mark = unique()

  await test.step('three examples; an answer with its code and how the source was checked', async () => {
    const examples = page.getByRole('heading', { name: 'Example questions' })
    await expect(examples.locator('xpath=..').getByRole('button')).toHaveCount(3)
    await ask(page, TRENCH, 1)
    await expect(box(page)).toBeFocused()
    await expect(messages(page)).toContainText('5 feet')
    await expect(messages(page).getByRole('heading', { name: 'Do this now' })).toBeVisible()
    await messages(page).locator('summary').filter({ hasText: 'source' }).click()
    await expect(messages(page)).toContainText('Compared with the official text')
    await expect(messages(page).getByRole('link', { name: '29 CFR 1926.652(a)(1)' }).first()).toHaveAttribute(
      'href',
      /^\/regulations\//,
    )
    await expect(page).toHaveURL(/\/paulie\?c=/)
  })

  await test.step('HTML in a question is shown as text, and a follow-up knows what it is about', async () => {
    await ask(page, `And in California? <img src=x onerror="document.title='run'"> **${mark}**`, 2)
    await expect(messages(page).locator('img, strong, b')).toHaveCount(0)
    await expect(messages(page)).toContainText(`<img src=x onerror="document.title='run'"> **${mark}**`)
    expect(await page.title()).toBe('Paulie · Plumbline')
    await expect(messages(page)).toContainText('1541')
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(answers(page)).toHaveCount(2)
    await expect(messages(page)).toContainText(mark)
  })

  await test.step('rename, search by what was ASK_CALL, open, delete', async () => {
    const row = (title: string) => list(page).getByRole('button', { name: new RegExp(`^${title}`) })
    const menu = (title: string) => list(page).getByRole('button', { name: `Actions for ${title}` })
    const open = list(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current]') })
    await open.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill(`Trench ${mark}`)
    await page.getByRole('button', { name: 'Save title' }).click()
    await expect(row(`Trench ${mark}`)).toBeVisible()

    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect(page.getByRole('heading', { name: 'What do you need to know?' })).toBeVisible()
    await expect(page).toHaveURL(/\/paulie$/)
    await list(page).getByRole('searchbox').fill(`**${mark}**`)
    await expect(list(page).locator('[data-row]')).toHaveCount(1)
    await row(`Trench ${mark}`).click()
    await expect(answers(page)).toHaveCount(2)

    await menu(`Trench ${mark}`).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete conversation' }).click()
    await expect(page.getByRole('heading', { name: 'What do you need to know?' })).toBeVisible()
    await expect(list(page)).toContainText('No conversation matches')
  })
})

test('rate an answer and make a task of it; managers read the rating, others do not', async ({ page }) => {
  const reason = `No figure for clay ${unique()}`
  await signIn(page, 'worker@plumbline.example', '/paulie')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await ask(page, TRENCH, 1)
  await page.getByRole('button', { name: 'Not helpful' }).click()
  await page.getByLabel('What was wrong or missing?').fill(reason)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Feedback sent')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Create task from this' }).click()
  await expect(page).toHaveURL('/tasks/create')
  await expect(page.getByLabel('Title')).toHaveValue(TRENCH)
  await expect(page.getByLabel('Description')).toHaveValue(/5 feet.*29 CFR 1926\.652/s)
  await page.goBack()
  await expect(answers(page)).toHaveCount(1)

  await signIn(page, 'manager@plumbline.example', '/paulie')
  await page.getByRole('tab', { name: 'Answer ratings' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText(TRENCH)
})

test('stop an answer: nothing is kept or counted, and the question is back in its box', async ({ page }) => {
  await signIn(page, 'free@plumbline.example', '/paulie')
  const left = page.getByText(/\d+ questions? left/)
  await expect(left).toBeVisible()
  const before = await left.textContent()
  await page.route(ASK_CALL, () => {})
  await box(page).fill(TRENCH)
  await box(page).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText("Stopped. This question wasn't counted.")).toBeVisible()
  await expect(box(page)).toHaveValue(TRENCH)
  await page.reload()
  await expect(left).toHaveText(before ?? '')
})

test.describe('when no answer comes', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('a timeout has its panel, and Try Again asks once more', async ({ page }) => {
    await page.clock.install()
    await signIn(page, 'worker@plumbline.example', '/paulie')
    await page.route(ASK_CALL, () => {}, { times: 1 })
    await expect(page.getByRole('heading', { name: 'Example questions' })).toBeVisible()
    await box(page).fill(TRENCH)
    await box(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.clock.runFor(31_000)
    const panel = page.getByRole('status').filter({ hasText: 'Request Timeout' })
    await expect(panel).toContainText(
      'The AI assistant is taking longer than expected to respond. You can try again.',
    )
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await expect(answers(page)).toHaveCount(1)
  })

  test('a broken connection says so, and keeps the question', async ({ page }) => {
    await signIn(page, 'worker@plumbline.example', '/paulie')
    await page.route(ASK_CALL, route => route.abort(), { times: 1 })
    await box(page).fill(TRENCH)
    await box(page).press('Enter')
    const inline = page.locator('main').getByText('Failed to send your message. Please try again.')
    await expect(inline).toBeVisible()
    await page.locator('main').getByRole('button', { name: 'Try Again' }).click()
    await expect(answers(page)).toHaveCount(1)
  })

  test('a conversation deleted in another tab: the question goes into a new one', async ({
    page,
    context,
  }) => {
    await signIn(page, 'worker@plumbline.example', '/paulie')
    await ask(page, TRENCH, 1)
    await expect(page).toHaveURL(/c=/)
    const id = new URL(page.url()).searchParams.get('c')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(answers(other)).toHaveCount(1)
    await page.request.delete(`/api/paulie/conversations/${id}`, { headers: await authHeaders(page) })

    await box(other).fill('And for scaffolds?')
    await box(other).press('Enter')
    await expect(other.getByText('This conversation was deleted')).toBeVisible()
    await expect(messages(other)).toContainText('And for scaffolds?')
    await other.getByRole('button', { name: 'Send in a new conversation' }).click()
    await expect(other.getByText('This conversation was deleted')).toHaveCount(0)
    await expect(answers(other)).toHaveCount(1)
    await expect(other).not.toHaveURL(new RegExp(`c=${id}`))

    await page.reload()
    await expect(page.getByText('This conversation was deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Start a new conversation' }).click()
    await expect(page.getByRole('heading', { name: 'What do you need to know?' })).toBeVisible()
  })
})

test('the last question is answered, and then the limit is shown with the way to more', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const headers = await authHeaders(page)
  for (let taken = 0; taken < 9; taken++)
    await page.request.post('/api/paulie/chat', { headers, data: { message: TRENCH } })
  await page.goto('/paulie')
  await expect(page.getByText('1 question left')).toBeVisible()
  await ask(page, TRENCH, 1)
  await expect(page.getByText("You've reached your question limit")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/billing/subscribe')
  await expect(box(page)).toBeDisabled()
})

test('with the keyboard alone, on both pages', async ({ page }) => {
  await signIn(page, 'worker@plumbline.example', '/copilot')
  await expect(page.getByRole('heading', { level: 1, name: 'Paulie, your safety assistant' })).toBeVisible()
  const first = page
    .getByRole('heading', { name: 'Example questions' })
    .locator('xpath=..')
    .getByRole('button')
  await first.first().focus()
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(1)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await expect(box(page)).toHaveValue('First line\nsecond line')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(2)
  await expect(messages(page).getByText('First line')).toHaveText('First line\nsecond line')
  await expect(page).toHaveURL(/\/copilot\?c=/)
})
