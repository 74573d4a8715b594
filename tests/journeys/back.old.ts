import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

const isOpen = (page: Page, id: string) =>
  expect.poll(() => page.locator(`#${id}`).evaluate(dialog => (dialog as HTMLDialogElement).open))

describe.each(['en', 'hi'] as const)('in %s', language => {
  journey('Back closes help, menu and ask Nandi, and the next Back leaves', async () => {
    const { page, open, close } = await phone({ language })
    await open('/events')
    await open('/')
    for (const id of ['help', 'menu', 'nandi']) {
      await page.locator(`button[commandfor=${id}][command=show-modal]:visible`).first().click()
      await isOpen(page, id).toBe(true)
      await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
      await page.evaluate(() => history.back())
      await isOpen(page, id).toBe(false)
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await page.evaluate(() => history.back())
    await page.waitForURL(`${world.url}/events`)
    await close()
  })
})

journey('a sheet that was closed by its button or left by a link costs no second Back', async () => {
  const { page, open, close } = await phone()
  await open('/')
  await page.getByRole('button', { name: 'Help 108' }).click()
  await page.locator('#help').getByRole('button', { name: 'Close' }).click()
  await isOpen(page, 'help').toBe(false)
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Events' }).click()
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: 'Shravani Mela' }).waitFor()
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('button', { name: 'Change language' }).click()
  await isOpen(page, 'language').toBe(true)
  await page.evaluate(() => history.back())
  await isOpen(page, 'language').toBe(false)
  expect(new URL(page.url()).pathname).toBe('/')
  await close()
})

journey('Back from the leaderboard of the quiz leads to where it was opened', async () => {
  const { page, open, close } = await phone()
  await open('/mela-quiz')
  await page.getByRole('button', { name: 'Leaderboard' }).click()
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  await page.evaluate(() => history.back())
  await page.getByLabel('Your name').waitFor()
  expect(new URL(page.url()).pathname).toBe('/mela-quiz')
  await close()
})
