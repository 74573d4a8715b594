import { fieldFaultTexts } from '#kit/web/field-faults.ts'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { contactColumnTexts } from './columns.ts'
import type { ContactList } from './contract.ts'
import { contactsStaffTexts } from './staff/texts.ts'

const address = '/facility/centralised-contact'

journey('every contact shows and dials its number; a filter shows one office', async ({ phone }) => {
  const { page, open } = await phone({ language: 'en' })
  await open(address)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(10)
  const line = cards.filter({ hasText: 'Bihar Tourism Shravani Mela line' })
  await expect(line.getByRole('link')).toHaveAttribute('href', 'tel:18003097677')
  await page.getByRole('button', { name: 'Municipal Corporation Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Control room and help desk' })).toBeVisible()
  await page.getByRole('button', { name: 'District Admin' }).click()
  await expect(page.getByText('No contacts found in this category.')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(cards).toHaveCount(10)
  // A name without a space, of the length that staff may give it, is broken.
  const name = { en: 'W'.repeat(120), hi: 'म'.repeat(120) }
  await page.route('**/api/contacts', async route => {
    const response = await route.fetch()
    const { contacts } = (await response.json()) as ContactList
    await route.fulfill({ response, json: { contacts: contacts.map(each => ({ ...each, name })) } })
  })
  await open(address)
  await expect(page.getByRole('heading', { name: name.en })).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // Home shows the contacts while the navigation state asks for them.
  await open('/')
  await page.evaluate(() => history.pushState({ showContacts: true }, '', '/'))
  const title = page.getByRole('heading', { level: 1, name: 'Centralised Contact' })
  await expect(title).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(title).toBeHidden()
  await page.evaluate(() => history.pushState({ showContacts: '<img src=x>' }, '', '/'))
  await expect(title).toBeHidden()
})

journey(
  'a new contact with neither phone nor e-mail is told that one of them is needed',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/contacts')
    await page.getByRole('button', { name: contactsStaffTexts.add.hi }).click()
    const editor = page.getByRole('dialog', { name: contactsStaffTexts.add.hi })
    for (const words of ['inHindi', 'inEnglish'] as const)
      await editor
        .getByLabel(kitStaffTexts[words].hi.replace('{label}', contactColumnTexts.name.hi))
        .fill('Ward office 12')
    await editor.getByLabel(positionTexts.source.hi).fill('municipal list')
    await editor.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
    const phone = editor.getByLabel(contactColumnTexts.phone.hi)
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(new RegExp(fieldFaultTexts.phoneOrEmail.hi))
  },
)
