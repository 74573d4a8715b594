import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { current, type FakeUpstream, fakeUpstream, hostile, openWeather } from './test-upstream.ts'
import { texts } from './texts.ts'

let upstream: FakeUpstream
let world: World | undefined
let phone: Phone | undefined
browserForAll()
beforeAll(async () => {
  upstream = await fakeUpstream(openWeather())
})
afterAll(async () => {
  await upstream?.close()
})
afterEach(async () => {
  await phone?.close()
  await world?.close()
})
async function take(language: 'en' | 'hi') {
  if (!browser) throw new Error('no browser')
  world = await openWorld({
    pages: true,
    env: { OPENWEATHER_API_KEY: 'key', OPENWEATHER_BASE_URL: upstream.url },
  })
  phone = await openPhone(browser, world.url, { language })
  await phone.open('/#weather')
  return { phone, card: phone.page.getByRole('region', { name: texts.title[language] }) }
}

describe.each(['en', 'hi'] as const)('the weather on home in %s', language => {
  const t = (key: keyof typeof texts) => texts[key][language]

  journey('shows temperature, air and advice for walking barefoot', async () => {
    upstream.behave(openWeather())
    const { phone, card } = await take(language)
    await card.getByText('31°').waitFor()
    await card
      .getByText(language === 'en' ? 'light rain' : 'बारिश')
      .first()
      .waitFor()
    await card.getByText('37°').waitFor()
    await card.getByText('84%').waitFor()
    await card.getByText(`72 ${t('fair')}`).waitFor()
    await card.getByText(t('adviceRain')).waitFor()
    await phone.isAccessible()
  })
  journey('is unavailable if the upstream answers nonsense, and the page does not wait for it', async () => {
    upstream.behave(hostile['sends markup for a temperature'] ?? (() => {}))
    const { phone, card } = await take(language)
    await card.getByText(t('unavailable')).waitFor()
    await expect.poll(() => phone.page.locator('b:text("31")').count()).toBe(0)
  })
})

describe('a source that hangs', () => {
  journey('leaves the card at Loading... while everything else works', async () => {
    upstream.behave(() => {})
    const { phone, card } = await take('en')
    await card.getByText('Loading...').waitFor()
    await phone.page.getByRole('link', { name: 'Drinking Water' }).waitFor()
    await card.getByText('Unavailable').waitFor()
  })
  journey('shows no markup from a description', async () => {
    upstream.behave(
      openWeather({ ...current, weather: [{ id: 500, description: '<img src=x onerror=alert(1)>' }] }),
    )
    const { card } = await take('en')
    await card.getByText('rain', { exact: true }).waitFor()
  })
})
