import { beforeEach, describe, expect } from 'vitest'
import { fill, type Text } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { hereTexts } from './here-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'

guideForAll()
browserForAll()
beforeEach(() => world.owner.query('truncate facility_answers, limits'))
const stored = async () =>
  (await world.owner.query('select answer from facility_answers order by seen_at')).rows.map(
    ({ answer }) => answer,
  )

describe.each(['hi', 'en'] as const)('a place in %s', language => {
  const say = (text: Text) => text[language]
  journey('is told to be there or not with one tap, also without a network, and once', async () => {
    const { page, context } = await takePhone(browser, { language })
    await page.goto(`${world.url}/facility/toilet`)
    const row = (n: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('group') })
        .nth(n)
    const key = (n: number, text: Text) => row(n).getByRole('button', { name: say(text), exact: true })
    const status = (n: number) => row(n).getByRole('status')
    await key(0, hereTexts['not-here']).click()
    await expect
      .poll(() => status(0).textContent())
      .toBe(fill(hereTexts.missed, language, { n: 1, total: 1 }))
    await key(0, hereTexts.here).click()
    await expect.poll(() => status(0).textContent()).toBe(fill(hereTexts.found, language, { n: 1, total: 1 }))
    expect(await stored()).toEqual(['here'])
    await context.setOffline(true)
    await key(1, hereTexts.broken).click()
    await expect.poll(() => status(1).textContent()).toBe(say(hereTexts.waiting))
    await key(1, hereTexts['not-here']).click()
    await expect.poll(() => key(1, hereTexts['not-here']).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => status(1).textContent()).toBe(say(hereTexts.waiting))
    await context.setOffline(false)
    await expect.poll(() => status(1).textContent(), { timeout: 30_000 }).toBe(say(hereTexts.sent))
    expect(await stored()).toEqual(['here', 'not-here'])
    await page.reload()
    await expect.poll(() => key(0, hereTexts.here).getAttribute('aria-pressed')).toBe('true')
    await context.close()
  })
  journey('shows its answers to staff, who dismiss them', async () => {
    await world.owner.query(
      `insert into facility_answers select id, 'phone', 'network', 'not-here', now(), now()
       from facilities where facility_type = 'toilet' order by name_en limit 1`,
    )
    const phone = await takeStaffPhone(browser, world, '/admin/places', { language })
    const { page } = phone
    await page
      .getByRole('button')
      .filter({ hasText: fill(staffTexts.sayShort, language, { n: 1 }) })
      .click()
    await page.getByText(fill(staffTexts.say, language, { here: 0, missing: 1, broken: 0 })).waitFor()
    await phone.isAccessible()
    await page.getByRole('button', { name: say(staffTexts.dismiss) }).click()
    await expect.poll(() => page.getByText(fill(staffTexts.sayShort, language, { n: 1 })).count()).toBe(0)
    await phone.close()
  })
})
