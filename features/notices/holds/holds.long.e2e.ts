import { fairClock, fairDate } from '#common/fair-time.ts'
import { fill } from '#common/text.ts'
import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { drillTexts } from './drill-texts.ts'
import { holdsTexts } from './texts.ts'

journey(
  'a hold is rehearsed against the last time, and nothing of it leaves the console',
  async ({ staffPhone, guide }) => {
    const { page, isAccessible } = await staffPhone('/admin/holds')
    const sent: string[] = []
    page.on('request', request => request.method() === 'GET' || sent.push(request.url()))
    const drill = page.getByRole('region', { name: drillTexts.title.hi })
    const rehearse = async () => {
      const pictures = drill.getByRole('button', { name: /^\d लोग$/ })
      await expect(pictures).toHaveCount(6)
      const shown = await drill.getByRole('img').getAttribute('aria-label')
      await drill.getByRole('button', { name: '1 लोग' }).click()
      await expect(drill.getByText(drillTexts.wrong.hi)).toBeVisible()
      await drill.getByRole('button', { name: shown ?? '', exact: true }).click()
      await isAccessible()
      await drill.getByRole('button', { name: fill(holdsTexts.inMinutes, 'hi', { n: 10 }) }).click()
      await expect(drill.getByText(/^रोक लगी है: अभ्यास का द्वार, .* तक। आगे बहुत भीड़ है।/)).toBeVisible()
      await expect(drill.getByText(/^Held: Rehearsal gate, until /)).toBeVisible()
      await drill.getByRole('button', { name: drillTexts.spoken.hi }).click()
      await drill.getByRole('button', { name: holdsTexts.release.hi, exact: true }).click()
      await expect(drill.getByText(/ सेकंड में पूरा हुआ$/)).toBeVisible()
    }
    await drill.getByRole('button', { name: drillTexts.start.hi }).click()
    await expect(drill.getByText(drillTexts.only.hi)).toBeVisible()
    await rehearse()
    await expect(drill.getByText(drillTexts.first.hi)).toBeVisible()
    await drill.getByRole('button', { name: drillTexts.again.hi }).click()
    await rehearse()
    await expect(drill.getByText(/^पिछली बार [\d.]+ सेकंड$/)).toHaveCount(5)
    await isAccessible()
    expect(sent.filter(url => /holds|notices/.test(url))).toEqual([])
    const { rows } = await guide.owner.query("select from holds where place_en = 'Rehearsal gate'")
    expect(rows).toEqual([])
  },
)

journey(
  'a hold that waited offline too long asks before it goes out; changing the clock makes none late',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const held = async () => (await world.owner.query('select from holds where ended_at is null')).rowCount
    const tapWithoutNetwork = async () => {
      const desk = await staffPhone('/admin/holds', { at: world, ownClock: true })
      const { page } = desk
      await page.getByRole('radio', { name: holdsTexts.queue.hi }).check()
      await page.context().setOffline(true)
      await page.getByRole('button', { name: fill(holdsTexts.inMinutes, 'hi', { n: 15 }) }).click()
      const tappedAt = Date.now()
      await expect(page.getByText(holdsTexts.waiting.hi)).toBeVisible()
      const back = () => page.context().setOffline(false)
      return { ...desk, back, tappedAt }
    }
    const late = await tapWithoutNetwork()
    await late.setTime(Date.now() + 120_000)
    await late.back()
    await expect(late.page.getByText(holdsTexts.late.hi)).toBeVisible()
    expect(await held()).toBe(0)
    await late.isAccessible()
    await late.page.getByRole('button', { name: holdsTexts.holdNow.hi, exact: true }).click()
    await expect.poll(held).toBe(1)
    await expect(late.page.getByText(holdsTexts.late.hi)).toHaveCount(0)
    await late.page.getByRole('button', { name: holdsTexts.release.hi, exact: true }).click()
    await expect.poll(held).toBe(0)

    const set = await tapWithoutNetwork()
    await set.page.clock.setSystemTime(Date.now() + 3_600_000)
    await set.back()
    await expect.poll(held).toBe(1)
    const { rows } = await world.owner.query('select until from holds')
    expect(Math.round((rows[0].until.getTime() - set.tappedAt) / 60_000)).toBe(15)
  },
)

journey(
  'a hold is shown on the queue’s page, on the card of its place, ahead with its distance and in the plan',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const staff = await signedInBrowser(world.url)
    const hold = async (order: object) => {
      const id = crypto.randomUUID()
      const { status } = await staff.call('PUT', `/api/holds/${id}`, {
        ...{ reason: 'crowd', minutes: 30, ...order },
      })
      expect(status).toBe(200)
    }
    await hold({ what: 'gate', place: 'Aghoria Bazar Chowk' })
    await hold({ what: 'stretch', place: 'Kurhani station', to: 'Turki station' })
    await hold({ what: 'queue' })
    const { page, open, isAccessible } = await phone({
      at: world,
      serviceWorkers: 'allow',
      ...standingAt(25.931, 85.3185, 20),
    })
    const notes = page.locator('.note').filter({ hasText: 'रोक लगी है' })
    await open('/queue')
    await expect(notes).toHaveCount(2)
    await expect(notes.filter({ hasText: 'मंदिर की कतार' })).toContainText('लगाई गई')
    await isAccessible()
    await open('/crowd-status')
    const card = page.getByRole('listitem').filter({ hasText: 'अघोरिया बाजार चौक' })
    await expect(card.getByText(/तक रोक लगी है/)).toBeVisible()
    await isAccessible()
    await open('/journey')
    await page.getByLabel('मेले की सोमवारियाँ').selectOption('')
    const now = Date.now()
    await page.getByLabel('दिन', { exact: true }).fill(fairDate(now))
    await page.getByLabel('कब निकलना है').check()
    await page.getByLabel('निकलने का समय').selectOption(String(fairClock(now).hour))
    await expect(notes).toHaveCount(3)
    await page.getByLabel('कहाँ से', { exact: true }).selectOption('Ramdayalu Nagar station and crossing')
    await expect(notes).toHaveCount(2)
    await isAccessible()

    await open('/facility/mela-route?view=ahead')
    const rows = page.getByRole('listitem').filter({ hasText: 'रोक लगी है' })
    await expect(rows).toHaveCount(3)
    // A phone that reopens the guide offline still has them, and its plan is unchanged.
    await whenKept(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(rows).toHaveCount(3)
    await expect(rows.first().getByText(/की जानकारी$/)).toBeVisible()
    await open('/journey')
    await expect(page.getByLabel('कहाँ से', { exact: true }).locator('option:checked')).toHaveText(/रामदयालु/)
    await expect(notes).toHaveCount(2)
  },
)
