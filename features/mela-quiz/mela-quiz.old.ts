import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
beforeEach(() => world.owner.query('truncate quiz_attempts, limits'))

const languages = [
  {
    language: 'en',
    name: 'Your name',
    phone: 'Phone number',
    start: 'Start quiz',
    noName: 'Please enter your name',
    noPhone: 'Please enter a valid 10-digit phone number',
    question: 'Question',
    previous: 'Previous',
    skip: 'Skip',
    next: 'Next',
    submit: 'Submit',
    failed: 'Error saving results',
    again: 'Try Again',
    score: 'Your score',
    rank: 'Rank 1',
    already: 'You have already attempted the quiz with this phone number.',
    best: 'Leaderboard',
    ownRank: 'Your rank: 1',
  },
  {
    language: 'hi',
    name: 'आपका नाम',
    phone: 'फ़ोन नंबर',
    start: 'क्विज़ शुरू करें',
    noName: 'कृपया अपना नाम लिखें',
    noPhone: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें',
    question: 'सवाल',
    previous: 'पिछला',
    skip: 'छोड़ें',
    next: 'अगला',
    submit: 'जमा करें',
    failed: 'नतीजा नहीं सहेजा जा सका',
    again: 'फिर कोशिश करें',
    score: 'आपके अंक',
    rank: 'रैंक 1',
    already: 'इस फ़ोन नंबर से क्विज़ पहले ही खेली जा चुकी है।',
    best: 'अंक तालिका',
    ownRank: 'आपकी रैंक: 1',
  },
] as const

describe.each(languages)('in $language', said => {
  journey(
    'one registers, answers over a closed tab and a dead network, and finds oneself listed',
    async () => {
      if (!browser) throw new Error('no browser')
      const { page, open, isAccessible, close } = await openPhone(browser, world.url, {
        language: said.language,
      })
      const key = (name: string) => page.getByRole('button', { name, exact: true })
      await open('/mela-quiz')
      await key(said.start).click()
      await page.getByText(said.noName).waitFor()
      await page.getByText(said.noPhone).waitFor()
      await isAccessible()
      await page.getByLabel(said.name).fill('Sunita Kumari')
      // Ten digits are kept: an eleventh, +91 and a leading 0 go.
      for (const typed of ['98765000109', '+91 98765 00010', '09876500010']) {
        await page.getByLabel(said.phone).fill(typed)
        await expect.poll(() => page.getByLabel(said.phone).inputValue()).toBe('9876500010')
      }
      await page.getByLabel(said.phone).fill('९८७६५ ०००१०')
      await key(said.start).click()
      await page.getByText(`${said.question} 1 / 10`).waitFor()
      await expect.poll(() => key(said.previous).isDisabled()).toBe(true)
      await expect.poll(() => key(said.next).isDisabled()).toBe(true)
      await isAccessible()
      await key(said.skip).click()
      await page.getByText(`${said.question} 2 / 10`).waitFor()
      // The question is read out, and has no ring: nothing can be done with it.
      const asked = page.locator('#question')
      await expect.poll(() => asked.evaluate(words => words === document.activeElement)).toBe(true)
      const ring = await asked.evaluate(words => {
        const { outlineStyle, boxShadow } = getComputedStyle(words)
        return [outlineStyle, boxShadow]
      })
      expect(ring).toEqual(['none', 'none'])
      const saved = page.waitForResponse(response => response.url().endsWith('/answers'))
      await page.getByRole('radio').nth(2).check()
      expect((await saved).status()).toBe(200)
      await open('/mela-quiz')
      await page.getByText(`${said.question} 2 / 10`).waitFor()
      await expect.poll(() => page.getByRole('radio').nth(2).isChecked()).toBe(true)
      for (let number = 3; number <= 10; number += 1) {
        await key(said.next).click()
        await page.getByText(`${said.question} ${number} / 10`).waitFor()
        await page.getByRole('radio').first().check()
      }
      await page.route('**/submission', route => route.abort())
      await key(said.submit).click()
      await page.getByText(said.failed).waitFor()
      await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
      await page.unroute('**/submission')
      await key(said.again).click()
      await page.getByText(said.score).waitFor()
      await page.getByText(said.rank).waitFor()
      await expect.poll(() => page.getByText(said.already).count()).toBe(0)
      await isAccessible()
      await key(said.best).click()
      await page.getByText(said.ownRank).waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Sunita Kumari' }).waitFor()
      await isAccessible()
      await open('/mela-quiz')
      await page.getByText(said.already).waitFor()
      await close()
      expect((await world.owner.query('select phone_normalized from quiz_attempts')).rows).toEqual([
        { phone_normalized: '9876500010' },
      ])
    },
  )
})

journey('a notice above the screen hides no answer of a question behind the keys', async () => {
  if (!browser) throw new Error('no browser')
  const staff = await signedInBrowser(world.url)
  const text = { en: 'Keep to the left of the road.', hi: 'सड़क के बाईं तरफ चलें।' }
  const posted = await staff.call('POST', '/api/notices', {
    id: crypto.randomUUID(),
    level: 'info',
    text,
    hours: 1,
  })
  expect(posted.status).toBe(201)
  for (const [language, name, phone, start] of [
    ['en', 'Your name', '9876500011', 'Start quiz'],
    ['hi', 'आपका नाम', '9876500012', 'क्विज़ शुरू करें'],
  ] as const) {
    const { page, open, close } = await openPhone(browser, world.url, { language })
    await open('/mela-quiz')
    await page.getByText(text[language]).waitFor()
    await page.getByLabel(name).fill('Sunita Kumari')
    await page.getByLabel(language === 'en' ? 'Phone number' : 'फ़ोन नंबर').fill(phone)
    await page.getByRole('button', { name: start }).click()
    await page.locator('#question').waitFor()
    const answer = await page.locator('label:has([type=radio])').last().boundingBox()
    const keys = await page.locator('.act').boundingBox()
    if (!answer || !keys) throw new Error('not shown')
    expect(answer.y + answer.height).toBeLessThanOrEqual(keys.y)
    await close()
  }
})
