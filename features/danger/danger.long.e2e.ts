import { fill } from '#common/text.ts'
import { mapTexts } from '#kit/web/map/texts.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { tapAnswerTexts } from '#kit/web/tap-answer-texts.ts'
import { expect, journey, standingAt } from '#tests/journey.ts'
import { dangerBannerTexts } from './banner-texts.ts'
import { dangerScreenTexts } from './screen-texts.ts'
import { dangerStaffTexts } from './staff/texts.ts'
import { answerIt, report } from './test-dangers.ts'
import { dangerTexts } from './texts.ts'
import { walkerTexts } from './walker-texts.ts'

const away = standingAt(26.1655, 85.3912)

journey(
  'a danger is put on the map by keyboard, and its place is asked for if no position is known',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const placed = await phone({ ...away, at: world })
    await placed.open('/danger')
    const key = (name: string) => placed.page.getByRole('button', { name, exact: true })
    await key(dangerTexts.wire.hi).click()
    await key(dangerScreenTexts.onMap.hi).click()
    await placed.page.getByRole('application', { name: mapTexts.pickLabel.hi }).press('ArrowUp')
    await expect(placed.page.getByText(fill(dangerScreenTexts.chosen, 'hi', { metres: 25 }))).toBeVisible()
    await key(dangerScreenTexts.send.hi).click()
    await expect(placed.page.getByText(dangerScreenTexts.sent.hi)).toBeVisible()
    const { rows } = await world.owner.query('select lat, accuracy_m, is_chosen from danger_reports')
    expect(rows).toEqual([{ lat: expect.any(Number), accuracy_m: 25, is_chosen: true }])

    const { page, open } = await phone({ at: world, language: 'en' })
    await open('/events')
    await page.getByRole('button', { name: 'Help 108' }).click()
    await page.locator('#help').getByRole('link', { name: 'Report a wire, drain, crush or fire' }).click()
    await page.getByRole('button', { name: dangerTexts.drain.en }).click()
    await page.getByRole('button', { name: dangerScreenTexts.send.en }).click()
    await expect(page.getByText(dangerScreenTexts.needsPlace.en)).toBeVisible()
    await page.getByLabel(dangerScreenTexts.place.en, { exact: true }).selectOption('Pahleja Ghat')
    await page.getByRole('button', { name: dangerScreenTexts.send.en }).click()
    await expect(page.getByText(dangerScreenTexts.sent.en)).toBeVisible()
  },
)

journey(
  'walkers at a danger say that it is still there or over; whoever may be near it is warned; maps show it, and the walk is broken there',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await report(world, { kind: 'wire', position: '25.99000,85.33800,20' })
    await answerIt(world, 'seen', { en: 'Keep right', hi: 'दाएँ चलें' })
    const walker = await phone({ ...standingAt(25.99, 85.338), at: world })
    await walker.open('/events')
    const warnedOf = async (accuracy: number, title: { hi: string }) => {
      const rough = await phone({ ...standingAt(26.006, 85.338, accuracy), at: world })
      await rough.open('/facility/mela-route')
      await expect(rough.page.getByRole('heading', { name: title.hi })).toBeVisible()
    }
    await warnedOf(900, dangerBannerTexts.nearYou)
    await warnedOf(50_000, dangerBannerTexts.danger)
    const { page } = walker
    const key = (answer: 'fine' | 'still') =>
      page.getByRole('button', { name: walkerTexts[answer].hi, exact: true })
    await key('still').click()
    await expect(page.getByText(walkerTexts.sent.hi)).toBeVisible()
    await page.context().setOffline(true)
    await key('fine').click()
    await expect(page.getByText(tapAnswerTexts.waiting.hi)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(walkerTexts.sent.hi)).toBeVisible()
    await expect
      .poll(async () => (await world.owner.query('select answer from danger_answers')).rows)
      .toEqual([{ answer: 'fine' }])

    const walk = await phone({ ...away, at: world, language: 'en' })
    await walk.open('/facility/mela-route')
    const drawing = walk.page.getByRole('region', { name: 'Map of the whole route' })
    const mark = drawing.getByRole('link', { name: /^Live wire/ })
    await expect(mark).toBeVisible()
    await expect(drawing.locator('svg g[mask]')).not.toHaveCount(0)
    const places = await phone({ ...away, at: world, language: 'en' })
    await places.open('/facility/drinking-water?showMap=true')
    const sign = places.page.getByRole('application').getByRole('button', { name: /^Live wire/ })
    await sign.focus()
    await places.page.keyboard.press('Enter')
    await expect(places.page.getByRole('application').getByText('Keep right')).toBeVisible()
    await answerIt(world, 'mended')
    await expect(mark).toBeHidden()
    await expect(sign).toBeHidden()
    await expect(drawing.locator('svg g[mask]')).toHaveCount(0)
  },
)

journey(
  'when two staff answer one danger, the second sees what the first found, and keeps their own words',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await report(world, { kind: 'wire', position: '25.99000,85.33800,20' })
    const { page } = await staffPhone('/admin/dangers', { at: world })
    const row = page.getByRole('listitem').filter({ hasText: dangerTexts.wire.hi })
    await row.getByRole('button').first().click()
    await page.getByLabel(dangerStaffTexts.answer.hi).selectOption({ label: dangerStaffTexts.mended.hi })
    await page.getByLabel(dangerStaffTexts.noteHi.hi).fill('तार हटा दिया')
    await answerIt(world, 'seen', { en: 'Keep right', hi: 'दाएँ चलें' })
    // The list already has the other's answer; the open form does not.
    await expect(row.getByRole('button').first()).toContainText(dangerStaffTexts.seen.hi)
    const save = page.getByRole('button', { name: dangerStaffTexts.save.hi, exact: true })
    await save.click()
    await expect(
      page.getByRole('alert').filter({ hasText: dangerStaffTexts.changedMeanwhile.hi }),
    ).toBeVisible()
    await expect(page.getByLabel(dangerStaffTexts.noteHi.hi)).toHaveValue('तार हटा दिया')
    await save.click()
    const stored = async () => (await world.owner.query('select state, note_hi from dangers')).rows
    await expect.poll(stored).toEqual([{ state: 'mended', note_hi: 'तार हटा दिया' }])
  },
)

journey(
  'what is being typed about a danger stays open when another desk says that it is mended, and a double tap saves it once',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await report(world, { kind: 'wire', position: '25.99000,85.33800,20' })
    const { page, toasts } = await staffPhone('/admin/dangers', { at: world })
    const head = page.getByRole('button', { name: dangerTexts.wire.hi })
    await head.click()
    await page.getByLabel(dangerStaffTexts.answer.hi).selectOption('seen')
    await page.getByLabel(dangerStaffTexts.noteHi.hi).fill('दाएँ चलें')
    await answerIt(world, 'mended')
    await expect(page.getByText(kitStaffTexts.leftList.hi)).toBeVisible()
    await expect(head).toContainText(dangerStaffTexts.mended.hi)
    await expect(page.getByLabel(dangerStaffTexts.noteHi.hi)).toHaveValue('दाएँ चलें')
    const save = page.getByRole('button', { name: dangerStaffTexts.save.hi, exact: true })
    await save.click()
    await expect(page.getByText(dangerStaffTexts.changedMeanwhile.hi)).toBeVisible()
    const isTapped = Promise.withResolvers<void>()
    let sent = 0
    await page.route(/\/api\/dangers\/[\da-f-]{36}$/, async route => {
      sent += 1
      await isTapped.promise
      await route.continue()
    })
    await save.dblclick()
    isTapped.resolve()
    await expect.poll(toasts).toContain(dangerStaffTexts.saved.hi)
    expect(sent).toBe(1)
    await expect(page.getByText(kitStaffTexts.leftList.hi)).toBeHidden()
    await page.getByLabel(dangerStaffTexts.answer.hi).selectOption('mended')
    await save.click()
    await expect(head).toHaveCount(0)
  },
)

journey(
  'a danger that waits on the phone says so until it has been sent itself',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const count = async () => (await world.owner.query('select id from danger_reports')).rowCount
    const { page, open, toasts } = await phone({ ...away, at: world })
    const kept = page.getByText(dangerScreenTexts.kept.hi)
    await open('/danger')
    await page.getByRole('button', { name: dangerTexts.wire.hi }).click()
    await expect(page.getByText(fill(dangerScreenTexts.located, 'hi', { metres: 5 }))).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: dangerScreenTexts.send.hi }).click()
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: dangerTexts.fire.hi, exact: true }).click()
    await expect(kept).toBeHidden()
    await page.getByRole('button', { name: dangerScreenTexts.send.hi }).click()
    await expect(kept).toBeVisible()
    const isFirstSent = Promise.withResolvers<void>()
    await page.route('**/api/dangers', async route => {
      if (route.request().postData()?.includes('fire')) await isFirstSent.promise
      await route.continue()
    })
    await page.context().setOffline(false)
    await expect.poll(count).toBe(1)
    await expect.poll(toasts).toContain(outboxTexts.sent.hi)
    await expect(kept).toBeVisible()
    isFirstSent.resolve()
    await expect.poll(count).toBe(2)
    await expect(kept).toBeHidden()
  },
)
