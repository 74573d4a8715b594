import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { quizQuestions } from '#content/quiz.server.ts'
import { journey } from '#tests/browser.ts'
import { openPlayer, optionOf } from '#tests/quiz/player.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true, now: '2027-07-20T10:00:00+05:30' })
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  world.clock.set('2027-07-20T10:00:00+05:30')
  await world.owner.query('truncate quiz_attempts, limits, settings')
})

/** Moves the attempt's start back, since the database's clock cannot be moved. */
const age = (seconds: number) =>
  world.owner.query(`update quiz_attempts set created_at = created_at - $1 * interval '1 s'`, [seconds])
const player = async (language: Language, { hasClock = false } = {}) => {
  if (!browser) throw new Error('no browser')
  const opened = await openPlayer(browser, world.url, language)
  if (hasClock) await opened.page.clock.install()
  return opened
}
const attempts = async () =>
  (
    await world.owner.query(
      'select score, is_late, finished_at is not null as is_finished from quiz_attempts',
    )
  ).rows
const dead = (page: Page) => page.route('**/api/**', route => route.abort())
const alive = (page: Page) => page.unroute('**/api/**')

describe.each(['en', 'hi'] as const)('in %s', language => {
  journey(
    'the time counts down, its last minute is said, and at zero the answers go by themselves',
    async () => {
      const { page, register, answer, key, sees, isAccessible, close } = await player(language, {
        hasClock: true,
      })
      await register()
      await answer(true)
      await key('next').click()
      await answer(true)
      await page.clock.fastForward(530_000)
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^01:(0\d|10)$/)
      await page.clock.fastForward(20_000)
      await sees('lastMinute')
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^00:[45]\d$/)
      await isAccessible()
      await age(600)
      await page.clock.fastForward(60_000)
      await sees('timeUp')
      await sees('yourScore')
      await sees('rank', { n: 1 })
      await expect.poll(() => attempts()).toEqual([{ score: 2, is_late: false, is_finished: true }])
      await close()
    },
  )

  journey(
    'without network at zero nothing is lost: it is told, tried again by itself, and goes once',
    async () => {
      const { page, register, answer, key, sees, isAccessible, close } = await player(language, {
        hasClock: true,
      })
      await register()
      await answer(true)
      await dead(page)
      await key('next').click()
      await page.getByRole('radio', { name: await optionOf(page, true, language) }).check()
      await page.clock.fastForward(600_000)
      await sees('saveFailed')
      await sees('saveFailedUse')
      await expect.poll(() => page.getByRole('radio').first().isDisabled()).toBe(true)
      await isAccessible()
      await page.clock.runFor(12_000)
      await sees('saveFailed')
      await expect.poll(() => attempts()).toMatchObject([{ is_finished: false }])
      await age(610)
      await alive(page)
      await page.clock.runFor(6_000)
      await sees('yourScore')
      await expect.poll(() => attempts()).toEqual([{ score: 2, is_late: false, is_finished: true }])
      await close()
    },
  )

  journey('a tab that was closed goes on without network, and what was answered there counts', async () => {
    const { page, register, answer, key, sees, open, close } = await player(language)
    await register()
    await answer(true)
    await key('next').click()
    await sees('question', { n: 2, most: 10 })
    await dead(page)
    await open('/mela-quiz')
    await sees('question', { n: 2, most: 10 })
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(10:00|09:\d\d)$/)
    await page.getByRole('radio', { name: await optionOf(page, true, language) }).check()
    await key('previous').click()
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1)
    await alive(page)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await eventually(async () => (await attempts())[0]?.score === 2)
    await close()
  })

  journey('0 of 10 gets no trophy', async () => {
    const { page, register, answer, sees, open, close } = await player(language)
    await register()
    await answer(false)
    await age(700)
    await open('/mela-quiz')
    await sees('late')
    await sees('rank', { n: 1 })
    expect(await page.locator('main use[href$="#i-trophy"]').count()).toBe(0)
    await close()
  })

  journey('who comes back too late hears that what was saved counts', async () => {
    const { page, register, answer, key, sees, word, close } = await player(language)
    await register()
    await answer(true)
    await key('next').click()
    await dead(page)
    await page.getByRole('radio', { name: await optionOf(page, true, language) }).check()
    await age(640)
    await alive(page)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await sees('late')
    // The score follows it.
    const said = (await page.locator('main').textContent()) ?? ''
    expect(said.indexOf(word('late'))).toBeLessThan(said.indexOf(word('yourScore')))
    expect(await page.locator('main use[href$="#i-trophy"]').count()).toBe(2)
    await expect.poll(() => attempts()).toEqual([{ score: 1, is_late: true, is_finished: true }])
    await close()
  })

  journey('the number typed on another phone shows the score and no rank; running, it says so', async () => {
    const one = await player(language)
    await one.register()
    await one.answer(true)
    const two = await player(language)
    const type = async (number: string) => {
      await two.open('/mela-quiz')
      await two.page.getByLabel(two.word('name')).fill('Mohan')
      await two.page.getByLabel(two.word('phone')).fill(number)
      await two.key('start').click()
    }
    await type('+91 98765 00010')
    await two.sees('elsewhere')
    await two.isAccessible()
    await age(640)
    await type('०९८७६५०००१०')
    await two.sees('already')
    await two.sees('yourScore')
    await expect.poll(() => two.page.getByText('Sunita').count()).toBe(0)
    await expect.poll(() => two.page.getByText(two.word('rank', { n: 1 })).count()).toBe(0)
    await two.isAccessible()
    await two.key('another').click()
    await two.register('9876500011')
    await one.close()
    await two.close()
  })

  journey('a start whose answer is lost on the way begins once, and goes on at the next tap', async () => {
    const { page, key, sees, word, open, close } = await player(language)
    let isLost = false
    await page.route('**/api/mela-quiz/attempts', async route => {
      const response = await route.fetch()
      // A new phone is asked for work first.
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await open('/mela-quiz')
    await page.getByLabel(word('name')).fill('Sunita Kumari')
    await page.getByLabel(word('phone')).fill('9876500010')
    await key('start').click()
    await sees('failed')
    await expect.poll(() => page.getByLabel(word('name')).inputValue()).toBe('Sunita Kumari')
    await key('start').click()
    await sees('question', { n: 1, most: 10 })
    await expect.poll(() => attempts()).toHaveLength(1)
    await close()
  })

  journey('answers are explained when the fair is over, not before', async () => {
    const { page, register, answer, sees, word, open, isAccessible, close } = await player(language)
    await register()
    await answer(false)
    await age(640)
    await open('/mela-quiz')
    await sees('late')
    await expect.poll(() => page.getByText(word('review')).count()).toBe(0)
    world.clock.set('2027-08-18T09:00:00+05:30')
    await open('/mela-quiz')
    await page.getByRole('heading', { name: word('review') }).waitFor()
    for (const { why } of quizQuestions) await page.getByText(why[language]).waitFor()
    await expect.poll(() => page.getByText(word('yourAnswer', { answer: word('noAnswer') })).count()).toBe(9)
    await isAccessible()
    await close()
  })

  journey('the leaderboard has a hundred lines, and one’s own rank beyond them', async () => {
    await world.owner.query(
      `insert into quiz_attempts (id, name, phone, phone_normalized, fair, device, option_order, answers, score,
         total_questions, notice_version, notice_language, created_at, finished_at)
       select gen_random_uuid(), 'Player ' || n, n, n, 2027, 'd' || n, '[]', '[]', 7, 10, 'v', 'hi',
         now() - n * interval '1 s', now() from generate_series(1, 120) as n`,
    )
    await world.context.responseCache.changed('mela-quiz')
    const { page, register, answer, key, sees, open, isAccessible, close } = await player(language)
    await register()
    await answer(true)
    await age(640)
    await open('/mela-quiz')
    await sees('rank', { n: 121 })
    await key('leaderboard').click()
    await sees('ownRank', { n: 121 })
    const lines = page.locator('main ol > li')
    await eventually(async () => (await lines.count()) === 100)
    await expect.poll(() => lines.first().textContent()).toContain('Player 120')
    await expect.poll(() => page.getByText('Sunita').count()).toBe(0)
    await isAccessible()
    await Promise.all([page.goBack(), sees('rank', { n: 121 })])
    await close()
  })
})

journey('a phone whose clock runs ahead ends nothing: the server’s time counts', async () => {
  const { page, register, answer, sees, key, close } = await player('en', { hasClock: true })
  await register()
  await answer(true)
  await page.clock.fastForward(86_400_000)
  await eventually(async () => /^(10:00|09:5\d)$/.test(String(await page.getByRole('timer').textContent())))
  await expect.poll(() => attempts()).toMatchObject([{ is_finished: false }])
  await key('next').click()
  await sees('question', { n: 2, most: 10 })
  await answer(true)
  await close()
})
