import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { texts } from './texts.ts'

let world: World
let phone: Phone
const requests: string[] = []
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
  await world.owner.query(
    `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude, precision_m, source)
     values ('health-centre', 'Sadar Hospital', 'सदर अस्पताल', 'Hospital Road', 'अस्पताल रोड', 26.1223, 85.3826, 500, 'press'),
            ('health-centre', 'Far away', 'दूर', '', '', 25.7, 85.2, 10, 'press')`,
  )
  await world.context.responseCache.changed('facilities')
})
afterAll(async () => {
  await world.close()
})
afterEach(() => phone?.close())

async function take(options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  requests.length = 0
  phone.page.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
}
const help = () => phone.page.locator('dialog#help')
const open = () => phone.page.locator('.bar-help').click()
const here = {
  geolocation: { latitude: 26.1205, longitude: 85.3912, accuracy: 18 },
  permissions: ['geolocation'],
}

describe.each(['en', 'hi'] as const)('Help in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]

  journey('dials 108, 112 and 155304 from any screen, and closes with Escape', async () => {
    await take({ language })
    for (const path of ['/', '/search', '/crowd-status', '/facility/toilet']) {
      await phone.open(path)
      await open()
      for (const number of ['108', '112', '155304'])
        await help()
          .getByRole('link', { name: new RegExp(`${number}$`) })
          .first()
          .waitFor()
      await help().getByText(t('nearest')).waitFor()
      if (path === '/') await phone.isAccessible()
      await phone.page.keyboard.press('Escape')
      await help().waitFor({ state: 'hidden' })
      // The entry in the history that Back would have used is left a moment later.
      await phone.page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
    }
  })
  journey(
    'names the nearest health centre if location is already allowed, and never asks for it',
    async () => {
      await take({ language, context: here })
      await phone.open('/')
      await open()
      const words = language === 'en' ? /Sadar Hospital · about 900 m/ : /सदर अस्पताल · लगभग 900 मीटर/
      await help().getByText(words).waitFor()
      await help()
        .getByRole('link', { name: t('nearest') })
        .click()
      await phone.page.waitForURL('**/facility/health-centre')
      expect(requests.filter(request => /26\.12|85\.39/.test(request))).toEqual([])
    },
  )
  journey('makes a message with the position on the phone, and sends it nowhere itself', async () => {
    await take({ language, context: here })
    await phone.open('/')
    await open()
    await help()
      .getByRole('button', { name: t('sendPosition') })
      .click()
    const sms = help().getByRole('link', { name: t('bySms') })
    const address = (await sms.getAttribute('href')) ?? ''
    const text = decodeURIComponent(address.replace('sms:?body=', ''))
    expect(text).toContain('https://maps.google.com/?q=26.12050,85.39120')
    expect(text).toContain(language === 'en' ? 'accurate to about 18 m' : 'लगभग 18 मीटर तक सही')
    const whatsApp = help().getByRole('link', { name: t('byWhatsApp') })
    await expect
      .poll(() => whatsApp.getAttribute('href'))
      .toBe(`https://wa.me/?text=${encodeURIComponent(text)}`)
    await expect.poll(() => whatsApp.getAttribute('target')).toBe('_blank')
    await phone.isAccessible()
    expect(requests.filter(request => /26\.12|85\.39/.test(request))).toEqual([])
  })
  journey('says what to do if there is no position, and continues once location is allowed', async () => {
    await take({ language, context: { permissions: [] } })
    await phone.open('/')
    await open()
    await help()
      .getByRole('button', { name: t('sendPosition') })
      .click()
    await help().getByRole('alert').getByText(t('locationFailed')).waitFor()
    await help()
      .getByRole('button', { name: t('tryAgain') })
      .waitFor()
    await phone.page.context().grantPermissions(['geolocation'])
    await phone.page.context().setGeolocation(here.geolocation)
    await help()
      .getByRole('link', { name: t('bySms') })
      .waitFor()
  })
  journey('opens at the line that the address names', async () => {
    await take({ language })
    await phone.open('/?help=missing-person')
    await help().getByText(t('missing')).waitFor()
    await help().getByRole('link', { name: /1098$/ }).first().waitFor()
    await phone.open('/?help=nonsense')
    await help().getByRole('link', { name: /108$/ }).first().waitFor()
    await expect.poll(() => help().getByText(t('missing')).count()).toBe(0)
  })
  journey('works without a network after one visit', async () => {
    await take({ language, context: { ...here, serviceWorkers: 'allow' } })
    await phone.open('/')
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await phone.page.context().setOffline(true)
    await phone.open('/')
    await open()
    await help().getByRole('link', { name: /108$/ }).first().waitFor()
    await help()
      .getByRole('button', { name: t('sendPosition') })
      .click()
    await help()
      .getByRole('link', { name: t('bySms') })
      .waitFor()
    await phone.page.context().setOffline(false)
  })
})
