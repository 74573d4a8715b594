import { expect, journey } from '#tests/journey.ts'
import { wallTexts } from './texts.ts'

const screen = { viewport: { width: 1920, height: 1080 } }

journey(
  'the wall shows crowd, queue and open cases without private words, and comes back after a lost network',
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
    // A danger that nobody took in its time: it looks late, and says where.
    const { rows: dangers } = await world.owner.query(
      `insert into dangers (id, kind, place_en, place_hi, observed_at, told_at, created_at, updated_at)
       values (gen_random_uuid(), 'wire', 'Hathi Chowk', 'हाथी चौक', now(), now(), now(), now()) returning id`,
    )
    await world.owner.query(`select raise_case('danger', $1)`, [dangers[0].id])
    await world.owner.query(
      `update cases set raised_at = now() - interval '40 minutes', due_at = now() - interval '12 minutes' where kind = 'danger'`,
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
    // A place that staff rename keeps its sign, under the new name.
    await world.owner.query(`update crowd_status set location_hi = 'अघोरिया बाजार'`)
    await world.context.responseCache.changed('crowd')
    await expect(map.getByRole('button', { name: 'अघोरिया बाजार: कम' })).toBeVisible()

    // The board at the road shows the same to everybody, in both languages, and no case.
    const board = await phone({ at: world, viewport: { width: 1024, height: 512 } })
    await board.open('/wall/led')
    await expect(board.page.getByText(/यहाँ से लगें: पानी टंकी/)).toBeVisible()
    await expect(board.page.getByText(/Join at: Pani Tanki/)).toBeVisible()
    await expect(board.page.getByText(/किसी ने ज़िम्मा नहीं लिया/)).toHaveCount(0)

    // Two minutes without a network, on the screen's own clock.
    await page.context().setOffline(true)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 120_000
    })
    const lost = page.getByText(/कनेक्शन नहीं है/)
    await expect(lost).toBeVisible()
    await tell('harisabha')
    await page.context().setOffline(false)
    await expect(page.getByText(/यहाँ से लगें: हरिसभा/)).toBeVisible()
    await expect(lost).toHaveCount(0)
  },
)
