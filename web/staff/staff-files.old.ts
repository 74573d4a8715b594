import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect } from 'vitest'
import { inHindi } from '#kit/web/staff/fault-reasons.ts'
import { texts } from '#kit/web/staff/file-texts.ts'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { desk, phonesForAll } from './test-phones.ts'

let phone: Phone
phonesForAll()
beforeEach(async () => {
  await world.owner.query('truncate limits, staff_sessions, facilities')
  await world.owner.query(`
    insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, contact_number) values
    ('toilet', 'Toilet at Harisabha', 'हरिसभा का शौचालय', 'Harisabha Chowk', 'हरिसभा चौक', 'press', '+91 621 2233033')`)
  await world.context.responseCache.changed('facilities')
})

const names = async () =>
  (await world.owner.query('select name_en from facilities order by 1')).rows.map(row => row.name_en)
const put = (text: string) =>
  phone.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'my places.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

describe.each(['en', 'hi'] as const)('a list as a file in %s', language => {
  const t = (key: keyof typeof texts, count = 0) => texts[key][language].replace('{count}', String(count))
  const reason = (words: string) => (language === 'hi' ? inHindi(words) : words)
  const key = (name: string) => phone.page.getByRole('button', { name, exact: true })

  journey('goes out, comes back changed, is looked at and then stored', async () => {
    phone = await desk('/admin/places', { language })
    const { page } = phone
    const [download] = await Promise.all([page.waitForEvent('download'), key(t('give')).click()])
    expect(download.suggestedFilename()).toMatch(/^places-\d{4}-\d\d-\d\d\.csv$/)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(",'+91 621 2233033,")
    await put(file)
    await page.getByText(t('nothing')).waitFor()
    await expect.poll(() => key(t('store', 0)).count()).toBe(0)
    const added = file.split('\r\n')[1]?.replace('Toilet at Harisabha', 'Toilet at Zila School') ?? ''
    await put(`${file.replace(',press,', ',ward office,')}${added}\r\n`)
    await page.getByText('Toilet at Harisabha: source').waitFor()
    await page.getByText('Toilet at Zila School').waitFor()
    await phone.isAccessible()
    await expect.poll(() => names()).toEqual(['Toilet at Harisabha'])
    await key(t('store', 2)).click()
    await page.getByText(t('stored', 2)).waitFor()
    await expect.poll(() => names()).toEqual(['Toilet at Harisabha', 'Toilet at Zila School'])
    await page
      .getByRole('button', { name: language === 'en' ? /Zila School/ : /शौचालय/ })
      .first()
      .waitFor()
  })
  journey('with a bad row changes nothing and says where it is', async () => {
    phone = await desk('/admin/places', { language })
    const { page } = phone
    const header =
      'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
    await put(
      `${header}\ntoilet,New,नया,Chowk,चौक,85.39,26.12,,,press,no\ntoilet,Other,दूसरा,Chowk,चौक,,,,x,press,no`,
    )
    await page.getByRole('alert').getByText(t('faulty', 2)).waitFor()
    await page.getByRole('row', { name: `2 lat ${reason('lat and lng look swapped')}` }).waitFor()
    await page.getByRole('row', { name: `3 phone ${reason('is not a phone number')}` }).waitFor()
    await phone.isAccessible()
    await key(t('leave')).click()
    await expect.poll(() => names()).toEqual(['Toilet at Harisabha'])
  })
})
