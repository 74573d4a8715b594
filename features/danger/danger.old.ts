import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { fill } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { contrast } from '#tests/contrast.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, guideForAll, phone as openPhone, world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts as bannerTexts } from './banner-texts.ts'
import { texts as listTexts } from './list-texts.ts'
import { texts as screenTexts } from './screen-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { answerIt, report } from './test-dangers.ts'
import { texts } from './texts.ts'

guideForAll()
browserForAll()
const phones: Phone[] = []
beforeEach(() => world.empty('dangers', 'cases', 'limits', 'live_events', 'staff_sessions'))
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
const atTheWire = { latitude: 26.1205, longitude: 85.3912 }
/** About 400 m to the north, and about 5 km. */
const ahead = { latitude: 26.1241, longitude: 85.3912 }
const away = { latitude: 26.1655, longitude: 85.3912 }
async function standing(geolocation: typeof away, path: string, language: Language): Promise<Phone> {
  const phone = await openPhone({ language, context: { geolocation, permissions: ['geolocation'] } })
  phones.push(phone)
  await phone.open(path)
  return phone
}
const count = async () => (await world.owner.query('select id from danger_reports')).rowCount

describe.each(['hi'] as const)('a danger, in %s', language => {
  journey(
    'reported without a network goes once, staff answer, its sender and walkers near it see that',
    async () => {
      const { page, isAccessible } = await standing(atTheWire, '/danger', language)
      await page.waitForLoadState('networkidle')
      await isAccessible()
      await page.getByRole('button', { name: texts.wire[language] }).click()
      await page.getByText(fill(screenTexts.located, language, { metres: 5 })).waitFor()
      await isAccessible()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: screenTexts.send[language] }).click()
      await page.getByText(screenTexts.kept[language]).waitFor()
      expect(await count()).toBe(0)
      await page.context().setOffline(false)
      await page.reload()
      await eventually(async () => (await count()) === 1)
      await page.getByText(listTexts.waits[language]).waitFor()

      const near = await standing(ahead, '/facility/mela-route', language)
      const far = await standing(away, '/facility/mela-route', language)
      const warning = near.page.getByRole('complementary', { name: bannerTexts.region[language] })
      const staff = await takeStaffPhone(browser, world, '/admin/dangers', { language })
      phones.push(staff)
      await staff.page.getByRole('button', { name: texts.wire[language] }).click()
      await staff.isAccessible()
      // Nobody is warned of what nobody has confirmed.
      expect(await warning.getByText(texts.wire[language]).count()).toBe(0)
      await staff.page.getByRole('button', { name: staffTexts.save[language] }).click()
      await staff.page.getByText(staffTexts.chooseAnswer[language]).waitFor()
      await staff.page.getByLabel(staffTexts.answer[language]).selectOption('seen')
      await staff.page.getByLabel(staffTexts.noteHi[language]).fill('दाएँ चलें')
      await staff.page.getByLabel(staffTexts.noteEn[language]).fill('Keep right')
      await staff.page.getByRole('button', { name: staffTexts.save[language] }).click()

      await page.getByText(texts.seen[language], { exact: false }).first().waitFor()
      await warning.getByRole('heading', { name: /400/ }).waitFor()
      await warning.getByText(language === 'hi' ? 'दाएँ चलें' : 'Keep right').waitFor()
      await near.isAccessible()
      await expect.poll(() => far.page.getByText(texts.wire[language]).count()).toBe(0)
      await answerIt(world, 'mended')
      await warning.getByRole('heading').waitFor({ state: 'detached' })
      await page.getByText(listTexts.mended[language], { exact: false }).waitFor()
    },
  )
})

describe('the warning', () => {
  journey('is on the screens of the way where the phone tells no position, until it is hidden', async () => {
    await report(world, { kind: 'fire', position: '', place: 'Hariharnath temple, Sonpur' })
    await answerIt(world, 'mending')
    const phone = await openPhone()
    phones.push(phone)
    await phone.open('/events')
    await phone.page.waitForLoadState('networkidle')
    const title = phone.page.getByRole('heading', { name: bannerTexts.danger.en })
    expect(await title.count()).toBe(0)
    await phone.open('/facility/mela-route')
    await title.waitFor()
    await phone.page.getByText('Hariharnath temple, Sonpur').first().waitFor()
    await phone.page.getByRole('button', { name: bannerTexts.hide.en }).click()
    await title.waitFor({ state: 'detached' })
    // Words that are new are shown again.
    await answerIt(world, 'seen')
    await title.waitFor()
  })
})

describe('the list of dangers', () => {
  journey('begins where its heading and its age begin', async () => {
    const phone = await openPhone()
    phones.push(phone)
    await phone.open('/danger')
    const left = async (part: string) => (await phone.page.locator(part).boundingBox())?.x
    await phone.page.locator('section .age time').waitFor()
    expect(await left('section .age time')).toBe(await left('#known'))
  })
})

describe('the maps', () => {
  journey('show a danger where it is, and break the line of the walk there, until it is mended', async () => {
    await report(world, { kind: 'wire', position: '25.99000,85.33800,20' })
    await answerIt(world, 'seen', { en: 'Keep right', hi: 'दाएँ चलें' })
    const name = /^Live wire/
    const walk = await standing(away, '/facility/mela-route', 'en')
    const drawing = walk.page.getByRole('region', { name: 'Map of the whole route' })
    const mark = drawing.getByRole('link', { name })
    await mark.waitFor()
    const [under, dashes] = [
      drawing.locator('svg g[mask] path').first(),
      drawing.locator('svg g[mask] path').last(),
    ]
    expect(await dashes.evaluate(path => getComputedStyle(path).strokeDasharray.split(',').length)).toBe(2)
    // By night the dashes are as light as the line below them, which is covered there.
    await walk.page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    const strokeOf = (path: typeof dashes) => path.evaluate(one => getComputedStyle(one).stroke)
    expect(contrast(await strokeOf(dashes), await strokeOf(under))).toBeGreaterThan(3)
    const land = await drawing.evaluate(map => getComputedStyle(map).backgroundColor)
    expect(contrast(await strokeOf(dashes), land)).toBeGreaterThan(3)
    await walk.page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
    await walk.isAccessible()

    const places = await standing(away, '/facility/drinking-water?showMap=true', 'en')
    const map = places.page.getByRole('application')
    const sign = map.getByRole('button', { name })
    await sign.waitFor({ state: 'attached' })
    const paths = () => map.locator('svg path[d*=L]').count()
    expect(await paths()).toBeGreaterThanOrEqual(3)
    await places.page.getByRole('list', { name: 'What the signs mean' }).getByText('danger').waitFor()
    await sign.focus()
    await places.page.keyboard.press('Enter')
    await map.getByText('Keep right').waitFor()
    await places.isAccessible()

    await answerIt(world, 'mended')
    await mark.waitFor({ state: 'detached' })
    await sign.waitFor({ state: 'detached' })
    expect(await drawing.locator('svg g[mask]').count()).toBe(0)
  })

  journey(
    'show a danger at a chowk without a position on the part of the walk between known stops',
    async () => {
      const { rows } = await world.owner.query(
        'select name_en from waypoints where latitude is null order by place_order limit 1',
      )
      await report(world, { kind: 'crush', position: '', place: rows[0].name_en })
      await answerIt(world, 'seen')
      const walk = await standing(away, '/facility/mela-route', 'hi')
      await walk.page
        .getByRole('link', { name: new RegExp(texts.crush.hi) })
        .first()
        .waitFor()
    },
  )
})
