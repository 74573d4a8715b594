import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { wallTexts } from './texts.ts'

const screen = { viewport: { width: 1920, height: 1080 } }

journey(
  'the wall shows crowd, queue and open cases without private words, and recovers after a lost network',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const tell = async (place: string) => {
      await world.owner.query(
        `insert into queue_reports (id, line, place, hours, staff_id, told_at, received_at)
       values (gen_random_uuid(), 'tail', $1, 3, 'asha', now(), now())`,
        [place],
      )
      await world.context.responseCache.changed('queue')
    }
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, status,
       status_changed_at, latitude, longitude, precision_m)
     values ('Aghoria Bazar Chowk', 'अघोरिया बाजार चौक', '', '', 'press', 'low', now(), 26.1115, 85.374, 1000)`,
    )
    const { rows } = await world.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, age_band, fingerprint, notice_version,
       notice_language, created_at)
     values (gen_random_uuid(), 'Asha', '9876501234', false, 'Guddi in a red frock', 'child', '', '', 'en', now())
     returning id`,
    )
    await world.owner.query(`select raise_case('missing-child', $1)`, [rows[0].id])
    // A danger that was not taken in time is marked late, with its place. The wall counts in quarter minutes, so avoid a full minute.
    const { rows: dangers } = await world.owner.query(
      `insert into dangers (id, kind, place_en, place_hi, observed_at, told_at, created_at, updated_at)
       values (gen_random_uuid(), 'wire', 'Hathi Chowk', 'हाथी चौक', now(), now(), now(), now()) returning id`,
    )
    await world.owner.query(`select raise_case('danger', $1)`, [dangers[0].id])
    await world.owner.query(
      `update cases set raised_at = now() - interval '40 minutes', due_at = now() - interval '750 seconds' where kind = 'danger'`,
    )
    await world.context.responseCache.changed('crowd')
    await tell('pani-tanki')
    const { page } = await staffPhone('/wall', { at: world, ...screen })
    await expect(page.getByText(/यहाँ से लगें: पानी टंकी/)).toBeVisible()
    await expect(page.getByText(wallTexts.open.hi.replace('{n}', '2'))).toBeVisible()
    const late = page.getByRole('listitem').filter({ hasText: 'हाथी चौक' })
    await expect(late.getByText(/^1[23] मिनट की देरी$/)).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveText(/Guddi|Asha|98765/)
    const map = page.getByRole('application', { name: wallTexts.map.hi })
    await expect(map.getByRole('button', { name: 'अघोरिया बाजार चौक: कम' })).toBeVisible()
    // A renamed place keeps its marker, with the new name.
    await world.owner.query(`update crowd_status set location_hi = 'अघोरिया बाजार'`)
    await world.context.responseCache.changed('crowd')
    await expect(map.getByRole('button', { name: 'अघोरिया बाजार: कम' })).toBeVisible()

    // The roadside screen shows crowd and queue in both languages, but no case.
    const board = await phone({ at: world, viewport: { width: 1024, height: 512 } })
    await board.open('/wall/led')
    await expect(board.page.getByText(/यहाँ से लगें: पानी टंकी/)).toBeVisible()
    await expect(board.page.getByText(/Join at: Pani Tanki/)).toBeVisible()
    await expect(board.page.getByText(/किसी ने ज़िम्मा नहीं लिया/)).toHaveCount(0)

    // A hold is set while the wall is offline. The wall says at once that it is out of date, and since when; back online, it shows
    // the hold and other new reports.
    const chief = await signedInBrowser(world.url)
    const lost = page.getByText(/^.+ से कनेक्शन नहीं है: दिख रही जानकारी पुरानी है$/)
    // A browser that goes offline keeps an open stream, so the wall never gets one here.
    await page.route('**/api/live?**', route => route.abort())
    await page.reload()
    await expect(page.getByText(/यहाँ से लगें: पानी टंकी/)).toBeVisible()
    await expect(lost).toHaveCount(0)
    await page.context().setOffline(true)
    await expect(lost).toBeVisible()
    const order = { what: 'queue', reason: 'crowd', minutes: 15 }
    const set = await chief.call('PUT', `/api/holds/${crypto.randomUUID()}`, order)
    expect(set.status).toBe(200)
    await tell('harisabha')
    const held = page.getByRole('listitem').filter({ hasText: 'रोक लगी है: मंदिर की कतार' })
    await expect(held).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(held.getByText(/^1[45] मिनट बाकी$/)).toBeVisible()
    await expect(page.getByText(/यहाँ से लगें: हरिसभा/)).toBeVisible()
    await expect(lost).toHaveCount(0)

    // A hold released meanwhile disappears once the wall is back online; while offline it is shown with the warning.
    await page.context().setOffline(true)
    const { hold } = set.body as { hold: { id: string } }
    expect((await chief.call('POST', `/api/holds/${hold.id}/release`, {})).status).toBe(200)
    await expect(lost).toBeVisible()
    await expect(held).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(held).toHaveCount(0)
  },
)

journey(
  'a person whom a desk puts on screens is on the wall of those who may see it, and leaves it at once',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const desk = await signedInBrowser(world.url)
    const enter = async (age_band: string) => {
      const { rows } = await world.owner.query(
        `insert into missing_person_reports (id, name, phone, is_found, person, age_band, sex, first_name, village, colours,
         garments, fingerprint, notice_version, notice_language, created_at)
       values (gen_random_uuid(), 'Asha', '9876501234', false, 'Guddi', $1, 'female', 'Sona', 'Goraul', '{green}', '{sari}',
         '', '', 'en', now()) returning id`,
        [age_band],
      )
      return `/api/missing-persons/${rows[0].id}`
    }
    const show = async (path: string, is_shown: boolean) =>
      (await desk.call('PUT', `${path}/screens`, { is_shown })).status
    const [elder, child] = [await enter('elder'), await enter('child')]
    const { page } = await staffPhone('/wall', { at: world, ...screen })
    const other = await staffPhone('/wall', { at: world, ...screen, role: 'vehicle' })
    expect([await show(elder, true), await show(child, true)]).toEqual([204, 409])
    const row = page.getByRole('listitem').filter({ hasText: 'Sona, गाँव Goraul' })
    await expect(row.getByText('हरी साड़ी · बिछड़े', { exact: true })).toBeVisible()
    await expect(page.getByText(wallTexts.persons.hi.replace('{n}', '1'))).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main')).not.toHaveText(/Guddi|Asha|98765/)
    await other.page.reload()
    await expect(other.page.getByText(wallTexts.noneOpen.hi)).toBeVisible()
    await expect(other.page.getByText('Sona')).toHaveCount(0)
    expect(await show(elder, false)).toBe(204)
    await expect(row).toHaveCount(0)
  },
)
