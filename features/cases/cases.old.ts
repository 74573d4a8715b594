import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { fill } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone, PhoneOptions } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { complain, reportMissing } from './test-cases.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
beforeEach(() =>
  world.empty('cases', 'complaints', 'missing_person_reports', 'limits', 'staff_sessions', 'live_events'),
)
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})
async function desk(path: string, language: Language = 'en', options: PhoneOptions = {}): Promise<Phone> {
  const phone = await takeStaffPhone(browser, world, path, { language, ...options })
  phones.push(phone)
  return phone
}
const take = ({ page }: Phone, language: Language = 'en') =>
  page.getByRole('button', { name: texts.take[language], exact: true })

describe.each(['en', 'hi'] as const)('an open console in %s', language => {
  journey('shows a new case by itself: row, title, menu', async () => {
    const phone = await desk('/admin/cases', language)
    await phone.page.getByText(texts.none[language]).waitFor()
    await phone.isAccessible()
    await reportMissing(world)
    await phone.page.getByText('Boy, yellow shirt').waitFor()
    await expect.poll(() => phone.page.title()).toMatch(/^\(1\)/)
    await phone.isAccessible()
    await take(phone, language).click()
    await phone.page.getByText(texts.you[language], { exact: true }).waitFor()
    await expect.poll(() => phone.page.title()).not.toMatch(/^\(/)
  })
})

describe('a case', () => {
  journey(
    'beyond what the list has room for is counted, and a missing person stands above them',
    async () => {
      await world.owner.query(
        `insert into cases (kind, subject, raised_at, is_unpublished, next_at)
       select 'complaint', gen_random_uuid()::text, now() - interval '5 hours', false, null from generate_series(1, 130)`,
      )
      await reportMissing(world)
      const { page, isAccessible } = await desk('/admin/cases')
      await page.getByText(fill(texts.moreOpen, 'en', { n: 30 })).waitFor()
      expect(await page.getByRole('listitem').filter({ hasText: 'min' }).first().textContent()).toContain(
        'Boy, yellow shirt',
      )
      await page.getByRole('button', { name: fill(texts.all, 'en', { n: 131 }) }).waitFor()
      await isAccessible()
    },
  )
  journey('is called on every other screen of the console too', async () => {
    const phone = await desk('/admin/notices')
    await complain(world)
    await expect.poll(() => phone.page.title(), { timeout: 5000 }).toMatch(/^\(1\)/)
  })
  journey(
    'sounds and vibrates, longer where a life may depend on it; with the sound off it vibrates',
    async () => {
      // A console is silent about the cases that it finds when it opens.
      await complain(world)
      const { page } = await desk('/admin/cases')
      await expect.poll(() => page.title()).toMatch(/^\(1\)/)
      // Counts what the console asks of the browser: a browser without a screen plays and shakes nothing.
      await page.evaluate(() => {
        const asked = { tones: 0, shakes: [] as number[] }
        Object.assign(window, { asked })
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (when) {
          asked.tones += 1
          start.call(this, when)
        }
        navigator.vibrate = pattern => asked.shakes.push([pattern].flat().length) > 0
      })
      const asked = () => page.evaluate(() => (window as unknown as { asked: unknown }).asked)
      await complain(world, 'No water')
      await expect.poll(asked).toEqual({ tones: 2, shakes: [3] })
      await reportMissing(world)
      await expect.poll(asked).toEqual({ tones: 6, shakes: [3, 5] })
      await page.getByRole('button', { name: texts.soundOn.en }).click()
      await complain(world, 'No light')
      await expect.poll(asked).toEqual({ tones: 6, shakes: [3, 5, 3] })
    },
  )
  journey('that somebody else has just taken says who has it', async () => {
    const phone = await desk('/admin/cases')
    await complain(world)
    await take(phone).waitFor()
    await phone.page.route('**/api/cases/*/take', async route => {
      await world.owner.query(
        `update cases set owner_id = gen_random_uuid(), owner_name = 'desk-2', taken_at = now(), next_at = null`,
      )
      await route.continue()
    })
    await take(phone).click()
    await phone.page.getByText(fill(texts.takenBy, 'en', { name: 'desk-2' })).waitFor()
  })
  journey('taken without a network waits to be sent, is not mine yet, and is sent once', async () => {
    const phone = await desk('/admin/cases')
    await complain(world)
    await take(phone).waitFor()
    await phone.page.context().setOffline(true)
    await take(phone).click()
    await phone.page.getByText(texts.waitingToSend.en).waitFor()
    expect((await world.owner.query('select owner_id from cases')).rows).toEqual([{ owner_id: null }])
    await phone.page.context().setOffline(false)
    await phone.page.getByText(texts.you.en, { exact: true }).waitFor()
    const { rows } = await world.owner.query(`select count(*)::int as n from case_steps where step = 'taken'`)
    expect(rows).toEqual([{ n: 1 }])
  })
  journey('is closed with what was done, and a lost network keeps the words', async () => {
    const phone = await desk('/admin/cases')
    await complain(world)
    await take(phone).click()
    await phone.page.getByText('Dry tap').click()
    await phone.page.getByRole('button', { name: texts.finish.en, exact: true }).click()
    await phone.page.getByRole('button', { name: texts.finish.en, exact: true }).click()
    await phone.page.getByText(texts.noteNeeded.en).waitFor()
    await phone.page.getByLabel(texts.finishNote.en).fill('Tanker sent')
    await phone.page.context().setOffline(true)
    await phone.page.getByRole('button', { name: texts.finish.en, exact: true }).click()
    await phone.page.getByText(texts.failed.en).waitFor()
    await phone.page.context().setOffline(false)
    await phone.page.getByRole('button', { name: texts.finish.en, exact: true }).click()
    await phone.page.getByText(texts.none.en).waitFor()
    const { rows } = await world.owner.query(`select note from case_steps where step = 'done'`)
    expect(rows).toEqual([{ note: 'Tanker sent' }])
  })
})

describe('the dashboard', () => {
  journey('says at a glance what is open, and a tile leads to the list of its kind', async () => {
    const { page, isAccessible } = await desk('/admin/dashboard')
    const tile = (words: string) => page.getByRole('link', { name: words })
    await tile('Complaint of a visitor').waitFor()
    expect(await page.getByText('none yet').count()).toBe(2)
    await reportMissing(world)
    await complain(world)
    await tile('Complaint of a visitor 1 open 1 unseen').waitFor()
    await isAccessible()
    await tile('Complaint of a visitor 1 open 1 unseen').click()
    await page.getByText('Dry tap').waitFor()
    expect(await page.getByText('Boy, yellow shirt').count()).toBe(0)
    await page.getByRole('button', { name: 'Show every kind' }).click()
    await page.getByText('Boy, yellow shirt').waitFor()
  })
})
