import { readFile } from 'node:fs/promises'
import { fileTexts } from '#kit/web/staff/file-texts.ts'
import { expect, journey } from '#tests/journey.ts'

const t = (key: keyof typeof fileTexts, count = 0) => fileTexts[key].hi.replace('{count}', String(count))

journey(
  'a list is exported as a file, comes back changed, is reviewed and then stored; bad rows change nothing',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(`
    insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, contact_number) values
    ('toilet', 'Toilet at Harisabha', 'हरिसभा का शौचालय', 'Harisabha Chowk', 'हरिसभा चौक', 'press', '+91 621 2233033')`)
    await world.context.responseCache.changed('facilities')
    const names = async () =>
      (await world.owner.query('select name_en from facilities order by 1')).rows.map(row => row.name_en)
    const { page, toasts } = await staffPhone('/admin/places', { at: world })
    const key = (name: string) => page.getByRole('button', { name, exact: true })
    const put = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'my places.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const [download] = await Promise.all([page.waitForEvent('download'), key(t('give')).click()])
    expect(download.suggestedFilename()).toMatch(/^places-\d{4}-\d\d-\d\d\.csv$/)
    const file = await readFile(await download.path(), 'utf8')
    await put(file)
    await expect(page.getByText(t('nothing'))).toBeVisible()
    const header =
      'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
    await put(
      `${header}\ntoilet,New,नया,Chowk,चौक,85.39,26.12,,,press,no\ntoilet,Other,दूसरा,Chowk,चौक,,,,x,press,no`,
    )
    await expect(page.getByRole('alert').getByText(t('faulty', 2))).toBeVisible()
    await expect(page.getByRole('row', { name: '2 lat lat और lng आपस में बदल गए लगते हैं' })).toBeVisible()
    await key(t('leave')).click()
    const added = file.split('\r\n')[1]?.replace('Toilet at Harisabha', 'Toilet at Zila School') ?? ''
    await put(`${file.replace('press', 'ward office')}${added}\r\n`)
    await expect(page.getByText('Toilet at Harisabha: source')).toBeVisible()
    expect(await names()).toEqual(['Toilet at Harisabha'])
    await key(t('store', 2)).click()
    await expect.poll(toasts).toBe(t('stored', 2))
    expect(await names()).toEqual(['Toilet at Harisabha', 'Toilet at Zila School'])
    // Whether a file was stored is not known if the answer is lost; choosing it again tells.
    const third = `${file.replace('press', 'ward office')}${added}\r\n${added.replace('Zila', 'Middle')}\r\n`
    await put(third)
    await page.route(
      '**/api/facilities/file',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await key(t('store', 1)).click()
    await expect(page.getByRole('alert').getByText(t('bringUnknown'))).toBeVisible()
    expect(await names()).toEqual(['Toilet at Harisabha', 'Toilet at Middle School', 'Toilet at Zila School'])
    await put(third)
    await expect(page.getByText(t('nothing'))).toBeVisible()
  },
)
