import { expect, journey, standingAt } from '#tests/journey.ts'
import { ringsTexts } from '../rings/texts.ts'
import { looksLostTexts } from './texts.ts'

const t = (key: keyof typeof looksLostTexts) => looksLostTexts[key].hi

journey(
  'somebody who looks lost is reported by age and colour, even offline, and the desk compares at once',
  async ({ guide, phone, staffPhone }) => {
    const where = `चाय की दुकान ${crypto.randomUUID()}`
    const rows = async () =>
      (await guide.owner.query('select id from missing_person_reports where last_seen = $1', [where])).rows
    // Nobody would find them by a position that is off by kilometres.
    const { page, open, isAccessible } = await phone(standingAt(26.1205, 85.3912, 50_000))
    await open('/looks-lost')
    await isAccessible()
    // A colour alone is too little: nothing is sent, and the form says what is missing.
    const yellow = page.getByRole('button', { name: 'पीला' })
    await yellow.click()
    await expect(page.getByText(t('whoRequired'))).toBeVisible()
    await expect(page.getByText(t('whereRequired'))).toBeVisible()
    await page.getByLabel(t('where')).fill(where)
    await page.getByRole('radio', { name: t('child') }).check()
    // Enter does not choose a colour.
    await page.getByLabel(t('where')).press('Enter')
    await page.context().setOffline(true)
    await yellow.click()
    await expect(page.getByText(t('keptTitle')).first()).toBeVisible()
    expect(await rows()).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(rows).toHaveLength(1)
    const [told] = await rows()
    const desk = await staffPhone(`/admin/missing-persons?person=${told.id}`)
    await expect(desk.page.getByText(where).first()).toBeVisible()
    await expect(desk.page.getByText('पीले कपड़े').first()).toBeVisible()
    await desk.isAccessible()
  },
)

journey(
  'a desk says where a missing child was last seen, and sees who was asked and when the next ring is due',
  async ({ guide, staffPhone }) => {
    const staff = await guide.staff()
    const code = `Y${10 + Math.floor(Math.random() * 90)}`
    await staff.call('POST', '/api/posts', {
      ...{ id: crypto.randomUUID(), code, kind: 'pole', beside: { en: '', hi: '' }, source: 'test' },
      ...{ position: { lat: 26.05, lng: 85.3, precision_m: 5 }, is_checked: true, is_standing: true },
    })
    const id = crypto.randomUUID()
    await guide.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, age_band, fingerprint, notice_version, notice_language, created_at)
       values ($1, 'आशा', '9876500077', false, 'गुड़िया', 'child', '', 'v1', 'hi', now())`,
      [id],
    )
    const { page, isAccessible } = await staffPhone(`/admin/missing-persons?person=${id}`)
    const place = page.getByLabel(ringsTexts.place.hi)
    const begin = page.getByRole('button', { name: ringsTexts.begin.hi })
    // Keys instead of taps, because persons found by other journeys are proposed above and may move the button under a finger.
    await begin.press('Enter')
    await expect(page.getByText(ringsTexts.placeNeeded.hi)).toBeVisible()
    await place.fill('चाँद')
    await begin.press('Enter')
    await expect(page.getByText(ringsTexts['unknown-place'].hi)).toBeVisible()
    await expect(place).toHaveValue('चाँद')
    await page.context().setOffline(true)
    await place.fill(`${code[0]} ${code.slice(1)}`)
    await begin.press('Enter')
    await expect(page.getByText(ringsTexts.failed.hi)).toBeVisible()
    await page.context().setOffline(false)
    await begin.press('Enter')
    await expect(page.getByText('500 मीटर', { exact: true })).toBeVisible()
    await expect(page.getByText('4 किमी')).toBeVisible()
    await isAccessible()
  },
)
