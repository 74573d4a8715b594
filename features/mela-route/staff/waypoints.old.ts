import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Text } from '#common/text.ts'
import { texts as mapTexts } from '#kit/web/map/texts.ts'
import { texts as positionTexts } from '#kit/web/staff/position-texts.ts'
import { texts as formTexts } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'

guideForAll()
browserForAll()
let staff: Phone
let visitor: Phone
beforeEach(async () => {
  await world.owner.query(
    `update waypoints set latitude = null, longitude = null, precision_m = null, source = 'press',
       checked_by = null, checked_at = null where place_order = 2`,
  )
  await world.context.responseCache.changed('waypoints')
})
afterEach(async () => {
  await staff?.close()
  await visitor?.close()
})

describe.each(['en', 'hi'] as const)('the points of the walk in %s', language => {
  const say = (text: Text) => text[language]
  const [name, km] =
    language === 'en' ? ['Hariharnath temple, Sonpur', 'km'] : ['हरिहरनाथ मंदिर, सोनपुर', 'किमी']
  journey('are set by staff, bad input is told at its field, and an open walk follows', async () => {
    if (!browser) throw new Error('no browser')
    visitor = await openPhone(browser, world.url, { language })
    await visitor.open('/facility/mela-route')
    const stop = visitor.page.locator('#stop-2')
    await expect.poll(() => stop.textContent()).toContain(name)
    await expect.poll(() => stop.textContent()).not.toContain(km)
    staff = await takeStaffPhone(browser, world, '/admin/waypoints', { language })
    const { page } = staff
    const line = (text: Text) => page.getByLabel(say(text))
    const save = () => page.getByRole('button', { name: say(formTexts.save), exact: true }).click()
    await page
      .getByRole('button')
      .filter({ hasText: `2. ${name}` })
      .click()
    const degrees = line(positionTexts.degrees)
    await degrees.fill('51.5, 0.1')
    await line(positionTexts.precision).fill('ten')
    await save()
    await expect.poll(() => page.getByText(say(formTexts.notRight)).count()).toBe(2)
    await staff.isAccessible()
    await line(positionTexts.precision).fill('10')
    for (const wrong of ['25.69', '25.69, 85.18, 3', 'here']) {
      await degrees.fill(wrong)
      await save()
      await expect.poll(() => degrees.getAttribute('aria-invalid')).toBe('true')
      expect(await degrees.inputValue()).toBe(wrong)
    }
    // The map is moved under its pin, and what was typed is where it begins.
    await degrees.fill('25.69, 85.18')
    await page.getByRole('button', { name: say(positionTexts.moveOnMap) }).click()
    const map = page.getByRole('application', { name: say(mapTexts.pickLabel) })
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => degrees.inputValue()).not.toBe('25.69, 85.18')
    await degrees.fill('25.69, 85.18')
    await line(positionTexts.precision).fill('10')
    await line(positionTexts.isChecked).check()
    await save()
    await page.getByText(fill(positionTexts.checked, language, { name: 'admin', when: '' }).trim()).waitFor()
    await staff.isAccessible()
    await expect.poll(() => stop.textContent()).toContain(km)
    expect((await world.owner.query('select * from waypoints where place_order = 2')).rows[0]).toMatchObject({
      ...{ latitude: 25.69, longitude: 85.18, precision_m: 10, checked_by: 'admin' },
    })
  })
})
