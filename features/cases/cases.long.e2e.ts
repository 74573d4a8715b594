import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'

/** A visitor files a complaint; staff recognise the case by its words. */
async function complain(url: string): Promise<string> {
  const words = `नल सूखा ${crypto.randomUUID()}`
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const visitor = await openDevice(url)
  const fields = { id: crypto.randomUUID(), category: 'water', words, place: 'गेट 2' }
  expect((await visitor.send('/api/complaints', { ...fields, ...notice })).status).toBe(201)
  return words
}
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

journey('when two desks take one case the second is told who has it', async ({ guide, staffPhone }) => {
  const words = await complain(guide.url)
  const who = await guide.newStaff('help-desk')
  const first = await guide.staff()
  const { page } = await staffPhone('/admin/cases', { who })
  await page.route('**/api/cases/*/take', async route => {
    await first.call('POST', new URL(route.request().url()).pathname, {})
    await route.continue()
  })
  await row(page, words).getByRole('button', { name: 'ज़िम्मा लें', exact: true }).click()
  await expect(page.getByText('यह मामला admin ने ले लिया है')).toBeVisible()
})
