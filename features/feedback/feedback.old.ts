import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
beforeEach(() => world.owner.query('truncate feedback, limits'))

const phone = async (options?: PhoneOptions) => {
  if (!browser) throw new Error('no browser')
  return openPhone(browser, world.url, options)
}
const rows = async () =>
  (await world.owner.query('select name, feedback, rating, notice_language from feedback')).rows
const words = 'पानी अच्छा था, रोशनी कम थी'

const languages = [
  {
    language: 'en',
    stars: '4 stars',
    name: 'Name',
    feedback: 'Your feedback',
    submit: 'Submit feedback',
    fillAll: 'Please fill all fields and provide a rating',
    thanks: 'Thank you for your feedback!',
  },
  {
    language: 'hi',
    stars: '4 सितारे',
    name: 'नाम',
    feedback: 'आपका सुझाव',
    submit: 'सुझाव भेजें',
    fillAll: 'कृपया सब कुछ भरें और सितारे भी दें',
    thanks: 'आपके सुझाव के लिए धन्यवाद!',
  },
] as const

describe.each(languages)('in $language', said => {
  journey('what is missing is said, then the form is thanked for, cleared and closed', async () => {
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/')
    await open('/feedback')
    await page.getByRole('button', { name: said.submit }).click()
    await page.locator('form').getByText(said.fillAll).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('input[name=rating]:checked').getAttribute('value')).toBe('3')
    await page.getByRole('radio', { name: said.stars }).click()
    await page.getByLabel(said.feedback).fill(words)
    await page.getByRole('button', { name: said.submit }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await isAccessible()
    await page.getByLabel(said.name, { exact: true }).fill('Asha')
    await page.getByRole('button', { name: said.submit }).click()
    await page.getByText(said.thanks).waitFor()
    await page.waitForURL(`${world.url}/`)
    await expect
      .poll(() => rows())
      .toEqual([{ name: 'Asha', feedback: words, rating: 4, notice_language: said.language }])
    await open('/feedback')
    await expect.poll(() => page.getByLabel(said.name, { exact: true }).inputValue()).toBe('')
    await close()
  })
})

async function fill(page: Awaited<ReturnType<typeof phone>>['page']) {
  await page.getByRole('radio', { name: '5 stars' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Asha')
  await page.getByLabel('Your feedback').fill(words)
}
const submit = 'Submit feedback'

describe('where the network dies', () => {
  journey('before sending, it is kept over a reload and goes once', async () => {
    const { page, open, close } = await phone()
    await open('/feedback')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: submit }).click()
    await page.getByText('Saved on this phone', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await expect.poll(() => rows()).toEqual([])
    await page.context().setOffline(false)
    await page.reload()
    await eventually(async () => (await rows()).length === 1)
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    await close()
    await expect.poll(() => rows()).toHaveLength(1)
  })

  journey('after the server kept it, the answer is asked for again and it stays one', async () => {
    const { page, open, close } = await phone()
    await open('/feedback')
    let isLost = false
    await page.route('**/api/feedback', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await fill(page)
    await page.getByRole('button', { name: submit }).click()
    await page.getByText('Saved on this phone', { exact: true }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    expect([isLost, (await rows()).length]).toEqual([true, 1])
    await close()
  })

  journey('while typing, a reload brings everything back', async () => {
    const { page, open, close } = await phone()
    await open('/feedback')
    await fill(page)
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await eventually(async () => (await page.getByLabel('Your feedback').inputValue()) === words)
    await expect.poll(() => page.locator('input[name=rating]:checked').getAttribute('value')).toBe('5')
    await close()
  })

  journey('and what was refused stays in the form, with the words for it', async () => {
    const { page, open, close } = await phone()
    await open('/feedback')
    await fill(page)
    await page.getByLabel('Your feedback').evaluate(field => field.removeAttribute('maxlength'))
    await page.getByLabel('Your feedback').fill('x'.repeat(2001))
    await page.getByRole('button', { name: submit }).click()
    await page.locator('form').getByText('Failed to submit feedback. Please try again.').waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha')
    await page.getByLabel('Your feedback').fill('shorter')
    await page.getByRole('button', { name: submit }).click()
    await page.getByText('Thank you for your feedback!').waitFor()
    await close()
  })
})

describe('on a low screen', () => {
  const context = { viewport: { width: 360, height: 640 } }
  journey('each missing field is marked and says what to write', async () => {
    const { page, open, isAccessible, close } = await phone({ context })
    await open('/feedback')
    await page.getByRole('button', { name: submit }).click()
    const form = page.locator('form')
    for (const words of ['Please choose the stars', 'Please write your name', 'Please write your feedback'])
      await form.getByText(words).waitFor()
    await expect
      .poll(() => page.getByLabel('Your feedback').evaluate(field => getComputedStyle(field).borderTopWidth))
      .toBe('2px')
    await isAccessible()
    await close()
  })

  journey('a refusal is in view, marks its field and says what to do', async () => {
    const { page, open, close } = await phone({ context })
    await open('/feedback')
    await fill(page)
    await page.getByLabel('Name', { exact: true }).fill('Asha \u202e')
    await page.getByRole('button', { name: submit }).click()
    const error = page.locator('.field--bad').getByText('Please remove them.')
    await error.waitFor()
    await isUncovered(error)
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await page.route('**/api/feedback', route => route.fulfill({ status: 400, json: { code: 'bad' } }))
    await page.getByRole('button', { name: submit }).click()
    await isUncovered(page.locator('.note').getByText('Failed to submit feedback.'))
    await close()
  })

  journey('the same message pressed for twice is shown once', async () => {
    const { page, open, close } = await phone({ context })
    await page.clock.install()
    await open('/feedback')
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: submit }).click()
    await page.locator('.toast').first().waitFor()
    await expect.poll(() => page.locator('.toast').count()).toBe(1)
    await close()
  })
})

journey('of feedback that was sent at once nothing is said to have waited', async () => {
  const { page, open, close } = await phone({
    before: () => {
      // Every toast, however short it is shown.
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('.toast'))
          document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}${toast.textContent}`
      }).observe(document, { childList: true, subtree: true })
    },
  })
  await open('/feedback')
  // Looking away and back flushes the outbox while the first try is under way.
  await page.route('**/api/feedback', async route => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await route.continue()
  })
  await fill(page)
  await page.getByRole('button', { name: submit }).click()
  await page.getByText('Thank you for your feedback!').waitFor()
  await page.waitForURL(`${world.url}/`)
  expect(await page.evaluate(() => document.documentElement.dataset.said)).not.toContain('waiting')
  await close()
})

/** Nothing lies over the middle of it. */
async function isUncovered(part: Locator) {
  await part.waitFor()
  await expect
    .poll(() =>
      part.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && element.contains(top)
      }),
    )
    .toBe(true)
}
