import { setLevel } from '#features/crowd-status/test-levels.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { noticesStaffTexts } from '#features/notices/staff/texts.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'

journey(
  'a crowd level takes two taps and a notice one form; both reach open phones, and the notice stays when offline',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ('Temple main gate', 'मंदिर मुख्य द्वार', '', '', 'press')`,
    )
    await world.context.responseCache.changed('crowd')
    const { page, open } = await phone({ at: world, serviceWorkers: 'allow', ownClock: true })
    await open('/crowd-status')
    await whenKept(page)
    await open('/crowd-status')
    const staff = await staffPhone('/admin/crowd-status', { at: world })
    await setLevel(staff.page, 'मंदिर मुख्य द्वार', crowdStatusTexts.high.hi)
    const gate = page.getByRole('listitem').filter({ hasText: 'मंदिर मुख्य द्वार' })
    await expect(gate.getByText(crowdStatusTexts.high.hi)).toBeVisible()

    await staff.open('/admin/notices')
    await staff.page.getByRole('button', { name: 'सूचना', exact: true }).click()
    await staff.page.getByLabel(noticesStaffTexts.inHindi.hi).fill('द्वार 2 बंद है।')
    await staff.page.getByLabel(noticesStaffTexts.inEnglish.hi).fill('Gate 2 is closed.')
    await staff.page.getByRole('button', { name: noticesStaffTexts.tell.hi }).click()
    const told = page.getByRole('complementary').getByText('द्वार 2 बंद है।')
    await expect(told).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/notices'))?.text()))
      .toContain('Gate 2 is closed.')
    await page.context().setOffline(true)
    await open('/history')
    await expect(told).toBeVisible()
    // Its time is over.
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await open('/events')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(told).toBeHidden()
    // An open page would take it for a phone's clock set back, after which the server's time is four hours ahead of it.
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now())
    await open('/events')
    await page.getByRole('button', { name: 'यह सूचना छिपाएँ' }).click()
    await expect(told).toHaveCount(0)
    await open('/')
    await expect(told).toHaveCount(0)
  },
)
