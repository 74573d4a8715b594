import { afterEach, beforeEach, describe, expect } from 'vitest'
import { fill, type Language } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { staffMember } from '#tests/world/world.ts'
import { texts as visitorTexts } from '../missing-person/texts.ts'
import { texts as entryTexts } from './staff/entry-texts.ts'
import { texts as handTexts } from './staff/hand-over-texts.ts'
import { texts as listTexts } from './staff/texts.ts'
import { texts as viewTexts } from './staff/view-texts.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
const staff = [1, 2].map(n => ({ ...staffMember('missing-person-desk'), username: `desk-${n}` }))
/** Whoever acts next is this member of staff. */
const actAs = (n: 1 | 2) => world.signIn(staff[n - 1])
beforeEach(async () => {
  await world.empty('missing_person_reports', 'cases', 'limits', 'live_events')
  actAs(1)
})
afterEach(async () => {
  for (const one of phones.splice(0)) await one.close()
})
async function desk(language: Language, query = ''): Promise<Phone> {
  const taken = await takeStaffPhone(browser, world, `/admin/missing-persons${query}`, { language })
  phones.push(taken)
  return taken
}
const rows = async () =>
  (
    await world.owner.query(
      'select id, status, outcome, is_found from missing_person_reports order by arrival',
    )
  ).rows

/** A desk fills in an elderly woman in a green sari. */
async function fillIn({ page }: Phone, language: Language) {
  await page.getByRole('radio', { name: entryTexts.female[language] }).check({ force: true })
  await page.getByRole('radio', { name: entryTexts.elder[language] }).check({ force: true })
  const say = (en: string, hi: string) => (language === 'en' ? en : hi)
  await page.getByRole('checkbox', { name: say('Green', 'हरा'), exact: true }).check({ force: true })
  await page.getByRole('checkbox', { name: say('Sari', 'साड़ी'), exact: true }).check({ force: true })
  await page.getByLabel(entryTexts.desk[language]).fill('Help desk 2')
}

describe.each(['en', 'hi'] as const)('in %s', language => {
  const key = ({ page }: Phone, text: { en: string; hi: string }) =>
    page.getByRole('button', { name: text[language], exact: true })

  journey(
    'somebody whom a desk found goes to the group that reported her, after two checks by two people',
    async () => {
      const one = await desk(language)
      await one.page.getByText(listTexts.noneMissing[language]).waitFor()
      await one.isAccessible()
      await one.page.getByRole('link', { name: listTexts.newFound[language] }).click()
      await fillIn(one, language)
      await key(one, entryTexts.submit).click()
      await one.page.getByText(listTexts.noneMissing[language]).waitFor()

      const visitor = await phone({ language })
      phones.push(visitor)
      await visitor.open('/missing-person')
      await visitor.page.locator('label', { hasText: visitorTexts.elder[language] }).click()
      await visitor.page.locator('label', { hasText: visitorTexts.female[language] }).click()
      await visitor.page.getByLabel(visitorTexts.person[language]).fill('दादी, हरी साड़ी')
      await visitor.page.getByLabel(visitorTexts.name[language], { exact: true }).fill('Asha')
      await visitor.page.getByLabel(visitorTexts.phone[language]).fill('9876500077')
      await visitor.page.getByRole('button', { name: visitorTexts.submit[language] }).click()
      await visitor.page.getByText(visitorTexts.doneTitle[language]).waitFor()

      // It comes to the open list by itself.
      await one.page.getByRole('link', { name: /दादी, हरी साड़ी/ }).click()
      await one.page.getByText(viewTexts.fitsWell[language]).waitFor()
      await one.page.getByRole('cell', { name: viewTexts.same[language] }).first().waitFor()
      await one.isAccessible()
      await one.page.getByRole('link', { name: handTexts.start[language] }).click()
      await one.page
        .getByRole('button', { name: `${handTexts.question[language]}: ${handTexts.made[language]}` })
        .click()
      await one.page.getByText(handTexts.secondPerson[language]).waitFor()

      actAs(2)
      const found = (await rows()).find(row => row.is_found)
      const two = await desk(language, `?person=${found?.id}`)
      await two.page
        .getByRole('button', { name: `${handTexts.document[language]}: ${handTexts.made[language]}` })
        .click()
      await key(two, handTexts.give).click()
      await two.page.getByText(handTexts.needed[language]).first().waitFor()
      await two.page.getByLabel(handTexts.receiver[language]).fill('Asha Devi')
      await two.page.getByLabel(handTexts.relation[language]).selectOption('child')
      await two.isAccessible()
      await key(two, handTexts.give).click()
      const receipt = fill(handTexts.receiptNumber, language, { n: 1 })
      await two.page.getByText(receipt.replace(/\d+/, '')).first().waitFor()
      await two.page.getByText('Asha Devi').waitFor()
      await two.isAccessible()
      expect((await rows()).map(row => row.outcome)).toEqual(['handed-over', 'handed-over'])
      // The first desk sees it without asking.
      await one.page.getByText(handTexts.receiptTitle[language]).waitFor()
    },
  )

  journey('of two desks that end one search the second is told who was first', async () => {
    const one = await desk(language, '?new=found')
    await fillIn(one, language)
    await key(one, entryTexts.submit).click()
    await expect.poll(() => rows()).toHaveLength(1)
    const [row] = await rows()
    const two = await desk(language, `?person=${row.id}`)
    await two.page.route('**/api/missing-persons/*', async route => {
      if (route.request().method() === 'PATCH')
        await world.owner.query(
          `update missing_person_reports set status = 'closed', outcome = 'police', closed_by = 'desk-9', closed_at = now()`,
        )
      await route.continue()
    })
    await two.page.getByLabel(viewTexts.note[language]).fill('Taken to the station')
    await key(two, viewTexts.mistake).click()
    await two.page.getByText(viewTexts.endedMeanwhile[language]).waitFor()
    await two.page.getByText('desk-9').waitFor()
    expect(await two.page.getByLabel(viewTexts.note[language]).inputValue()).toBe('Taken to the station')
    expect(await rows()).toMatchObject([{ outcome: 'police' }])
  })

  journey('an entry typed without a network waits in the list, and is sent once', async () => {
    const one = await desk(language, '?new=found')
    await fillIn(one, language)
    await one.page.context().setOffline(true)
    await key(one, entryTexts.submit).click()
    await one.page.getByText(entryTexts.keptTitle[language], { exact: true }).waitFor()
    await one.isAccessible()
    await key(one, listTexts.back).click()
    await one.page.getByText(language === 'en' ? 'Waiting to be sent' : 'भेजे जाने का इंतज़ार').waitFor()
    await one.page
      .getByText(listTexts.noneMissing[language])
      .or(one.page.getByText(listTexts.loadFailed[language]))
      .waitFor()
    expect(await rows()).toEqual([])
    await one.page.context().setOffline(false)
    await expect.poll(() => rows(), { timeout: 20_000 }).toHaveLength(1)
    await one.page.getByText(listTexts.noneMissing[language]).waitFor()
  })
})
