import { beforeEach, describe, expect } from 'vitest'
import { texts as contactTexts } from '#features/contacts/staff/texts.ts'
import { texts as placeTexts } from '#features/facilities/staff/texts.ts'
import { texts as mapTexts } from '#kit/web/map/texts.ts'
import { texts as positionTexts } from '#kit/web/staff/position-texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { desk, phonesForAll } from './test-phones.ts'

phonesForAll()
beforeEach(async () => {
  await world.owner.query('truncate limits, staff_sessions, facilities, contacts')
  await world.owner.query(`
    insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, updated_at)
    values ('drinking-water', 'Tap at Harisabha', 'हरिसभा का नल', 'Harisabha Chowk', 'हरिसभा चौक', 'press', '2027-01-01')`)
  await world.context.responseCache.changed('facilities')
})
const label = (text: string) => kit.inEnglish.en.replace('{label}', text)
const labelHindi = (text: string) => kit.inHindi.en.replace('{label}', text)
const places = async () =>
  (
    await world.owner.query(
      'select name_en, location_en, latitude, longitude, precision_m from facilities order by 1',
    )
  ).rows

describe('the places', () => {
  journey(
    'are added with what is missing said, at the position where one stands, and are in the guide',
    async () => {
      const phone = await desk('/admin/places', {
        context: {
          geolocation: { latitude: 26.117_25, longitude: 85.390_5, accuracy: 12 },
          permissions: ['geolocation'],
        },
      })
      const { page } = phone
      await page.getByRole('button', { name: placeTexts.add.en }).click()
      const form = page.getByRole('dialog', { name: placeTexts.add.en })
      await form.getByLabel(label(placeTexts.name.en)).fill('Tap at Pani Tanki')
      await form.getByRole('button', { name: kit.save.en, exact: true }).click()
      await form.getByRole('alert').getByText(kit.invalid.en).waitFor()
      await form.getByText(kit.needed.en).first().waitFor()
      await phone.isAccessible()
      await form.getByLabel(labelHindi(placeTexts.name.en)).fill('पानी टंकी का नल')
      await form.getByLabel(label(placeTexts.location.en)).fill('Pani Tanki Chowk')
      await form.getByLabel(labelHindi(placeTexts.location.en)).fill('पानी टंकी चौक')
      await form.getByLabel(placeTexts.source.en).fill('ward office')
      await form.getByRole('button', { name: positionTexts.useMine.en }).click()
      await form.getByText('26.11725, 85.39050, within 12 m').waitFor()
      await form.getByRole('button', { name: kit.save.en, exact: true }).click()
      await page.getByText(kit.saved.en, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Tap at Pani Tanki' }).waitFor()
      expect((await places())[1]).toEqual({
        name_en: 'Tap at Pani Tanki',
        location_en: 'Pani Tanki Chowk',
        latitude: 26.117_25,
        longitude: 85.390_5,
        precision_m: 12,
      })
      await phone.isAccessible()
      await phone.open('/facility/drinking-water')
      await page.getByText('Tap at Pani Tanki').first().waitFor()
    },
  )
  journey('are moved on a map with the arrow keys', async () => {
    await world.owner.query('update facilities set latitude = 26.12, longitude = 85.39')
    const phone = await desk('/admin/places')
    const { page } = phone
    await page.getByRole('button', { name: 'Tap at Harisabha' }).click()
    await page.getByRole('button', { name: positionTexts.moveOnMap.en }).click()
    const map = page.getByRole('application', { name: mapTexts.pickLabel.en })
    await map.focus()
    await phone.isAccessible()
    // The map may not handle keys yet, so the key is pressed until the position has changed.
    const moved = page.getByText(/^26\.12000, 85\.(39(?!000)|[4-9])\d+, within 25 m$/)
    await eventually(async () => {
      await map.press('ArrowRight')
      return moved.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    }, 30_000)
    await page.getByRole('button', { name: kit.save.en, exact: true }).click()
    await page.getByText(kit.saved.en, { exact: true }).waitFor()
    const [place] = await places()
    expect(place.longitude).toBeGreaterThan(85.39)
    expect(place.latitude).toBeCloseTo(26.12, 4)
    // From 500 m on visitors see an area; the list says so.
    await page.getByRole('button', { name: 'Tap at Harisabha' }).click()
    await page.getByLabel(positionTexts.precision.en).fill('600')
    await page.getByRole('button', { name: kit.save.en, exact: true }).click()
    await page
      .getByRole('button', { name: 'Tap at Harisabha' })
      .getByText(placeTexts.area.en, { exact: true })
      .waitFor()
    expect((await places())[0]).toMatchObject({ precision_m: 600 })
  })
  journey('that two people edit tell the second, who then decides', async () => {
    const [one, two] = [await desk('/admin/places'), await desk('/admin/places')]
    for (const { page } of [one, two]) {
      await page.getByRole('button', { name: 'Tap at Harisabha' }).click()
      await page.getByLabel(label(placeTexts.location.en)).waitFor()
    }
    const save = ({ page }: Phone) => page.getByRole('button', { name: kit.save.en, exact: true }).click()
    await one.page.getByLabel(label(placeTexts.location.en)).fill('North side')
    await save(one)
    await one.page.getByText(kit.saved.en, { exact: true }).waitFor()
    const field = two.page.getByLabel(label(placeTexts.location.en))
    await field.fill('South side')
    await save(two)
    await two.page.getByRole('alert').getByText(kit.changed.en).waitFor()
    await expect.poll(() => field.inputValue()).toBe('South side')
    await two.page.getByRole('button', { name: kit.takeTheirs.en }).click()
    await expect.poll(() => field.inputValue()).toBe('North side')
    await field.fill('South side')
    await save(two)
    await two.page.getByText(kit.saved.en, { exact: true }).waitFor()
    await expect.poll(() => places()).toMatchObject([{ location_en: 'South side' }])
  })
  journey('keep what was typed when the network is gone', async () => {
    const phone = await desk('/admin/places', { language: 'hi' })
    const { page } = phone
    await page.getByRole('button', { name: 'हरिसभा का नल' }).click()
    const field = page.getByLabel(kit.inHindi.hi.replace('{label}', placeTexts.name.hi))
    await field.fill('हरिसभा का बड़ा नल')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: kit.save.hi, exact: true }).click()
    await page.getByRole('alert').getByText(kit.failed.hi).waitFor()
    await expect.poll(() => field.inputValue()).toBe('हरिसभा का बड़ा नल')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: kit.save.hi, exact: true }).click()
    await page.getByText(kit.saved.hi, { exact: true }).waitFor()
  })
})

describe('the contacts', () => {
  journey('are added by an admin and called by a pilgrim', async () => {
    const phone = await desk('/admin/contacts')
    const { page } = phone
    await page.getByRole('button', { name: contactTexts.add.en }).click()
    await page.getByLabel(label(contactTexts.name.en)).fill('Ward office 12')
    await page.getByLabel(labelHindi(contactTexts.name.en)).fill('वार्ड कार्यालय 12')
    await page.getByLabel(contactTexts.source.en).fill('municipal list')
    await page.getByRole('button', { name: kit.save.en, exact: true }).click()
    await page.getByRole('alert').getByText(kit.invalid.en).waitFor()
    await phone.isAccessible()
    await page.getByLabel(contactTexts.phone.en).fill('0621-2233033')
    await page.getByRole('button', { name: kit.save.en, exact: true }).click()
    await page.getByText(kit.saved.en, { exact: true }).waitFor()
    await phone.isAccessible()
    await phone.open('/facility/centralised-contact')
    await page.getByRole('link', { name: /0621-2233033/ }).waitFor()
  })
})
