import { expect, journey } from '#tests/journey.ts'
import { current, fakeUpstream, openWeather } from './test-upstream.ts'
import { weatherTexts } from './texts.ts'

journey(
  'the weather on Home gives temperature, air and advice; a source that hangs or sends markup leaves only words',
  async ({ phone, openOwnGuide }) => {
    const upstream = await fakeUpstream(openWeather())
    const env = { OPENWEATHER_API_KEY: 'key', OPENWEATHER_BASE_URL: upstream.url }
    const weather = async (language: 'en' | 'hi', until = Promise.resolve()) => {
      const { page, open } = await phone({ at: await openOwnGuide({ starters: {}, env }), language })
      await page.route('**/api/weather', async route => {
        await until
        await route.continue()
      })
      await open('/#weather')
      return page.getByRole('region', { name: weatherTexts.title[language] })
    }
    const card = await weather('hi')
    for (const words of [
      '31°',
      'बारिश',
      '37°',
      '84%',
      `72 ${weatherTexts.fair.hi}`,
      weatherTexts.adviceRain.hi,
    ])
      await expect(card.getByText(words).first()).toBeVisible()
    upstream.behave(() => {})
    const seen = Promise.withResolvers<void>()
    const hanging = await weather('en', seen.promise)
    await expect(hanging.getByText('Loading...')).toBeVisible()
    seen.resolve()
    await expect(hanging.getByText('Unavailable')).toBeVisible()
    upstream.behave(
      openWeather({ ...current, weather: [{ id: 500, description: '<img src=x onerror=alert(1)>' }] }),
    )
    await expect((await weather('en')).getByText('rain', { exact: true })).toBeVisible()
    await upstream.close()
  },
)
