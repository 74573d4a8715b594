import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone } from '#tests/world/fixture.ts'
import { complaintsForAll, keptPhotos, pick, rows, words } from './test-complaints.ts'

complaintsForAll()

const colour = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).evaluate(label => getComputedStyle(label).backgroundColor)

describe('on the phone', () => {
  journey(
    'words, photo and position that were not sent survive a reload, and a sent number is forgotten',
    async () => {
      const { page, open, close } = await phone({
        context: { geolocation: { latitude: 26.1205, longitude: 85.3912 }, permissions: ['geolocation'] },
      })
      await open('/complaints')
      await page.getByRole('radio', { name: 'Light' }).check()
      await page.getByLabel('What is wrong?').fill(words)
      await page.getByRole('button', { name: 'Add my position' }).click()
      await page.getByText('Your position is added').waitFor()
      await pick(page)
      await expect.poll(() => keptPhotos(page)).toBe(1)
      await page.reload()
      await page.locator('.shot img').waitFor()
      await page.getByText('Your position is added').waitFor()
      await expect.poll(() => page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true)
      await expect.poll(() => colour(page, 'Light')).not.toBe(await colour(page, 'Water'))
      await page.getByRole('button', { name: 'Send complaint' }).click()
      await page.getByRole('heading', { name: 'We have your complaint' }).waitFor()
      const [row] = await rows()
      expect(row).toMatchObject({ category: 'light', words, lat: 26.1205 })
      expect(row.image_hash).toMatch(/^[0-9a-f]{20,}$/)
      await open('/complaints')
      await expect.poll(() => page.locator('.shot img').count()).toBe(0)
      await page.getByRole('tab', { name: 'Status' }).click()
      await page.getByRole('button', { name: `Forget number ${row.number}` }).click()
      await page.getByRole('button', { name: 'Keep' }).click()
      await page.getByRole('button', { name: `Forget number ${row.number}` }).click()
      await page.getByRole('button', { name: 'Forget', exact: true }).click()
      await page.getByRole('button', { name: row.number, exact: true }).waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(row.number)
      await close()
    },
  )

  journey('without network it waits, goes once, and its number is there afterwards', async () => {
    const { page, open, close } = await phone()
    await open('/complaints')
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: 'Drain' }).check()
    await page.getByLabel('What is wrong?').fill(words)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await page.getByText('Your complaint is saved on this phone').waitFor()
    await expect.poll(() => rows()).toEqual([])
    await page.context().setOffline(false)
    await page.reload()
    await eventually(async () => (await rows()).length === 1)
    const [row] = await rows()
    expect(row).toMatchObject({ category: 'drain', words, lat: null, phone: null })
    await page.getByRole('tab', { name: 'Status' }).click()
    await page.getByRole('button', { name: row.number, exact: true }).click()
    await page.getByText('Received', { exact: true }).waitFor()
    await close()
  })

  journey('an answer that is lost after the server kept it leaves one complaint and one number', async () => {
    const { page, open, close } = await phone()
    await open('/complaints')
    let isLost = false
    await page.route('**/api/complaints', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await page.getByRole('radio', { name: 'Drain' }).check()
    await page.getByLabel('What is wrong?').fill(words)
    await pick(page)
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await page.getByText('Your complaint is saved on this phone').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    const [row, ...others] = await rows()
    expect([isLost, others]).toEqual([true, []])
    await page.getByRole('tab', { name: 'Status' }).click()
    await page.getByRole('button', { name: row.number, exact: true }).waitFor()
    await close()
  })
})
