import { afterEach, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, phone as openPhone, world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { answerIt, report } from './test-dangers.ts'
import { walkerTexts } from './walker-texts.ts'

guideForAll()
browserForAll()
const phones: Phone[] = []
beforeEach(async () => {
  await world.empty('dangers', 'cases', 'limits', 'live_events', 'staff_sessions')
  await world.context.responseCache.changed('dangers')
  await report(world, { kind: 'wire', position: '26.12050,85.39120,20' })
  await answerIt(world, 'seen')
  // A phone without a network counts whole seconds.
  world.clock.advance(5000)
})
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
const atTheWire = { latitude: 26.1205, longitude: 85.3912 }
const ahead = { latitude: 26.1255, longitude: 85.3912 }
const stored = async () => (await world.owner.query('select answer from danger_answers')).rows
async function standing(geolocation: typeof ahead | undefined, path: string, language: 'en' | 'hi') {
  const context = geolocation && { geolocation, permissions: ['geolocation'] }
  const phone = await openPhone({ language, ...(context && { context }) })
  phones.push(phone)
  await phone.open(path)
  return phone
}

describe.each(['hi', 'en'] as const)('a danger in %s', language => {
  journey(
    'is told to last or to be over with one tap by whoever stands there, also without a network',
    async () => {
      const { page, isAccessible } = await standing(atTheWire, '/events', language)
      const key = (answer: 'fine' | 'still') =>
        page.getByRole('button', { name: walkerTexts[answer][language], exact: true })
      await key('still').click()
      await page.getByText(walkerTexts.sent[language]).waitFor()
      expect(await stored()).toEqual([{ answer: 'still' }])
      await isAccessible()
      await page.context().setOffline(true)
      await key('fine').click()
      await page.getByText(walkerTexts.waiting[language]).waitFor()
      await key('still').click()
      await key('fine').click()
      await expect.poll(() => key('fine').getAttribute('aria-pressed')).toBe('true')
      await page.getByText(walkerTexts.waiting[language]).waitFor()
      await page.context().setOffline(false)
      await page.getByText(walkerTexts.sent[language]).waitFor({ timeout: 30_000 })
      expect(await stored()).toEqual([{ answer: 'fine' }])
      await page.reload()
      await expect.poll(() => key('fine').getAttribute('aria-pressed')).toBe('true')
    },
  )
})

journey('a danger that others still see is said with its time; who is not there is not asked', async () => {
  const near = await standing(atTheWire, '/danger', 'en')
  // Once: in the banner, not in the list as well.
  const keys = near.page.getByRole('button', { name: walkerTexts.still.en })
  await near.page.getByText(walkerTexts.question.en).waitFor()
  await expect.poll(() => keys.count()).toBe(1)
  await keys.click()
  await near.page.getByText(walkerTexts.sent.en).first().waitFor()
  const away = await standing(ahead, '/danger', 'en')
  await away.page
    .getByText(/One person there said on .* that it is still dangerous/)
    .first()
    .waitFor()
  await expect.poll(() => away.page.getByRole('button', { name: walkerTexts.fine.en }).count()).toBe(0)
  // Of a phone that tells no position nobody knows.
  const unknown = await standing(undefined, '/danger', 'en')
  await unknown.page.getByText(walkerTexts.ifThere.en).waitFor()
  await unknown.isAccessible()

  const staff = await takeStaffPhone(browser, world, '/admin/dangers')
  phones.push(staff)
  await staff.page.getByText(/Walkers there, still dangerous: 1/).waitFor()
  await staff.isAccessible()
})
