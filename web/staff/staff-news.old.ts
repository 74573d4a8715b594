import { beforeEach, describe, expect } from 'vitest'
import { fill } from '#common/text.ts'
import { texts as crowdTexts } from '#features/crowd-status/texts.ts'
import { texts as noticeTexts } from '#features/notices/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { phonesForAll, signIn, take } from './test-phones.ts'

phonesForAll()
beforeEach(() => world.owner.query('truncate limits, staff_sessions, notices, crowd_status cascade'))

describe('a crowd level', () => {
  journey('takes two taps and reaches a phone that is open elsewhere', async () => {
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source) values
       ('Temple main gate', 'मंदिर मुख्य द्वार', '', '', 'press'), ('Chhata Bazar', 'छाता बाजार', '', '', 'press')`,
    )
    await world.context.responseCache.changed('crowd')
    const pilgrim = await take('/crowd-status', { language: 'hi' })
    const gate = pilgrim.page.getByRole('listitem').filter({ hasText: 'मंदिर मुख्य द्वार' })
    // Places without a report stand behind one line.
    const silent = pilgrim.page.getByText(fill(crowdTexts.silentMany, 'hi', { n: 2 }))
    await silent.click()
    await gate.waitFor()
    const phone = await take('/admin')
    await signIn(phone)
    await phone.page.waitForURL('**/admin/dashboard')
    await phone.open('/admin/crowd-status')
    await phone.page.getByRole('button', { name: 'Temple main gate' }).click()
    await phone.isAccessible()
    const tapped = Date.now()
    await phone.page.getByRole('button', { name: crowdTexts.high.en }).click()
    await gate.getByText(crowdTexts.high.hi).waitFor()
    // Within two seconds, also on a slow machine.
    expect(Date.now() - tapped).toBeLessThan(2000)
    await phone.page.getByRole('button', { name: 'Undo' }).click()
    await silent.waitFor()
  })
})

describe('a notice to all', () => {
  const words = 'द्वार 2 बंद है।'
  async function openPilgrim() {
    const pilgrim = await take('/', { language: 'hi', context: { serviceWorkers: 'allow' } })
    await pilgrim.page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!(await caches.has('reads'))) await new Promise(done => setTimeout(done, 50))
    })
    return { ...pilgrim, told: pilgrim.page.getByRole('complementary').getByText(words) }
  }
  async function tell() {
    const phone = await take('/admin')
    await signIn(phone)
    await phone.page.waitForURL('**/admin/dashboard')
    await phone.open('/admin/notices')
    await phone.page.getByRole('button', { name: 'Notice', exact: true }).click()
    await phone.page.getByLabel(noticeTexts.inHindi.en).fill(words)
    await phone.page.getByLabel(noticeTexts.inEnglish.en).fill('Gate 2 is closed.')
    await phone.page.getByRole('button', { name: noticeTexts.tell.en }).click()
    await phone.page.getByText(noticeTexts.told.en).waitFor()
  }
  journey('stands on every public screen at once, and is hidden by who has read it', async () => {
    const { page, told, open, isAccessible } = await openPilgrim()
    await tell()
    await told.waitFor()
    await isAccessible()
    for (const path of ['/events', '/facility/toilet']) {
      await open(path)
      await told.waitFor()
    }
    await page.context().setOffline(true)
    await open('/history')
    await told.waitFor()
    await page.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
    await told.waitFor({ state: 'detached' })
    await open('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => told.count()).toBe(0)
  })
  journey('that came by push stays on a phone without a network until its time is over', async () => {
    const { page, told, open } = await openPilgrim()
    await tell()
    await told.waitFor()
    await page.context().setOffline(true)
    await open('/history')
    await told.waitFor()
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await open('/events')
    await page.getByRole('complementary').waitFor({ state: 'attached' })
    await expect.poll(() => told.count()).toBe(0)
    await page.clock.setSystemTime(Date.now())
    await open('/events')
    await told.waitFor()
  })
})
