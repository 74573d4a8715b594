import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Text } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { faultTexts, lineTexts } from './line-texts.ts'
import { addWalk, straightWalk } from './test-line.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
beforeEach(() => straightWalk(world))
afterEach(async () => {
  await Promise.all(phones.splice(0).map(one => one.close()))
})

describe.each(['en', 'hi'] as const)('the line of the walk in %s', language => {
  const say = (text: Text) => text[language]
  journey('is taken over at the desk, followed by an open phone, and taken back', async () => {
    await addWalk(world, 8000, 0)
    await addWalk(world, 8000, 0, { eastM: 6000, walker: 'ravi' })
    const visitor = await phone({ language })
    phones.push(visitor)
    await visitor.open('/facility/mela-route')
    const length = (km: number) =>
      visitor.page.getByText(language === 'en' ? `About ${km} km` : `लगभग ${km} किमी`)
    await length(70).waitFor()

    const context = language === 'en' ? { viewport: { width: 1366, height: 768 } } : {}
    const staff = await takeStaffPhone(browser, world, '/admin/survey-desk', { language, context })
    phones.push(staff)
    const { page } = staff
    const key = (text: Text) => page.getByRole('button', { name: say(text), exact: true })
    await page.getByText(say(lineTexts.straight)).waitFor()
    // The walk that went elsewhere makes the whole absurd: it says why, and no key takes it over.
    await page.getByText(say(faultTexts['line-far'])).waitFor()
    expect(await key(lineTexts.take).count()).toBe(0)
    await staff.isAccessible()
    await page.getByRole('checkbox', { name: /ravi/ }).uncheck()
    await page.getByText(fill(lineTexts.together, language, { km: '8.0', m: 9 })).waitFor()
    await key(lineTexts.take).click()
    await key(lineTexts.undo).waitFor()
    await staff.isAccessible()
    // Kilometres are as measured now, no longer scaled to the length that reports tell. Phones ask within ten seconds.
    await length(8).waitFor({ timeout: 15_000 })
    await key(lineTexts.undo).click()
    await page.getByText(say(lineTexts.straight)).waitFor()
    await length(70).waitFor({ timeout: 15_000 })
  })
})
