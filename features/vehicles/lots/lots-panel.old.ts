import { describe, expect } from 'vitest'
import { texts as positionTexts } from '#kit/web/staff/position-texts.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { texts } from './staff/texts.ts'
import { texts as lotTexts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()

describe.each(['en', 'hi'] as const)('the parking lots in the staff console in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]
  journey('are added, named, placed and closed by staff, and visitors read it at once', async () => {
    await world.owner.query('delete from parking_lots where number > 5; delete from settings')
    await world.context.responseCache.changed('parking')
    await eventually(
      async () =>
        ((await (await fetch(`${world.url}/api/parking`)).json()) as { lots: object[] }).lots.length === 5,
    )
    const phone = await takeStaffPhone(browser, world, '/admin/parking', { language })
    const { page } = phone
    await page.getByText(t('nobody')).first().waitFor()
    await phone.isAccessible()
    if (!browser) throw new Error('no browser')
    const reader = await openPhone(browser, world.url, { language })
    await reader.open('/facility/parking')

    await page.getByRole('button', { name: t('add') }).click()
    const form = page.locator('form').filter({ has: page.getByLabel(t('number'), { exact: true }) })
    const save = form.locator('button[type=submit]')
    expect(await form.getByLabel(t('number'), { exact: true }).inputValue()).toBe('6')
    await form.getByLabel(t('number'), { exact: true }).fill('2')
    const nameIn = (lang: string) => form.locator(`input[lang=${lang}]`).first()
    await nameIn('en').fill('Zila School ground')
    await nameIn('hi').fill('जिला स्कूल मैदान')
    await form.getByLabel(new RegExp(t('capacity'))).fill('many')
    const degrees = form.getByLabel(positionTexts.degrees[language])
    await degrees.fill('26.12')
    await save.click()
    await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(2)
    expect(await degrees.getAttribute('aria-invalid')).toBe('true')
    await degrees.fill('26.12, 85.39')
    await form.getByText(positionTexts.moveOnMap[language]).waitFor()
    expect(await form.getByLabel(positionTexts.precision[language]).count()).toBe(0)
    await form.getByLabel(new RegExp(t('capacity'))).fill('60')
    await save.click()
    // Another lot has this number: nothing that was typed is lost.
    await form.getByRole('alert').first().waitFor()
    expect(await nameIn('en').inputValue()).toBe('Zila School ground')
    const number = form.getByLabel(t('number'), { exact: true })
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    await phone.isAccessible()
    await form.getByLabel(t('number'), { exact: true }).fill('6')
    await save.click()
    const name = language === 'en' ? 'Zila School ground' : 'जिला स्कूल मैदान'
    await page.getByRole('button', { name: new RegExp(name) }).waitFor()
    await reader.page.getByText(name).first().waitFor()

    await page.getByRole('button', { name: new RegExp(name) }).click()
    await form.getByLabel(t('isOpen')).uncheck()
    await save.click()
    await page.getByText(t('closed')).first().waitFor()
    await reader.page.getByText(lotTexts.closed[language]).first().waitFor()

    const placed = await world.owner.query('select latitude, longitude from parking_lots where number = 6')
    expect(placed.rows).toEqual([{ latitude: 26.12, longitude: 85.39 }])

    await page.getByLabel(t('overdue')).fill('0')
    await page.getByRole('button', { name: t('save'), exact: true }).click()
    await page.getByText(t('notSaved')).waitFor()
    await page.getByLabel(t('overdue')).fill('12')
    await page.getByRole('button', { name: t('save'), exact: true }).click()
    await page.getByRole('status').getByText(t('saved'), { exact: true }).waitFor()
    await expect
      .poll(async () => (await world.owner.query("select value from settings where key = 'parking'")).rows)
      .toEqual([{ value: { overdue_hours: 12 } }])
    await reader.close()
    await phone.close()
  })
})
