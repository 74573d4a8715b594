import { afterEach } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, phone as openPhone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts as screenTexts } from './screen-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
const said = { en: 'The temple is shut tonight.', hi: 'मंदिर आज रात बंद है।' }
const office = { en: 'Control room', hi: 'नियंत्रण कक्ष' }

journey('what staff say of a rumour stands at once on open phones, with office and age', async () => {
  const visitor = await openPhone({ language: 'hi' })
  phones.push(visitor)
  await visitor.open('/rumours')
  await visitor.page.getByText(screenTexts.none.hi.replace('{days}', '7')).waitFor()
  await visitor.isAccessible()
  const staff = await takeStaffPhone(browser, world, '/admin/rumours')
  phones.push(staff)
  const field = (label: 'said' | 'office', language: 'en' | 'hi') =>
    staff.page.getByLabel(`${staffTexts[label].en}, in ${staffTexts[language].en}`)
  await staff.page.getByLabel(staffTexts.verdict.en).selectOption('not-true')
  for (const language of ['en', 'hi'] as const) await field('said', language).fill(said[language])
  await staff.page.getByRole('button', { name: staffTexts.tell.en }).click()
  await staff.page.getByText(staffTexts.bothNeeded.en).first().waitFor()
  await staff.isAccessible()
  for (const language of ['en', 'hi'] as const) await field('office', language).fill(office[language])
  await staff.page.getByRole('button', { name: staffTexts.tell.en }).click()
  await visitor.page.getByRole('heading', { name: texts['not-true'].hi }).waitFor()
  await visitor.page.getByText(said.hi).waitFor()
  await visitor.page.getByText(office.hi, { exact: true }).waitFor()
  await visitor.isAccessible()
})
