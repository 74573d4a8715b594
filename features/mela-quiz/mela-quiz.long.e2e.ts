import { quizQuestions } from '#content/quiz.server.ts'
import { fieldFaultTexts } from '#kit/web/field-faults.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { melaQuizStaffTexts } from './staff/texts.ts'
import { age, attemptsOf, newPlayer } from './test-player.ts'

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

journey(
  'a wrong answer that is missing, or like another answer, is marked where it stands',
  async ({ staffPhone }) => {
    const { page } = await staffPhone('/admin/quiz-questions')
    const t = (key: 'addQuestion' | 'questionText' | 'right' | 'wrong' | 'why') => melaQuizStaffTexts[key].hi
    await page.getByRole('button', { name: t('addQuestion') }).click()
    const editor = page.getByRole('dialog', { name: t('addQuestion') })
    const field = (words: 'inHindi' | 'inEnglish', label: string) =>
      editor.getByLabel(kitStaffTexts[words].hi.replace('{label}', label), { exact: true })
    const wrong = (n: number) => t('wrong').replace('{n}', String(n))
    const labels = ['questionText', 'right', 'why'] as const
    for (const label of [...labels.map(t), wrong(1), wrong(2), wrong(3)])
      for (const words of ['inHindi', 'inEnglish'] as const) await field(words, label).fill(label)
    await field('inHindi', wrong(2)).fill('')
    const save = editor.getByRole('button', { name: kitStaffTexts.save.hi, exact: true })
    await save.click()
    await expect(field('inHindi', wrong(2))).toBeFocused()
    await expect(field('inHindi', wrong(2))).toHaveAccessibleDescription(fieldFaultTexts.needed.hi)
    await field('inHindi', wrong(2)).fill(t('right'))
    await save.click()
    await expect(field('inHindi', wrong(2))).toHaveAccessibleDescription(kitStaffTexts.inUse.hi)
    await expect(field('inHindi', wrong(2))).toBeFocused()
  },
)

journey(
  'answers that were submitted in vain are sent by themselves, even if one is changed and the page opened again meanwhile',
  async ({ phone, guide }) => {
    const taken = await phone()
    const { page, open } = taken
    const { number, key, asks, register, tick } = newPlayer(taken)
    await register()
    await page.route('**/api/**', route => route.abort())
    for (let n = 1; n <= 10; n += 1) {
      await asks(n)
      await tick(n <= 4)
      await key(n < 10 ? 'अगला' : 'जमा करें').click()
    }
    const note = page.getByText('आपके जवाब इस फ़ोन में सहेजे हुए हैं।')
    await expect(note).toBeVisible()
    await key('पिछला').click()
    await asks(9)
    await tick(true)
    await expect(note).toBeVisible()
    await open('/mela-quiz')
    await expect(note).toBeVisible()
    await expect(key('फिर कोशिश करें')).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { name: 'आपके अंक' })).toBeVisible()
    expect(await attemptsOf(guide.owner, number)).toEqual([{ score: 5, is_finished: true }])
  },
)

journey(
  'a reason typed for a player far down the list stays there when somebody else decided meanwhile',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into quiz_attempts (id, name, phone, phone_normalized, device, option_order, answers, score, total_questions,
         notice_version, notice_language, created_at, finished_at, fair)
       select gen_random_uuid(), 'खिलाड़ी ' || n, p, p, p, '[]', '[]', 5, 10, 'v', 'hi', now() + n * interval '1 s', now(), 2027
       from generate_series(1, 330) n, lateral (select (9876500000 + n)::text as p) phones`,
    )
    const other = await signedInBrowser(world.url)
    const decide = async (name: string, decision: string) => {
      const { rows } = await world.owner.query('select id from quiz_attempts where name = $1', [name])
      const path = `/api/mela-quiz/players/${rows[0].id}/decisions`
      expect((await other.call('POST', path, { decision, reason: 'अपशब्द' })).status).toBe(200)
    }
    const { page, toasts } = await staffPhone('/admin/quiz', { at: world })
    await page.getByRole('button', { name: melaQuizStaffTexts.more.hi }).click()
    const row = page.getByRole('listitem').filter({ has: page.getByText('खिलाड़ी 120', { exact: true }) })
    const key = (word: 'hide' | 'show' | 'void' | 'restore') =>
      row.getByRole('button', { name: melaQuizStaffTexts[word].hi, exact: true })
    await row.getByRole('button').first().click()
    const reason = row.getByLabel(melaQuizStaffTexts.reason.hi)
    await reason.fill('नाम में गाली है')
    await decide('खिलाड़ी 120', 'hide')
    await key('hide').click()
    await expect(row.getByRole('alert')).toContainText(kitStaffTexts.others.hi)
    await expect(key('show')).toBeVisible()
    await expect(reason).toHaveValue('नाम में गाली है')
    // Out of the ranking it is on the last page, which is not shown here.
    await decide('खिलाड़ी 120', 'void')
    await key('void').click()
    await expect(key('restore')).toBeVisible()
    await expect(reason).toHaveValue('नाम में गाली है')
    await key('restore').click()
    await expect.poll(toasts).toContain(melaQuizStaffTexts.decided.hi)
    await expect(key('void')).toBeVisible()
  },
)
