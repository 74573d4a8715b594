import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { fieldFaultTexts } from '#kit/web/field-faults.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey, type Phone, stopClock } from '#tests/journey.ts'
import { melaQuizStaffTexts } from './staff/texts.ts'
import { age, newPlayer } from './test-player.ts'

const attemptsOf = async (owner: DatabasePool, number: string) =>
  (
    await owner.query(
      'select score, finished_at is not null as is_finished from quiz_attempts where phone_normalized = $1',
      [number],
    )
  ).rows

journey(
  'a player registers despite a lost answer, plays despite a closed tab and a dead network, and is then listed',
  async ({ phone, guide }) => {
    const taken = await phone()
    const { page, open } = taken
    const { name, number, key, asks, tick, answer } = newPlayer(taken)
    await page.clock.install()
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
    for (let n = 3; n <= 10; n += 1) {
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
    const taken = await phone()
    const { page } = taken
    const { number, key, register, answer, tick } = newPlayer(taken)
    await page.clock.install()
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

for (const language of ['hi', 'en'] as const)
  journey(
    `a wrong answer that is missing, or like another answer, is marked where it stands, in ${language}`,
    async ({ staffPhone }) => {
      const { page } = await staffPhone('/admin/quiz-questions', { language })
      const t = (key: 'addQuestion' | 'questionText' | 'right' | 'wrong' | 'why') =>
        melaQuizStaffTexts[key][language]
      await page.getByRole('button', { name: t('addQuestion') }).click()
      const editor = page.getByRole('dialog', { name: t('addQuestion') })
      const field = (words: 'inHindi' | 'inEnglish', label: string) =>
        editor.getByLabel(kitStaffTexts[words][language].replace('{label}', label), { exact: true })
      const wrong = (n: number) => t('wrong').replace('{n}', String(n))
      const labels = ['questionText', 'right', 'why'] as const
      for (const label of [...labels.map(t), wrong(1), wrong(2), wrong(3)])
        for (const words of ['inHindi', 'inEnglish'] as const) await field(words, label).fill(label)
      await field('inHindi', wrong(2)).fill('')
      const save = editor.getByRole('button', { name: kitStaffTexts.save[language], exact: true })
      await save.click()
      await expect(field('inHindi', wrong(2))).toBeFocused()
      await expect(field('inHindi', wrong(2))).toHaveAccessibleDescription(fieldFaultTexts.needed[language])
      await field('inHindi', wrong(2)).fill(t('right'))
      await save.click()
      await expect(field('inHindi', wrong(2))).toHaveAccessibleDescription(kitStaffTexts.inUse[language])
      await expect(field('inHindi', wrong(2))).toBeFocused()
    },
  )

/** Plays on a phone whose answers do not reach the server any more: four right, and submitted in vain. */
async function submitInVain(taken: Phone) {
  const { page } = taken
  const player = newPlayer(taken)
  await player.register()
  await page.route('**/api/**', route => route.abort())
  for (let n = 1; n <= 10; n += 1) {
    await player.asks(n)
    await player.tick(n <= 4)
    await player.key(n < 10 ? 'अगला' : 'जमा करें').click()
  }
  const note = page.getByText('आपके जवाब इस फ़ोन में सहेजे हुए हैं।')
  await expect(note).toBeVisible()
  return { ...player, note }
}

journey(
  'answers that were submitted in vain are sent as soon as the page is opened with a network',
  async ({ phone, guide }) => {
    const taken = await phone()
    const { page, open } = taken
    const { number, note, key } = await submitInVain(taken)
    await open('/mela-quiz')
    await expect(note).toBeVisible()
    await expect(key('फिर कोशिश करें')).toBeVisible()
    await page.unrouteAll()
    await open('/mela-quiz')
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    expect(await attemptsOf(guide.owner, number)).toEqual([{ score: 4, is_finished: true }])
  },
)

journey(
  'answers that were submitted in vain are sent by themselves, even if one is changed meanwhile',
  async ({ phone, guide }) => {
    const taken = await phone()
    const { page } = taken
    const { number, note, key, asks, tick } = await submitInVain(taken)
    await key('पिछला').click()
    await asks(9)
    await tick(true)
    await expect(note).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    expect(await attemptsOf(guide.owner, number)).toEqual([{ score: 5, is_finished: true }])
  },
)

journey(
  'answers given without network reach the server when the page is opened with one',
  async ({ phone, guide }) => {
    const taken = await phone()
    const { page, open } = taken
    const { number, key, asks, register, tick } = newPlayer(taken)
    await register()
    await page.route('**/api/**', route => route.abort())
    await tick(true)
    await key('अगला').click()
    await asks(2)
    await tick(true)
    await page.unrouteAll()
    await open('/mela-quiz')
    await asks(2)
    await expect.poll(() => attemptsOf(guide.owner, number)).toEqual([{ score: 2, is_finished: false }])
  },
)

journey('a second tap on Next or Submit does not take the focus away', async ({ phone }) => {
  const taken = await phone()
  const { page } = taken
  const { key, asks, register, tick } = newPlayer(taken)
  await register()
  for (let n = 1; n < 10; n += 1) {
    await tick(true)
    await key('अगला').dblclick()
    await asks(n + 1)
    await expect(key(n < 9 ? 'अगला' : 'जमा करें')).toBeFocused()
  }
  await tick(true)
  const held = Promise.withResolvers<void>()
  await page.route('**/submission', route => held.promise.then(() => route.continue()))
  await key('जमा करें').dblclick()
  await expect(key('सहेज रहे हैं...')).toBeFocused()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeFocused()
})
