import type { Page } from '@playwright/test'
import { feedbackTexts } from '#features/feedback/texts.ts'
import { journeyPlanTexts } from '#features/mela-route/plan/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { translate } from '../floor/translate.ts'
import { holdScript } from './test-script.ts'

/** Opens an address with its script held back, does something, and releases the script. */
async function before(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const letGo = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

journey(
  'a form keeps what was typed, chosen and ticked before the app started, and the search finds what was typed',
  async ({ phone, guide }) => {
    const { page, toasts } = await phone({
      // As on a busy phone, where a tap comes before the work that React leaves for a later task.
      before: () => {
        const { postMessage } = MessagePort.prototype
        MessagePort.prototype.postMessage = function (...message: [unknown]) {
          setTimeout(() => postMessage.apply(this, message), 300)
        }
      },
    })
    const name = `रमेश ${crypto.randomUUID().slice(0, 8)}`
    await before(page, '/feedback', async () => {
      await page.getByLabel(feedbackTexts.name.hi, { exact: true }).fill(name)
      await page.getByLabel(feedbackTexts.feedback.hi).fill('नल सूखा है।')
      await page.getByRole('radio', { name: feedbackTexts.star2.hi }).click()
    })
    await page.getByRole('button', { name: feedbackTexts.submit.hi }).click()
    await expect.poll(toasts).toContain(feedbackTexts.thanks.hi)
    const { rows } = await guide.owner.query('select feedback, rating from feedback where name = $1', [name])
    expect(rows).toEqual([{ feedback: 'नल सूखा है।', rating: 2 }])

    // Untouched fields keep the values of the app.
    const isShown = page.locator('input[type=checkbox]')
    const chosen = page.locator('input[name=kind]:checked')
    // Typing in another field makes the app redraw them all with its own values.
    const drawAgain = () => page.locator('input[name=name]').fill('Asha')
    await before(page, '/lost-found/submit', () => isShown.waitFor())
    await drawAgain()
    await expect(isShown).not.toBeChecked()
    await expect(chosen).toHaveValue('other')
    await before(page, '/lost-found/submit', async () => {
      await page.locator('input[name=kind][value=bag]').check()
      await isShown.check()
    })
    await drawAgain()
    await expect(isShown).toBeChecked()
    await expect(chosen).toHaveValue('bag')

    await before(page, '/journey', async () => {
      await page.getByLabel(journeyPlanTexts.car.hi, { exact: true }).check()
      await page.getByLabel(journeyPlanTexts.hour.hi, { exact: true }).selectOption('13')
    })
    // Only walkers are asked for their pace.
    await expect(page.getByText(journeyPlanTexts.pace.hi)).toHaveCount(0)
    await expect(page.getByLabel(journeyPlanTexts.car.hi, { exact: true })).toBeChecked()
    await expect(page.getByLabel(journeyPlanTexts.hour.hi, { exact: true })).toHaveValue('13')

    await before(page, '/search', () => page.locator('#search').fill('शौच'))
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('शौच')}`)
    await expect(page.locator('#search')).toHaveValue('शौच')
    await expect(page.getByRole('main').getByRole('link', { name: 'शौचालय' }).first()).toBeVisible()
  },
)

journey(
  'what was typed on a page that the browser has translated is kept when the app starts',
  async ({ phone }) => {
    const { page } = await phone({ before: translate })
    const name = page.getByLabel(feedbackTexts.name.hi, { exact: true })
    await before(page, '/feedback', async () => {
      await name.fill('रमेश')
      await page.getByRole('radio', { name: feedbackTexts.star2.hi }).click()
    })
    await page.getByRole('button', { name: feedbackTexts.submit.hi }).click()
    await expect(page.getByLabel(feedbackTexts.feedback.hi)).toBeFocused()
    await expect(name).toHaveValue('रमेश')
    await expect(page.getByRole('radio', { name: feedbackTexts.star2.hi })).toBeChecked()
  },
)
