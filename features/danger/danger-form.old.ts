import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Language, Text } from '#common/text.ts'
import { fill } from '#common/text.ts'
import { texts as mapTexts } from '#kit/web/map/texts.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, phone as openPhone, world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts as screenTexts } from './screen-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { texts } from './texts.ts'

guideForAll()
browserForAll()
const phones: Phone[] = []
beforeEach(() => world.empty('dangers', 'cases', 'limits', 'live_events', 'staff_sessions'))
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
/** At the temple, and about 5 km to the north. */
const atTheWire = { latitude: 26.1205, longitude: 85.3912 }
const away = { latitude: 26.1655, longitude: 85.3912 }
async function standing(geolocation: typeof away, language: Language): Promise<Phone> {
  const phone = await openPhone({ language, context: { geolocation, permissions: ['geolocation'] } })
  phones.push(phone)
  await phone.open('/danger')
  return phone
}
const isInside = (px: number) => px >= 0

describe('the form', () => {
  journey('takes the place from the map, and the own position only until then', async () => {
    for (const language of ['en', 'hi'] as const) {
      const { page, isAccessible } = await standing(away, language)
      const key = (text: Text) => page.getByRole('button', { name: text[language], exact: true })
      await key(texts.wire).click()
      await page.getByText(fill(screenTexts.located, language, { metres: 5 })).waitFor()
      await key(screenTexts.onMap).click()
      const map = page.getByRole('application', { name: mapTexts.pickLabel[language] })
      await map.getByRole('img', { name: mapTexts.you[language] }).waitFor()
      // The focus alone moves nothing.
      await key(screenTexts.onMap).focus()
      await page.keyboard.press('Tab')
      await page.getByText(fill(screenTexts.located, language, { metres: 5 })).waitFor()
      await map.press('ArrowUp')
      await page.getByText(fill(screenTexts.chosen, language, { metres: 25 })).waitFor()
      await isAccessible()
      await key(screenTexts.send).click()
      await page.getByText(screenTexts.sent[language]).waitFor()
      const { rows } = await world.owner.query('select lat, lng, accuracy_m, is_chosen from danger_reports')
      const exact = { lng: away.longitude, accuracy_m: 25, is_chosen: true }
      expect(rows).toEqual([{ lat: expect.any(Number), ...exact }])
      expect(rows[0].lat).toBeGreaterThan(away.latitude + 0.0005)

      const staff = await takeStaffPhone(browser, world, '/admin/dangers', { language })
      phones.push(staff)
      const reported = staff.page.getByRole('listitem')
      await reported.getByRole('button', { name: texts.wire[language] }).click()
      await reported.getByText(fill(staffTexts.chosen, language, { metres: 25 })).waitFor()
      await reported.getByRole('button', { name: staffTexts.showMap[language] }).click()
      const drawn = reported.getByRole('application', { name: staffTexts.mapLabel[language] })
      await drawn.getByRole('button', { name: texts.wire[language] }).waitFor()
      await staff.isAccessible()
      await world.owner.query('truncate dangers cascade')
    }
  })
  journey(
    'shows the names on its map whole on small phones, also where they are wider than their room',
    async () => {
      for (const language of ['en', 'hi'] as const)
        for (const width of [320, 360]) {
          const { page } = await standing(atTheWire, language)
          await page.setViewportSize({ width, height: 640 })
          await page.getByRole('button', { name: texts.wire[language], exact: true }).click()
          await page.getByRole('button', { name: screenTexts.onMap[language], exact: true }).click()
          const map = page.getByRole('application', { name: mapTexts.pickLabel[language] })
          const name = map.locator('[data-map-name=first]')
          await expect
            .poll(async () => {
              const [around, inside] = [await map.boundingBox(), await name.boundingBox()]
              return (
                around && inside && [inside.x - around.x, around.x + around.width - inside.x - inside.width]
              )
            })
            .toEqual([expect.toSatisfy(isInside), expect.toSatisfy(isInside)])
        }
    },
  )
  journey('keeps what was typed when no place is said, and is reached from Help in one tap', async () => {
    const phone = await openPhone()
    phones.push(phone)
    const { page } = phone
    await phone.open('/events')
    await page.getByRole('button', { name: 'Help 108' }).click()
    await page.locator('#help').getByRole('link', { name: 'Report a wire, drain, crush or fire' }).click()
    await page.getByRole('button', { name: texts.drain.en }).click()
    await page.getByText(screenTexts.notLocated.en).waitFor()
    await page.getByRole('button', { name: screenTexts.send.en }).click()
    await page.getByText(screenTexts.needsPlace.en).waitFor()
    await phone.isAccessible()
    await page.getByLabel(screenTexts.place.en, { exact: true }).selectOption('Pahleja Ghat')
    await page.getByRole('button', { name: screenTexts.send.en }).click()
    await page.getByText(screenTexts.sent.en).waitFor()
    const { rows } = await world.owner.query('select kind, place_hi, lat, told from dangers')
    expect(rows).toEqual([{ kind: 'drain', place_hi: 'पहलेजा घाट', lat: null, told: 1 }])
  })
})
