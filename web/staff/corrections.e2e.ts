import type { Page } from '@playwright/test'
import { placeColumnTexts } from '#features/facilities/columns.ts'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'

const label = (text: string) => kitStaffTexts.inHindi.hi.replace('{label}', text)
const location = (page: Page) => page.getByLabel(label(placeColumnTexts.location_name.hi))
const source = (page: Page) => page.getByLabel(positionTexts.source.hi)
const edit = (page: Page) => page.getByRole('button', { name: 'हरिसभा का नल' }).click()
const save = (page: Page) => page.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()

journey(
  'a place corrected by staff changes on open phones without a request; two people who edit it keep both changes, or choose',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await world.owner.query(`
    insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, updated_at)
    values ('drinking-water', 'Tap at Harisabha', 'हरिसभा का नल', 'Harisabha Chowk', 'हरिसभा चौक', 'press', '2027-01-01')`)
    await world.context.responseCache.changed('facilities')
    await expect
      .poll(async () => (await fetch(`${world.url}/api/facilities?type=drinking-water`)).text())
      .toContain('Tap at Harisabha')
    const reader = await phone({ at: world })
    await reader.open('/facility/drinking-water')
    await expect(reader.page.getByText('हरिसभा चौक')).toBeVisible()
    await expect.poll(() => world.context.live.size).toBe(1)
    const away = await phone({ at: world })
    // A browser that goes offline keeps an open stream, so this phone never gets one.
    await away.page.route('**/api/live?**', route => route.abort())
    await away.open('/facility/drinking-water')
    await expect(away.page.getByText('हरिसभा चौक')).toBeVisible()
    await away.page.context().setOffline(true)

    const { page: one, toasts: toldOne } = await staffPhone('/admin/places', { at: world })
    const { page: two, toasts: toldTwo } = await staffPhone('/admin/places', { at: world })
    for (const page of [one, two]) {
      await edit(page)
      await expect(location(page)).toHaveValue('हरिसभा चौक')
    }
    await location(one).fill('स्कूल के पीछे')
    const requests: string[] = []
    reader.page.on('request', request => requests.push(request.url()))
    await save(one)
    await expect.poll(toldOne).toBe(kitStaffTexts.saved.hi)
    await expect(reader.page.getByText('स्कूल के पीछे')).toBeVisible()
    // The row came with the event, so phones need no request.
    expect(requests.filter(url => url.includes('/api/facilities'))).toEqual([])

    // A change to another field of the same row: both are kept.
    await source(two).fill('साइट पर देखा')
    await save(two)
    await expect.poll(toldTwo).toBe(kitStaffTexts.savedBoth.hi.replace('{name}', 'admin'))
    const kept = `select location_hi, source from facilities where name_en = 'Tap at Harisabha'`
    expect((await world.owner.query(kept)).rows).toEqual([
      { location_hi: 'स्कूल के पीछे', source: 'साइट पर देखा' },
    ])

    // The same field: whoever saves second sees the other's version and chooses.
    for (const page of [one, two]) await edit(page)
    await expect(location(one)).toHaveValue('स्कूल के पीछे')
    await location(one).fill('स्कूल के सामने')
    await save(one)
    await expect(location(one)).toBeHidden()
    await location(two).fill('मंदिर के पास')
    await save(two)
    await expect(two.getByRole('alert').getByText(/admin ने भी यही खाने बदल दिए/)).toBeVisible()
    await expect(location(two)).toHaveValue('मंदिर के पास')
    await expect(two.getByText('स्कूल के सामने')).toBeVisible()
    await two.getByRole('button', { name: kitStaffTexts.takeThis.hi, exact: true }).click()
    await expect(location(two)).toHaveValue('स्कूल के सामने')
    await expect(two.getByRole('alert').getByText(/यही खाने बदल दिए/)).toBeHidden()
    // Nothing typed is lost without a network.
    await location(two).fill('मंदिर के पास')
    await two.context().setOffline(true)
    await save(two)
    await expect(two.getByRole('alert').getByText(kitStaffTexts.stillHere.hi)).toBeVisible()
    await expect(location(two)).toHaveValue('मंदिर के पास')
    await two.context().setOffline(false)
    await save(two)
    await expect(reader.page.getByText('मंदिर के पास')).toBeVisible()

    await expect(away.page.getByText('हरिसभा चौक')).toBeVisible()
    await away.page.context().setOffline(false)
    await expect(away.page.getByText('मंदिर के पास')).toBeVisible()
  },
)
