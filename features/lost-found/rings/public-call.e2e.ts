import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey, type Phone } from '#tests/journey.ts'
import { callTexts } from './call-texts.ts'

// A notice is shown on every phone, so this journey has its own guide.

journey(
  'the chief asks everybody about a child as previewed; open phones show neither name nor photo, and another console ends it',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into numbered_posts (code, kind, beside_en, beside_hi, latitude, longitude, precision_m, source, is_standing, updated_at)
       values ('G27', 'pole', '', '', 26.12, 85.39, 5, 'test', true, now())`,
    )
    const id = crypto.randomUUID()
    await world.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, first_name, sex, age_band, colours, garments, last_seen,
         fingerprint, notice_version, notice_language, created_at)
       values ($1, 'आशा', '9876500077', false, 'मेरी बेटी', 'गुड़िया कुमारी', 'female', 'child', '{yellow}', '{frock}', 'G 27', '', 'v1', 'hi', now())`,
      [id],
    )
    await world.context.looks.run('search rings')
    const visitor = await phone({ at: world })
    await visitor.openLive('/events')
    const band = visitor.page.locator('[data-notice]')
    const at = `/admin/missing-persons?person=${id}`
    const desk = await staffPhone(at, { at: world })
    const other = await staffPhone(at, { at: world })
    const key = (one: Phone, name: 'release' | 'end') =>
      one.page.getByRole('button', { name: callTexts[name].hi })
    await expect(desk.page.getByText(callTexts.child.hi)).toBeVisible()
    await expect(key(desk, 'release')).toHaveCount(0)
    await world.owner.query(
      `update missing_person_reports set police_word_at = now(), police_word_by = 'admin', police_word_from = 'SI Sharma', changed_at = clock_timestamp() where id = $1`,
      [id],
    )
    await desk.open(at)
    const preview = desk.page.locator('blockquote [lang=hi]').filter({ hasText: '155304' })
    const words = 'बिछड़े: लड़की, 12 साल से कम, पीली फ्रॉक। आखिरी बार: पोस्ट G 27'
    await expect(preview).toContainText(words)
    // Offline, nothing is released, and the panel says so.
    await desk.page.context().setOffline(true)
    await key(desk, 'release').click()
    await expect(desk.page.getByText(kitStaffTexts.notSaved.hi)).toBeVisible()
    await expect(band).toHaveCount(0)
    await desk.page.context().setOffline(false)
    await key(desk, 'release').click()
    await key(desk, 'end').hover()
    // The second click of a slow double click: the same button ends the call by now.
    await desk.page.mouse.down({ clickCount: 2 })
    await desk.page.mouse.up({ clickCount: 2 })
    await expect(key(desk, 'end')).toBeEnabled()
    await expect(band).toHaveCount(1)
    await expect(band).toContainText(words)
    await expect(band).not.toContainText(/गुड़िया|कुमारी|आशा|98765/)
    await expect(band.getByRole('img')).toHaveCount(0)
    await visitor.isAccessible()
    await desk.isAccessible()
    // The other console sees the call, and ends it.
    await expect(key(other, 'end')).toBeVisible()
    await key(other, 'end').click()
    await expect(band).toHaveCount(0)
    expect((await world.owner.query('select from notices')).rowCount).toBe(0)
  },
)
