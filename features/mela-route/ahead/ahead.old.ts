import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { open, phone, walkForAll } from '../test-walk.ts'

walkForAll()

const address = '/facility/mela-route?view=ahead'
const beforeTurki = { latitude: 26.03, longitude: 85.3535, accuracy: 20 }
const place = (geolocation: { latitude: number; longitude: number; accuracy?: number }) => ({
  geolocation,
  permissions: ['geolocation'],
})

describe('what is ahead', () => {
  journey(
    'is one tap from the route, in walking order from the own position, in both languages',
    async () => {
      for (const [language, key, near, heading] of [
        ['en', 'What is ahead of me', 'You are near Turki station', 'Ahead, in walking order'],
        ['hi', 'आगे क्या-क्या है', 'आप तुर्की स्टेशन के पास हैं', 'आगे, रास्ते के क्रम से'],
      ] as const) {
        const { page, context } = await phone({ language, ...place(beforeTurki) })
        await open(page)
        await page.getByRole('link', { name: key }).click()
        await page.getByText(near).waitFor()
        await page.getByRole('heading', { level: 1, name: key }).waitFor()
        const list = page.getByRole('region', { name: heading })
        await list.getByRole('listitem').first().waitFor()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        await page.goBack()
        await page
          .getByRole('heading', { level: 1, name: language === 'en' ? 'Mela Route' : 'मेला मार्ग' })
          .waitFor()
        await context.close()
      }
    },
  )

  journey(
    'needs no position: two neighbouring stops by name give the list, without a network too',
    async () => {
      const { page, context } = await phone({ serviceWorkers: 'allow' })
      await open(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/api/mela-route/ahead')) !== undefined))
        .toBe(true)
      await context.setOffline(true)
      await page.goto(world.url + address)
      await page.getByLabel('The last stop that I passed').selectOption({ label: 'Aghoria Bazar Chowk' })
      await page.getByText('Between Aghoria Bazar Chowk and Amgola, as you said').waitFor()
      await page
        .getByRole('region', { name: 'Ahead, in walking order' })
        .getByRole('listitem')
        .first()
        .waitFor()
      await page.getByLabel('The next stop, still ahead').selectOption({ label: 'I am exactly there' })
      await page.getByText('At Aghoria Bazar Chowk, as you said').waitFor()
      await page.getByText('Your pace is not known yet').waitFor()
      await context.close()
    },
  )

  journey('stays when the position is taken away in the middle, and says that it grows old', async () => {
    const { page, context } = await phone(place(beforeTurki))
    await page.clock.install()
    await open(page, address)
    await page.getByText('You are near Turki station').waitFor()
    await context.clearPermissions()
    await page.clock.fastForward('07:00')
    await page.getByText(/Your phone told its position [678] minutes ago/).waitFor()
    await page.getByText('You are near Turki station').waitFor()
    await context.close()
  })

  journey('does not follow a jump of five kilometres until it is confirmed', async () => {
    const { page, context } = await phone(place(beforeTurki))
    await open(page, address)
    await page.getByText('You are near Turki station').waitFor()
    await context.setGeolocation({ latitude: 26.094, longitude: 85.382, accuracy: 20 })
    await page.getByText('a place that you cannot have reached so fast').waitFor()
    await page.getByText('You are near Turki station').waitFor()
    await context.setGeolocation({ latitude: 26.0941, longitude: 85.3821, accuracy: 20 })
    await page.getByText('You are near Ramdayalu').waitFor()
    await context.close()
  })

  journey('near the temple is told in the word order of each language', async () => {
    for (const [language, words] of [
      ['en', 'less than 1 km'],
      ['hi', '1 किमी से कम'],
    ] as const) {
      const { page, context } = await phone({
        language,
        ...place({ latitude: 26.115, longitude: 85.393, accuracy: 15 }),
      })
      await open(page, address)
      await page.getByText(words, { exact: true }).waitFor()
      await context.close()
    }
  })

  journey('says in Delhi how far away that is, and begins at the temple', async () => {
    const { page, context } = await phone(place({ latitude: 28.6139, longitude: 77.209, accuracy: 30 }))
    await open(page, address)
    await page.getByText(/You are about \d{3} km away from the route/).waitFor()
    await page.getByRole('heading', { name: 'From the temple back along the route' }).waitFor()
    await context.close()
  })

  journey('tells why there is no position when it is refused, and the naming stays', async () => {
    const { page, context } = await phone()
    await open(page, address)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Location access denied.').waitFor()
    await page.getByLabel('The last stop that I passed').waitFor()
    await context.close()
  })
})

describe('the own walk', () => {
  journey('is stamped and erased on this phone, and nothing of it is sent', async () => {
    const { page, context } = await phone(place({ latitude: 26.0344, longitude: 85.3547, accuracy: 15 }))
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page, address)
    const stages = page.locator('section', {
      has: page.getByRole('heading', { name: 'Stages I have reached' }),
    })
    await stages.getByText('Turki station').waitFor()
    await open(page, address)
    await stages.getByText('Turki station').waitFor()
    await page.getByRole('button', { name: 'Erase my walk from this phone' }).click()
    await page.getByText('Nothing is kept until you open this screen again.').waitFor()
    await context.setGeolocation({ latitude: 26.0345, longitude: 85.3547, accuracy: 15 })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own-walk'))).toBeNull()
    expect(sent.filter(one => /26\.03|85\.35/.test(one))).toEqual([])
    await context.close()
  })

  journey('is told to the family in words that its owner sends, without coordinates', async () => {
    const { page, context } = await phone({ language: 'hi', ...place(beforeTurki) })
    await open(page, address)
    await page.getByRole('button', { name: 'घर बताएँ' }).click()
    const words = page.getByLabel('संदेश')
    await words.getByText('तुर्की स्टेशन के पास').waitFor()
    const text = (await words.textContent()) ?? ''
    expect(text).not.toMatch(/26\.|85\./)
    const sms = await page.getByRole('link', { name: 'SMS से भेजें' }).getAttribute('href')
    expect(decodeURIComponent(sms ?? '')).toBe(`sms:?body=${text}`)
    await context.close()
  })
})

describe('the way back', () => {
  journey('leads to a point kept on this phone, with direction, distance and how exact it is', async () => {
    const { page, context } = await phone(place({ latitude: 26.1, longitude: 85.38, accuracy: 12 }))
    await open(page, '/facility/mela-route?view=back')
    await page.getByText('No point is kept yet.').waitFor()
    await page.getByLabel('My vehicle').check({ force: true })
    await page.getByLabel('Note').fill('red jeep')
    await page.getByRole('button', { name: 'Keep it here, by my location' }).click()
    await page.getByRole('heading', { name: 'My vehicle: red jeep' }).waitFor()
    await page.getByText('You are there, as far as the phone can tell (to about 24 m).').waitFor()
    await context.setGeolocation({ latitude: 26.097, longitude: 85.38, accuracy: 20 })
    await page.getByText('330 m to the north, in a straight line').waitFor()
    await page.getByText('Right to about 32 m: the point to 12 m, your location to 20 m.').waitFor()
    await page.reload()
    await page.getByText('330 m to the north, in a straight line').waitFor()
    await page.getByRole('button', { name: 'Erase: My vehicle: red jeep' }).click()
    await page.getByText('No point is kept yet.').waitFor()
    await context.close()
  })

  journey('keeps a point by the name of a stop for somebody without a phone', async () => {
    const { page, context } = await phone({ language: 'hi' })
    await open(page, '/facility/mela-route?view=back')
    await page.getByRole('button', { name: 'यह जगह रखें' }).click()
    await page.getByText('कृपया पहले पड़ाव चुनें।').waitFor()
    await page.getByLabel('आखिरी पड़ाव, जो पार हो गया').selectOption({ label: 'हाथी चौक' })
    await page.getByRole('button', { name: 'यह जगह रखें' }).click()
    await page.getByText('बताए गए नाम से: हाथी चौक और अमर सिनेमा चौक के बीच').waitFor()
    await context.close()
  })
})
