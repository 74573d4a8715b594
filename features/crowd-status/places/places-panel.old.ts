import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Text } from '#common/text.ts'
import { texts as positionTexts } from '#kit/web/staff/position-texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import type { CrowdStatus } from '../contract.ts'
import { texts as crowdTexts } from '../texts.ts'
import { texts } from './staff/texts.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
beforeEach(async () => {
  await world.empty('crowd_status', 'cases')
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, updated_at, status,
       status_changed_at)
     values ('Chhata Bazar', 'छाता बाजार', '', '', 'press', '2027-01-01', 'low', now())`,
  )
  await world.context.responseCache.changed('crowd')
  await eventually(async () => {
    const { places } = (await (await fetch(`${world.url}/api/crowd-status`)).json()) as CrowdStatus
    return places.length === 1 && places[0]?.status === 'low'
  })
})
afterEach(async () => {
  for (const one of phones.splice(0)) await one.close()
})

describe.each(['en', 'hi'] as const)('the crowd places in the staff console in %s', language => {
  const say = (text: Text) => text[language]
  const named = (label: Text, lang: 'en' | 'hi') =>
    say(lang === 'en' ? kit.inEnglish : kit.inHindi).replace('{label}', say(label))
  const [gate, bazar] = language === 'en' ? ['East gate', 'Chhata Bazar'] : ['पूर्वी द्वार', 'छाता बाजार']
  const desk = async () => {
    const taken = await takeStaffPhone(browser, world, '/admin/crowd-places', {
      language,
      context: {
        geolocation: { latitude: 26.1207, longitude: 85.3913, accuracy: 700 },
        permissions: ['geolocation'],
      },
    })
    phones.push(taken)
    return taken
  }

  journey(
    'are added where one stands, bad input is marked, and an open page of visitors follows',
    async () => {
      const reader = await phone({ language })
      phones.push(reader)
      await reader.open('/crowd-status')
      await reader.page.getByText(bazar).first().waitFor()
      const staff = await desk()
      const { page } = staff
      await page.getByRole('button', { name: say(texts.add) }).click()
      const form = page.getByRole('dialog', { name: say(texts.add) })
      const save = () => form.getByRole('button', { name: say(kit.save), exact: true }).click()
      const field = (label: string) => form.getByLabel(label)
      await form.getByLabel(say(texts.kind)).selectOption('gate')
      await field(named(texts.name, 'en')).fill('CHHATA bazar')
      await field(say(texts.order)).fill('two')
      await form.getByRole('button', { name: say(positionTexts.useMine) }).click()
      await field(say(positionTexts.precision)).fill('far')
      await save()
      await form.getByRole('alert').getByText(say(kit.invalid)).waitFor()
      for (const label of [named(texts.name, 'hi'), say(texts.order), say(positionTexts.precision)])
        expect(await field(label).getAttribute('aria-invalid')).toBe('true')
      expect(await field(say(texts.order)).inputValue()).toBe('two')
      await staff.isAccessible()
      await field(named(texts.name, 'hi')).fill('पूर्वी द्वार')
      await field(say(texts.order)).fill('1')
      await field(say(positionTexts.precision)).fill('600')
      await field(say(positionTexts.isChecked)).check()
      await field(say(positionTexts.source)).fill('ward office')
      await save()
      // Another place has this English name: its field is marked and nothing that was typed is lost.
      await form.getByRole('alert').getByText(say(kit.taken)).waitFor()
      expect(await field(named(texts.name, 'en')).getAttribute('aria-invalid')).toBe('true')
      expect(await field(named(texts.name, 'en')).inputValue()).toBe('CHHATA bazar')
      await field(named(texts.name, 'en')).fill('East gate')
      await save()
      await page.getByRole('button', { name: gate }).waitFor()
      await staff.isAccessible()
      expect((await world.owner.query(`select * from crowd_status where kind = 'gate'`)).rows).toMatchObject([
        { location_en: 'East gate', turn: 1, latitude: 26.1207, precision_m: 600, checked_by: 'admin' },
      ])
      await reader.page.getByText(say(crowdTexts.silentOne)).click()
      await reader.page.getByText(gate).waitFor()

      await page.getByRole('button', { name: gate }).click()
      await page.getByLabel(say(kit.inGuide)).uncheck()
      await page.getByRole('button', { name: say(kit.save), exact: true }).click()
      await page.getByText(say(kit.hidden)).waitFor()
      await expect.poll(() => reader.page.getByText(gate).count(), { timeout: 15_000 }).toBe(0)
    },
  )
  journey('tell the second of two people who edit one, who then decides', async () => {
    const [one, two] = [await desk(), await desk()]
    for (const { page } of [one, two]) {
      await page.getByRole('button', { name: bazar }).click()
      await page.getByLabel(say(positionTexts.source)).waitFor()
    }
    const save = ({ page }: Phone) => page.getByRole('button', { name: say(kit.save), exact: true }).click()
    await one.page.getByLabel(say(positionTexts.source)).fill('north office')
    await save(one)
    await one.page.getByText(say(kit.saved), { exact: true }).waitFor()
    const field = two.page.getByLabel(say(positionTexts.source))
    await field.fill('south office')
    await save(two)
    await two.page.getByRole('alert').getByText(say(kit.changed)).waitFor()
    expect(await field.inputValue()).toBe('south office')
    await two.page.getByRole('button', { name: say(kit.takeTheirs) }).click()
    await expect.poll(() => field.inputValue()).toBe('north office')
  })
})
