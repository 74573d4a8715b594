import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

const phone = async (language: Language = 'en', javaScriptEnabled = true) =>
  (await takePhone(browser, { language, javaScriptEnabled })).page

journey('every contact shows its number and dials it', async () => {
  const page = await phone()
  await page.goto(`${world.url}/facility/centralised-contact`)
  const cards = page.locator('main li')
  await cards.first().waitFor()
  await expect.poll(() => cards.count()).toBe(10)
  await expect.poll(() => cards.first().textContent()).toContain('Municipal Corporation Admin')
  const line = page.getByRole('listitem').filter({ hasText: 'Bihar Tourism Shravani Mela line' })
  await expect.poll(() => line.getByRole('link').getAttribute('href')).toBe('tel:18003097677')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.context().close()
})

journey('a filter shows one office; an office without contacts is told as such', async () => {
  const page = await phone()
  await page.goto(`${world.url}/facility/centralised-contact`)
  await page.getByRole('button', { name: 'Municipal Corporation Admin' }).click()
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toContain('Control room and help desk')
  await page.getByRole('button', { name: 'District Admin' }).click()
  await page.getByText('No contacts found in this category.').waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.poll(() => page.locator('main li').count()).toBe(10)
  await page.context().close()
})

journey('home shows the contacts while the navigation state asks for them', async () => {
  const page = await phone('hi')
  await page.goto(`${world.url}/`)
  await page.waitForFunction(() => document.documentElement.dataset.ready)
  await page.evaluate(() => history.pushState({ showContacts: true }, '', '/'))
  await page.getByRole('heading', { level: 1, name: 'ज़रूरी नंबर' }).waitFor()
  await page.getByRole('button', { name: 'जिला प्रशासन' }).click()
  await page.getByText('इस सूची में अभी कोई नंबर नहीं है।').waitFor()
  await page.getByRole('link', { name: 'वापस' }).click()
  await page.getByRole('heading', { level: 1, name: 'ज़रूरी नंबर' }).waitFor({ state: 'detached' })
  await page.evaluate(() => history.pushState({ showContacts: '<img src=x>' }, '', '/'))
  await expect.poll(() => page.getByRole('heading', { level: 1, name: 'ज़रूरी नंबर' }).count()).toBe(0)
  await page.context().close()
})

journey('the numbers are there without JavaScript', async () => {
  const page = await phone('en', false)
  await page.goto(`${world.url}/facility/centralised-contact`)
  await expect
    .poll(() => page.getByRole('link', { name: /108/ }).first().getAttribute('href'))
    .toBe('tel:108')
  await expect.poll(() => page.locator('main li').count()).toBe(10)
  await page.context().close()
})
