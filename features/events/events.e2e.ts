import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { eventColumns } from './columns.ts'
import { eventsTexts } from './texts.ts'

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

journey(
  'the schedule follows the day: between fairs, during one, and after the last known one',
  async ({ phone }) => {
    // The fair's clock decides, even on a phone set to New York's time zone.
    const { page, open, setTime } = await phone({ timezoneId: 'America/New_York' })
    await setTime('2026-11-21T12:00:00+05:30')
    await open('/events')
    await expect(page.getByText(eventsTexts.nextFair.hi)).toBeVisible()
    await expect(page.getByRole('heading', { name: '19 जुलाई से 17 अगस्त 2027 तक' })).toBeVisible()
    await expect(page.getByText(eventsTexts.past.hi)).toBeVisible()
    await expect(row(page, 'उद्घाटन').getByText('दोपहर 2:00 बजे').first()).toBeVisible()

    await setTime('2025-07-20T20:00:00+05:30')
    await open('/events')
    await expect(page.getByText(eventsTexts.fairNow.hi)).toBeVisible()
    await expect(row(page, 'दूसरी सोमवारी').getByText(eventsTexts.next.hi, { exact: true })).toBeVisible()
    await expect(row(page, 'पहली सोमवारी').getByText(eventsTexts.over.hi)).toBeVisible()
    await expect(row(page, 'रात की आरती').getByText(eventsTexts.nextAarti.hi, { exact: true })).toBeVisible()

    await setTime('2028-12-01T12:00:00+05:30')
    await open('/events')
    await expect(page.getByRole('heading', { name: eventsTexts.notAnnounced.hi })).toBeVisible()
    await expect(page.getByText(eventsTexts.fairNow.hi)).toHaveCount(0)
    // Without dates there is nothing to put into a calendar.
    await expect(page.getByText(eventsTexts.mondays.hi)).toHaveCount(0)
  },
)

journey(
  'an open schedule follows what staff add for the next fair, change and remove, between the fairs',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    world.clock.set('2026-11-27T12:00:00+05:30')
    const editor = await signedInBrowser(world.url)
    const { page, openLive, setTime } = await phone({ at: world })
    await setTime('2026-11-27T12:00:00+05:30')
    await openLive('/events')
    await expect(page.getByText(eventsTexts.past.hi)).toBeVisible()
    const given = {
      ...exampleFields(eventColumns),
      ...{ date: '2027-07-20', time: '18:00', title: { en: 'Evening of songs', hi: 'भजन की शाम' } },
    }
    const id = crypto.randomUUID()
    const added = await editor.call('POST', '/api/events', { id, ...given })
    await expect(row(page, 'भजन की शाम')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'कार्यक्रम 2027' })).toBeVisible()
    for (const { hi } of [eventsTexts.past, eventsTexts.toCome]) await expect(page.getByText(hi)).toBeHidden()
    const changed = await editor.call('PUT', `/api/events/${id}`, {
      ...given,
      // As long as it may be, and without a space.
      title: { en: given.title.en, hi: `भजन की शाम${'म'.repeat(70)}` },
      time: '19:30',
      updated_at: (added.body as { updated_at: string }).updated_at,
    })
    await expect(row(page, 'भजन की शाम').getByText('शाम 7:30 बजे')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await editor.call('PUT', `/api/events/${id}`, {
      ...given,
      is_active: false,
      updated_at: (changed.body as { updated_at: string }).updated_at,
    })
    await expect(row(page, 'भजन की शाम')).toBeHidden()
    await expect(page.getByText(eventsTexts.past.hi)).toBeVisible()
  },
)

journey(
  'an event and all Mondays go into the calendar; the schedule is shared, or its link copied',
  async ({ phone, guide }) => {
    const { page, open, setTime, toasts } = await phone({
      language: 'en',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const file = async (name: string | RegExp) => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const download = await downloading
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
    }
    await setTime('2025-07-20T15:00:00+05:30')
    await open('/events')
    const monday = await file('Add Second Monday: offering of water to calendar')
    expect(monday.name).toBe('mela-2025-07-21.ics')
    expect(monday.text).toContain('DTSTART:20250720T233000Z')
    expect((await file('Add Evening aarti to calendar')).text).toMatch(
      /RRULE:FREQ=DAILY;UNTIL=20250809T\d{6}Z/,
    )
    await setTime('2026-11-21T12:00:00+05:30')
    await open('/events')
    expect((await file('Add to calendar')).text.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    await page.evaluate(() => {
      const share = async ({ url }: { url: string }) => Object.assign(window, { shared: url })
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: string }).shared))
      .toBe(`${guide.url}/events?lang=en`)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.poll(toasts).toContain('Link copied')
    // Neither is available on http, for example.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      `${guide.url}/events?lang=en`,
    )
  },
)
