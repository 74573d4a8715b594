import { quizQuestions } from '#content/quiz.server.ts'
import { expect, journey } from '#tests/journey.ts'
import { age, newPlayer } from './test-player.ts'

journey(
  'a player who is too late keeps what was saved, shows another phone no rank, and reads the answers after the fair',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {}, now: '2027-07-20T10:00:00+05:30' })
    const one = await phone({ at: world })
    const player = newPlayer(one)
    await player.register()
    await player.answer(true)
    const two = await phone({ at: world })
    const other = newPlayer(two)
    const type = async (number: string) => {
      await two.open('/mela-quiz')
      await two.page.getByLabel('आपका नाम').fill('मोहन')
      await two.page.getByLabel('फ़ोन नंबर').fill(number)
      await other.key('क्विज़ शुरू करें').click()
    }
    await type(player.number)
    await expect(two.page.getByText('इस नंबर से दूसरे फ़ोन पर क्विज़ चल रही है।')).toBeVisible()
    await age(world.owner, player.number, 640)
    await type(player.number)
    await expect(two.page.getByText('इस फ़ोन नंबर से क्विज़ पहले ही खेली जा चुकी है।')).toBeVisible()
    await expect(two.page.getByText('आपके अंक')).toBeVisible()
    await expect(two.page.getByText(/^रैंक \d+$/)).toBeHidden()
    await expect(two.page.getByText(player.name)).toBeHidden()

    await one.open('/mela-quiz')
    await expect(one.page.getByText('समय पूरा हो गया था। तब तक पहुँचे जवाब गिने गए हैं।')).toBeVisible()
    await expect(one.page.getByText('रैंक 1')).toBeVisible()
    const review = one.page.getByRole('heading', { name: 'सवाल और जवाब' })
    await expect(review).toBeHidden()
    world.clock.set('2027-08-18T09:00:00+05:30')
    await one.open('/mela-quiz')
    await expect(review).toBeVisible()
    for (const { why } of quizQuestions) await expect(one.page.getByText(why.hi)).toBeVisible()
    await expect(one.page.getByText('आपका जवाब: जवाब नहीं दिया')).toHaveCount(9)
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
