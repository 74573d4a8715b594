import { sayTime } from '#common/fair-time.ts'
import { fill } from '#common/text.ts'
import { expect, journey } from '#tests/journey.ts'
import { noticesStaffTexts } from '../staff/texts.ts'
import { holdsTexts } from './texts.ts'

journey(
  'an overcrowded place suggests holding a gate; open phones and the wall show the hold until it is released',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, kind, source)
       values ('Pani Tanki', 'पानी टंकी', '', '', 'place', 'press'), ('East gate', 'पूर्वी द्वार', '', '', 'gate', 'press')`,
    )
    await world.context.responseCache.changed('crowd')
    const visitor = await phone({ at: world })
    await visitor.openLive('/events')
    const screen = { viewport: { width: 1920, height: 1080 } }
    const wall = (await staffPhone('/wall', { at: world, ...screen })).page
    const { page, open, isAccessible } = await staffPhone('/admin/crowd-status', { at: world })
    await page.getByRole('button', { name: /^पानी टंकी/ }).click()
    await page.getByRole('button', { name: '4 लोग: ज़्यादा' }).click()
    await expect(page.getByText('पानी टंकी पर बहुत भीड़ है। इससे पहले का द्वार या कतार रोकें?')).toBeVisible()
    await isAccessible()
    await page.getByRole('link', { name: 'रोकें', exact: true }).click()

    const hold = page.getByRole('button', { name: fill(holdsTexts.inMinutes, 'hi', { n: 15 }) })
    // The crowded place is already selected.
    await expect(page.getByLabel(holdsTexts.place.hi)).toHaveValue('Pani Tanki')
    await page.getByLabel(holdsTexts.place.hi).selectOption('')
    await hold.click()
    await expect(page.getByText(holdsTexts.placeFirst.hi)).toBeVisible()
    await page.getByLabel(holdsTexts.place.hi).selectOption('पूर्वी द्वार')
    // Offline it holds nothing, says so, and can be dismissed.
    await page.context().setOffline(true)
    await hold.click()
    const unsent = page.getByRole('status').filter({ hasText: holdsTexts.waiting.hi })
    await expect(unsent.getByText('पूर्वी द्वार')).toBeVisible()
    await unsent.getByRole('button', { name: holdsTexts.drop.hi }).click()
    await expect(unsent).toHaveCount(0)
    await page.context().setOffline(false)
    await hold.click()
    const told = /रोक लगी है: पूर्वी द्वार/
    const onWall = wall.getByRole('listitem').filter({ hasText: told })
    const band = visitor.page.locator('[data-notice]')
    await expect(band).toContainText(told)
    const { rows } = await world.owner.query('select until from holds')
    const until = sayTime(rows[0].until.getTime(), 'hi')
    await expect(onWall).toContainText(`${until} तक`)
    await expect(onWall.getByText(/1[45] मिनट बाकी/)).toBeVisible()
    // The overcrowded place and the hold: both appear without waiting for the wall's next poll.
    await expect(wall.getByText('किसी ने ज़िम्मा नहीं लिया: 2')).toBeVisible()
    await expect(band).toContainText(`${until} तक`)
    await visitor.isAccessible()
    const row = page.getByRole('listitem').filter({ hasText: 'पूर्वी द्वार' })
    await expect(row.getByText(/1[45] मिनट बाकी/)).toBeVisible()
    await isAccessible()

    // Among the notices it cannot be changed or ended, and a link leads back here.
    await open('/admin/notices')
    const notice = page.getByRole('listitem').filter({ hasText: told })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('button')).toHaveCount(0)
    await notice.getByRole('link', { name: noticesStaffTexts.held.hi }).click()
    await row.getByRole('button', { name: holdsTexts.release.hi, exact: true }).click()
    await expect(page.getByText(holdsTexts.none.hi)).toBeVisible()
    await expect(band).toContainText('पूर्वी द्वार: रास्ता फिर खुल गया है')
    await expect(band).toHaveCount(1)
    await expect(visitor.page.getByText(told)).toHaveCount(0)
    await expect(wall.getByText(told)).toHaveCount(0)
  },
)
