import { beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import {
  ask,
  at,
  happen,
  heard,
  nandi,
  nandiForAll,
  noRecogniser,
  phone,
  say,
  startListening,
  take,
} from './test-nandi.ts'
import { texts } from './texts.ts'

nandiForAll()

const recogniserErrors = {
  'no-speech': 'nothing-heard',
  'audio-capture': 'no-microphone',
  network: 'no-network',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'bad-grammar': 'nothing-heard',
  'language-not-supported': 'not-here',
  'something-new': 'not-here',
} as const satisfies Record<string, keyof typeof texts>

describe.each(['en', 'hi'] as const)('ask Nandi in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]

  journey('tells who receives the voice, listens in hi-IN and opens what was said', async () => {
    await take({ language })
    await ask()
    await nandi().getByText(t('notice')).waitFor()
    await phone.isAccessible()
    await nandi()
      .getByRole('button', { name: t('agree') })
      .click()
    await nandi()
      .getByRole('heading', { name: t('whereTo') })
      .waitFor()
    await say(['पानी'], false)
    await nandi().getByText('“पानी”').waitFor()
    await phone.isAccessible()
    await say(['पानी कहाँ मिलेगा'])
    await at('/facility/drinking-water')
    await phone.page.getByText(t('facilityFound')).waitFor()
    await expect.poll(() => nandi().isVisible()).toBe(false)
    const { settings, spoken } = await heard()
    expect(settings).toEqual(['hi-IN false true'])
    expect(spoken).toEqual([
      language === 'en' ? 'en-IN Showing Drinking Water.' : 'hi-IN पीने का पानी दिखा रहे हैं।',
    ])
    // The second time it listens without the notice.
    await phone.page.locator('button.nandi').click()
    await nandi()
      .getByRole('heading', { name: t('whereTo') })
      .waitFor()
  })
  journey('uses a less likely alternative if the first one matches nothing', async () => {
    await take({ language })
    await startListening()
    await say(['सोचा लें', 'शौचालय'])
    await at('/facility/toilet')
  })
  journey('says for five seconds that nothing was found, and stays open for another try', async () => {
    await take({ language })
    await startListening()
    await say(['शेयर बाजार का भाव'])
    await nandi()
      .getByRole('heading', { name: t('notFound') })
      .waitFor()
    const toast = phone.page.getByRole('alert').getByText(t('notFoundHint'))
    await toast.waitFor()
    const shown = performance.now()
    await toast.waitFor({ state: 'detached' })
    expect(performance.now() - shown).toBeGreaterThan(4000)
    await nandi().getByText(t('notFoundHint')).waitFor()
    await phone.isAccessible()
    await nandi()
      .getByRole('button', { name: t('speak') })
      .click()
    await say(['गाड़ी कहाँ लगाएं'])
    await at('/facility/parking')
  })
  journey('every error of the recogniser is explained, and typing works', async () => {
    await take({ language })
    await startListening()
    for (const [error, sentence] of Object.entries(recogniserErrors)) {
      await happen('error', error)
      await happen('end')
      await nandi().getByText(t(sentence)).waitFor()
      // Said once, as the sheet's heading, with the reason below it: no other heading, and no toast beside it.
      await nandi()
        .getByRole('heading', { name: t('notRecognized') })
        .waitFor()
      expect(await phone.page.getByText(t('notRecognized')).count()).toBe(1)
      expect(await nandi().getByRole('heading').count()).toBe(1)
      await nandi()
        .getByRole('button', { name: t('speak') })
        .click()
      await nandi()
        .getByRole('heading', { name: t('whereTo') })
        .waitFor()
    }
    await nandi().getByRole('textbox').fill('ambulance')
    await phone.page.keyboard.press('Enter')
    await phone.page.locator('dialog#help').getByText('108').first().waitFor()
  })
  journey('an end without a result is explained, a stop by the visitor is not', async () => {
    await take({ language })
    await startListening()
    await happen('end')
    await nandi().getByText(t('nothing-heard')).waitFor()
    await nandi()
      .getByRole('button', { name: t('speak') })
      .click()
    await nandi()
      .getByRole('button', { name: t('stopListening') })
      .click()
    await nandi()
      .getByRole('heading', { name: t('ready') })
      .waitFor()
    await expect.poll(() => nandi().getByText(t('notRecognized')).count()).toBe(0)
  })
  journey('typing is shown at once if the browser has no speech recognition', async () => {
    await take({ language, before: noRecogniser })
    await ask()
    await nandi().getByText(t('not-here')).waitFor()
    await expect
      .poll(() =>
        nandi()
          .getByRole('textbox')
          .evaluate(box => box === document.activeElement),
      )
      .toBe(true)
    await phone.isAccessible()
    await nandi().getByRole('textbox').fill('bachcha kho gaya')
    await phone.page.keyboard.press('Enter')
    await phone.page.locator('dialog#help').getByRole('status').getByText('1098').waitFor()
    await phone.page.locator('dialog#help').getByRole('link', { name: '155304', exact: true }).waitFor()
    await expect
      .poll(() => phone.page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('tel:155304')
    await phone.isAccessible()
  })
  journey('shows suggestions that change while typing', async () => {
    await take({ language })
    await ask()
    await nandi().getByRole('textbox').fill('hotel')
    await nandi()
      .getByRole('listitem')
      .getByRole('button', { name: language === 'en' ? 'Paid Hotels' : 'होटल' })
      .click()
    await at('/facility/paid-hotels')
  })
})

describe('asked for the weather on Home', () => {
  journey('Nandi scrolls to the weather card', async () => {
    await take()
    await ask()
    await nandi().getByRole('textbox').fill('mausam')
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForFunction(() => document.activeElement?.id === 'weather')
    const top = await phone.page.locator('#weather').evaluate(card => card.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(700)
  })
})

describe('search', () => {
  const atTemple = { latitude: 26.1205, longitude: 85.3912, accuracy: 15 }
  const here = { context: { geolocation: atTemple, permissions: ['geolocation'] } }
  beforeEach(async () => {
    await world.owner.query('truncate facilities cascade')
    await world.owner.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source)
       values ('health-centre', 'Sadar Hospital', 'सदर अस्पताल', 'Hospital Road', 'अस्पताल रोड', 'press')`,
    )
    await world.owner.query(
      `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, latitude, longitude, verified)
       values ('drinking-water', 'Tap of the park', 'पार्क का नल', 'Jubba Sahni Park', 'जुब्बा सहनी पार्क', 'press', 26.113, 85.396, 'surveyed')`,
    )
    await world.owner.query('truncate waypoints')
    await world.owner.query(
      `insert into waypoints (place_order, name_en, name_hi, source)
       values (26, 'Hathi Chowk', 'हाथी चौक', 'press')`,
    )
    await world.context.responseCache.changed('waypoints')
    await world.context.responseCache.changed('facilities')
  })
  journey.each(['en', 'hi'] as const)(
    'in %s finds services and places, and keeps the phrase in its address',
    async language => {
      await take({ language })
      await phone.open('/search')
      await phone.page.getByRole('searchbox').fill('sadar')
      const hospital = { en: 'Sadar Hospital', hi: 'सदर अस्पताल' }[language]
      const place = phone.page.getByRole('link', { name: hospital })
      await place.waitFor()
      await phone.isAccessible()
      expect(new URL(phone.page.url()).search).toBe('?q=sadar')
      await phone.open('/search?q=sadar')
      await place.click()
      await at('/facility/health-centre')
      await phone.page.goBack()
      await phone.page.getByRole('searchbox').fill('शेयर बाजार का भाव')
      await phone.page.getByText(texts.notFound[language]).waitFor()
      await phone.isAccessible()
    },
  )
  journey.each([
    ['en', 'Tap of the park, 960 m', 'Way to Tap of the park. Opens another website in a new tab'],
    ['hi', 'पार्क का नल, 960 मीटर', 'पार्क का नल का रास्ता देखें. दूसरी वेबसाइट नए टैब में खुलेगी'],
  ] as const)('in %s answers with the nearest place and the way to it', async (language, answer, way) => {
    await take({ language, ...here })
    await phone.open('/search?q=panee')
    await phone.page.getByText(answer).waitFor()
    const link = phone.page.getByRole('link', { name: way })
    expect(await link.getAttribute('href')).toContain('destination=26.113,85.396')
    await phone.isAccessible()
  })
  journey('Nandi says the nearest place in one sentence', async () => {
    await take({ language: 'hi', ...here })
    await startListening()
    await say(['पानी कहाँ है'])
    await at('/facility/drinking-water')
    expect((await heard()).spoken).toEqual(['hi-IN पीने का पानी: आपके सबसे पास पार्क का नल है, 960 मीटर दूर।'])
  })
  journey('Nandi says the number to call in an emergency', async () => {
    await take()
    await startListening()
    await say(['mera baccha kho gaya'])
    await phone.page.locator('dialog#help').getByText('1098').first().waitFor()
    expect((await heard()).spoken).toEqual([
      'en-IN Call the control room at once on 1 5 5 3 0 4, and 1 0 9 8 for a child.',
    ])
  })
  journey('a stop of the walk is found, and leads to its line of the route', async () => {
    await take()
    await phone.open('/search?q=haathi%20chok')
    await phone.page.getByRole('link', { name: 'Hathi Chowk' }).click()
    await at('/facility/mela-route#stop-26')
  })
})
