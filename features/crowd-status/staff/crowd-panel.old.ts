import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Language } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import type { CrowdStatus } from '../contract.ts'
import { texts as levelTexts } from '../texts.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
let phone: Phone
const gate = { en: 'Temple main gate', hi: 'मंदिर मुख्य द्वार' }
const bazar = { en: 'Chhata Bazar', hi: 'छाता बाजार' }
beforeEach(async () => {
  await world.empty('crowd_status', 'attempts', 'cases')
  for (const { en, hi } of [gate, bazar])
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
       values ($1, $2, '', '', 'press')`,
      [en, hi],
    )
  await world.context.responseCache.changed('crowd')
  await eventually(async () => {
    const { places } = (await (await fetch(`${world.url}/api/crowd-status`)).json()) as CrowdStatus
    return places.length === 2 && places.every(({ status }) => status === null)
  })
})
afterEach(() => phone?.close())

const open = async (language: Language = 'en') => {
  phone = await takeStaffPhone(browser, world, '/admin/crowd-status', { language })
  await row(gate[language]).waitFor()
}
const row = (name: string) => phone.page.getByRole('listitem').filter({ hasText: name })
const head = (name: string) => row(name).getByRole('button', { name: new RegExp(`^${name}`) })
const setLevel = async (name: string, level: 'low' | 'medium' | 'high', language: Language = 'en') => {
  await head(name).click()
  const levels = row(name).getByRole('group')
  await levels.getByRole('button', { name: levelTexts[level][language], exact: true }).click()
}
const stored = async () =>
  (
    await world.owner.query(
      `select location_en as place, r.status, r.reported_at as at from crowd_reports r
       join crowd_status s on s.id = r.place_id order by r.id`,
    )
  ).rows
const badge = (name: string, level: 'low' | 'medium' | 'high', language: Language = 'en') =>
  head(name).getByText(levelTexts[level][language], { exact: true })

describe.each(['en', 'hi'] as const)('a level in %s', language => {
  journey('set without a network waits in its row and is sent once, the newest of each place', async () => {
    await open(language)
    await phone.page.context().setOffline(true)
    const began = Date.now()
    await setLevel(gate[language], 'high', language)
    await row(gate[language]).getByText(texts.waiting[language]).waitFor()
    await phone.page.getByText(texts.away[language]).waitFor()
    await setLevel(gate[language], 'low', language)
    await setLevel(bazar[language], 'medium', language)
    await row(bazar[language]).getByText(texts.waiting[language]).waitFor()
    await phone.isAccessible()
    expect(await stored()).toEqual([])
    await phone.page.context().setOffline(false)
    await badge(bazar[language], 'medium', language).waitFor()
    await badge(gate[language], 'low', language).waitFor()
    expect(await phone.page.getByText(texts.waiting[language]).count()).toBe(0)
    const reports = await stored()
    expect(reports.map(({ place, status }) => [place, status])).toEqual([
      [gate.en, 'low'],
      [bazar.en, 'medium'],
    ])
    expect(Math.abs(reports[0].at.getTime() - began)).toBeLessThan(60_000)
  })
  journey('of the night stands as a strip, with its times in words', async () => {
    await open(language)
    await setLevel(gate[language], 'medium', language)
    await badge(gate[language], 'medium', language).waitFor()
    await world.owner.query(`update crowd_reports set reported_at = now() - interval '5 hours'`)
    await setLevel(gate[language], 'high', language)
    const strip = row(gate[language]).getByRole('img')
    await expect
      .poll(() => strip.getAttribute('aria-label'))
      .toMatch(
        new RegExp(
          `^${texts.night[language]}: .*${levelTexts.medium[language]}, .*${levelTexts.high[language]}$`,
        ),
      )
    await phone.isAccessible()
  })
})

describe('the next place', () => {
  journey('stays open when the answer about the first one comes', async () => {
    await open()
    const held = Promise.withResolvers<void>()
    await phone.page.route('**/api/crowd-status/*', async route => {
      await held.promise
      await route.continue()
    })
    await setLevel(gate.en, 'high')
    await row(gate.en).getByText(texts.sending.en).waitFor()
    await head(bazar.en).click()
    held.resolve()
    await phone.page
      .getByText(fill(texts.told, 'en', { place: gate.en, level: levelTexts.high.en }))
      .waitFor()
    expect(await head(bazar.en).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('a level that has not arrived', () => {
  journey(
    'and is refused because somebody reported later says so in its row until it is put away',
    async () => {
      await open()
      await phone.page.context().setOffline(true)
      // The phone's clock goes on for twenty minutes, in which another reporter tells of the place.
      await setLevel(gate.en, 'high')
      await row(gate.en).getByText(texts.waiting.en).waitFor()
      await phone.page.evaluate(() => {
        const now = Date.now
        Date.now = () => now() + 20 * 60_000
      })
      await world.owner.query(
        `update crowd_status set status = 'low', status_changed_at = now() where location_en = $1`,
        [gate.en],
      )
      await phone.page.context().setOffline(false)
      await row(gate.en).getByText(texts.refusedNewer.en).waitFor()
      await head(bazar.en).click()
      await row(gate.en).getByText(texts.refusedNewer.en).waitFor()
      await phone.isAccessible()
      expect(await stored()).toEqual([])
      await row(gate.en).getByRole('button', { name: texts.putAway.en, exact: true }).click()
      await expect.poll(() => phone.page.getByText(texts.refusedNewer.en).count()).toBe(0)
    },
  )
  journey('is not sent where its reporter takes it back before', async () => {
    await open()
    await phone.page.context().setOffline(true)
    await setLevel(gate.en, 'high')
    await row(gate.en).getByRole('button', { name: texts.doNotSend.en, exact: true }).click()
    await expect.poll(() => phone.page.getByText(texts.waiting.en).count()).toBe(0)
    await phone.page.context().setOffline(false)
    await setLevel(bazar.en, 'low')
    await badge(bazar.en, 'low').waitFor()
    expect((await stored()).map(({ place }) => place)).toEqual([bazar.en])
  })
})
