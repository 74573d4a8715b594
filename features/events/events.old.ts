import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { texts } from './texts.ts'

let world: World
let phone: Phone
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
afterEach(() => phone?.close())

async function takeAt(moment: string, language: 'en' | 'hi' = 'en', timezoneId = 'Asia/Kolkata') {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, { language, context: { timezoneId } })
  await phone.page.clock.install({ time: new Date(moment) })
  await phone.open('/events')
}
const row = (text: string) => phone.page.getByRole('listitem').filter({ hasText: text })

describe.each(['en', 'hi'] as const)('the events in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]

  journey('between fairs show when the next one is, and the last schedule as past', async () => {
    await takeAt('2026-11-21T12:00:00+05:30', language)
    await phone.page.getByText(t('nextFair')).waitFor()
    await phone.page
      .getByRole('heading', {
        name: language === 'en' ? '19 July to 17 August 2027' : '19 जुलाई से 17 अगस्त 2027 तक',
      })
      .waitFor()
    await phone.page.getByText(t('computed')).waitFor()
    await phone.page.getByText(t('past')).waitFor()
    await row(language === 'en' ? 'Inauguration' : 'उद्घाटन')
      .getByText(language === 'en' ? '2:00 PM' : 'दोपहर 2:00 बजे')
      .waitFor()
    await phone.isAccessible()
  })
  journey(
    'after the last known fair say that no dates are announced, and show the last schedule as past',
    async () => {
      await takeAt('2028-12-01T12:00:00+05:30', language)
      await phone.page.getByRole('heading', { name: t('notAnnounced') }).waitFor()
      await phone.page.getByText(t('notAnnouncedUse')).waitFor()
      await phone.page.getByText(t('past')).waitFor()
      expect(await phone.page.getByText(t('fairNow')).count()).toBe(0)
      // No dates, so nothing to put into a calendar as the Mondays of a fair.
      expect(await phone.page.getByText(t('mondays')).count()).toBe(0)
      await phone.isAccessible()
    },
  )
  journey('during the fair mark the next event and those that are over', async () => {
    await takeAt('2025-07-20T15:00:00+05:30', language)
    await phone.page.getByText(t('fairNow')).waitFor()
    await row(language === 'en' ? 'Second Monday' : 'दूसरी सोमवारी')
      .getByText(t('next'), { exact: true })
      .waitFor()
    await row(language === 'en' ? 'First Monday' : 'पहली सोमवारी')
      .getByText(t('over'))
      .waitFor()
    await row(language === 'en' ? 'Evening aarti' : 'रात की आरती')
      .getByText(t('nextAarti'), { exact: true })
      .waitFor()
    await phone.isAccessible()
  })
})

describe('the clock of the fair', () => {
  journey('is used on a phone set to the time zone of New York', async () => {
    await takeAt('2025-07-20T20:00:00+05:30', 'en', 'America/New_York')
    await row('Evening aarti').getByText('Next', { exact: true }).waitFor()
    await row('Second Monday').getByText('Mon, 21 Jul').waitFor()
    await row('Second Monday').getByText('5:00 AM').waitFor()
  })
})

describe('add to calendar', () => {
  const file = async (name: string | RegExp) => {
    const [download] = await Promise.all([
      phone.page.waitForEvent('download'),
      phone.page.getByRole('button', { name }).click(),
    ])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  journey('gives a file for one event and a daily one for an aarti', async () => {
    await takeAt('2025-07-20T15:00:00+05:30')
    const monday = await file('Add Second Monday: offering of water to calendar')
    expect(monday.name).toBe('mela-2025-07-21.ics')
    expect(monday.text).toContain('DTSTART:20250720T233000Z')
    const aarti = await file('Add Evening aarti to calendar')
    expect(aarti.text).toContain('DTSTART:20250720T153000Z')
    expect(aarti.text).toMatch(/RRULE:FREQ=DAILY;UNTIL=20250809T\d{6}Z/)
  })
  journey('gives all Mondays of the next fair', async () => {
    await takeAt('2026-11-21T12:00:00+05:30')
    const { text } = await file('Add to calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(text).toContain('DTSTART:20270718T223000Z')
  })
  journey('shares with the share sheet, or copies the link if there is none', async () => {
    await takeAt('2026-11-21T12:00:00+05:30')
    await phone.page.evaluate(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: { url: string }) => shared.push(url),
        configurable: true,
      })
    })
    await phone.page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => phone.page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual([`${world.url}/events?lang=en`])
    await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await phone.page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await phone.page.getByRole('button', { name: 'Share' }).click()
    await phone.page.getByText('Link copied').waitFor()
  })
})
