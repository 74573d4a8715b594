import { kitTexts } from '#kit/web/texts.ts'
import { expect, journey, stopClock } from '#tests/journey.ts'
import { age, attemptsOf, newPlayer } from './test-player.ts'

journey(
  'a player registers despite a lost answer, plays despite a closed tab and a dead network, and is then listed',
  async ({ phone, guide }) => {
    const taken = await phone({ ownClock: true })
    const { page, open } = taken
    const { name, number, key, asks, tick, answer } = newPlayer(taken)
    await open('/mela-quiz')
    await key('क्विज़ शुरू करें').click()
    await expect(page.getByText('कृपया अपना नाम लिखें')).toBeVisible()
    await expect(page.getByText('कृपया 10 अंकों का सही फ़ोन नंबर लिखें')).toBeVisible()
    await page.getByLabel('फ़ोन नंबर').fill(`+91 ${number}`)
    await expect(page.getByLabel('फ़ोन नंबर')).toHaveValue(number)
    // Only the server knows the characters that reverse the text direction.
    await page.getByLabel('आपका नाम').fill('सुनीता \u202e')
    await key('क्विज़ शुरू करें').click()
    await expect(page.getByText('इसमें कुछ निशान ऐसे हैं जो यहाँ नहीं चलते।')).toBeVisible()
    await page.getByLabel('आपका नाम').fill(name)
    await expect(page.getByLabel('आपका नाम')).not.toHaveAttribute('aria-invalid')
    let isLost = false
    await page.route('**/api/mela-quiz/attempts', async route => {
      const response = await route.fetch()
      // A new phone is first asked for work.
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await key('क्विज़ शुरू करें').click()
    await expect(page.getByText('नेटवर्क नहीं है, और क्विज़ नेटवर्क होने पर ही शुरू हो सकती है।')).toBeVisible()
    await expect(page.getByLabel('आपका नाम')).toHaveValue(name)
    await key('क्विज़ शुरू करें').click()
    await asks(1)
    expect(await attemptsOf(guide.owner, number)).toHaveLength(1)

    await expect(key('पिछला')).toBeDisabled()
    await expect(key('अगला')).toBeDisabled()
    await key('छोड़ें').click()
    await asks(2)
    await expect(page.locator('#question')).toBeFocused()
    await answer(true)
    await page.route('**/api/**', route => route.abort())
    await open('/mela-quiz')
    await asks(2)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    // The line above the question moves the button.
    await expect(page.getByText(kitTexts.away.hi)).toBeVisible()
    await key('अगला').click()
    await asks(3)
    await tick(true)
    // Given without network, it is sent once the page is opened with one.
    await page.unroute('**/api/**')
    await open('/mela-quiz')
    await asks(3)
    await expect.poll(() => attemptsOf(guide.owner, number)).toEqual([{ score: 2, is_finished: false }])
    await page.route('**/api/**', route => route.abort())
    for (let n = 4; n <= 10; n += 1) {
      await key('अगला').click()
      await asks(n)
      await tick(n < 6)
    }
    // The page also tries again by itself after three seconds, which would take the button away.
    await stopClock(page)
    await key('जमा करें').click()
    await expect(page.getByText('आपके जवाब इस फ़ोन में सहेजे हुए हैं।')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.unroute('**/api/**')
    await key('फिर कोशिश करें').click()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    expect(await attemptsOf(guide.owner, number)).toEqual([{ score: 4, is_finished: true }])
    await key('अंक तालिका').click()
    await expect(page.getByText(/^आपकी रैंक: \d+$/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('4 / 10')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    await open('/mela-quiz')
    await expect(page.getByText('इस फ़ोन नंबर से क्विज़ पहले ही खेली जा चुकी है।')).toBeVisible()
    await page.route('**/api/**', route => route.abort())
    await open('/mela-quiz')
    await expect(page.getByText('नेटवर्क आते ही नतीजा दिखेगा।')).toBeVisible()
  },
)

journey(
  'the server’s time counts: when it is up the answers are sent by themselves, once the network is back',
  async ({ phone, guide }) => {
    const taken = await phone({ ownClock: true })
    const { page } = taken
    const { number, key, register, answer, tick } = newPlayer(taken)
    await register()
    await answer(true)
    await key('अगला').click()
    await page.clock.fastForward(545_000)
    await expect(page.getByText('आखिरी मिनट')).toBeVisible()
    // To the end by the phone's clock, while the server counts nearly ten more minutes.
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/)
    await expect(page.getByRole('radio').first()).toBeEnabled()
    await page.context().setOffline(true)
    await tick(true)
    await page.clock.fastForward(600_000)
    await expect(page.getByText('आपके जवाब इस फ़ोन में सहेजे हुए हैं।')).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeDisabled()
    expect(await attemptsOf(guide.owner, number)).toMatchObject([{ is_finished: false }])
    await age(guide.owner, number, 601)
    await page.context().setOffline(false)
    await expect(page.getByText('समय पूरा हो गया। आपके जवाब गिन लिए गए हैं।')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    await expect(page.getByText(/^रैंक \d+$/)).toBeVisible()
    expect(await attemptsOf(guide.owner, number)).toEqual([{ score: 2, is_finished: true }])
  },
)
