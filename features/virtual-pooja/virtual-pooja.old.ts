import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone as openAnyPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { texts } from './texts.ts'

let world: World
let phone: Phone | undefined

browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
afterEach(async () => {
  await phone?.close()
  phone = undefined
})

/** A phone with all its motion. */
async function openPhone({ context, ...options }: PhoneOptions = {}): Promise<Page> {
  if (!browser) throw new Error('no browser')
  phone = await openAnyPhone(browser, world.url, {
    ...options,
    context: { reducedMotion: 'no-preference', ...context },
  })
  return phone.page
}
/** A pooja whose clock the test moves. */
async function openPooja(page: Page, deity = 'default') {
  await page.clock.install({ time: new Date('2027-07-20T05:00:00Z') })
  await page.goto(`${world.url}/virtual-pooja?deity=${deity}`)
  await page.locator('canvas').waitFor()
  await page.clock.pauseAt(new Date('2027-07-20T06:00:00Z'))
}
const main = (page: Page) => page.getByRole('button').last()
const step = (page: Page, n: number) => page.getByText(`step ${n} of 4`)
const barWidth = async (page: Page) =>
  (await page.getByRole('progressbar').locator('i').getAttribute('style')) ?? ''
const rests = (page: Page) => expect.poll(() => main(page).getAttribute('aria-disabled'))

describe('the pooja', () => {
  for (const language of ['en', 'hi'] as const) {
    journey(`goes through its four steps at the specified times (${language})`, async () => {
      const page = await openPhone({ language })
      const t = (key: keyof typeof texts) => texts[key][language]
      const seconds = { jal: 10, mantra: 29, aarti: 15, prasad: 15 }
      await openPooja(page)
      await page.getByRole('heading', { name: t('howTo') }).waitFor()
      for (const [index, id] of (['jal', 'mantra', 'aarti', 'prasad'] as const).entries()) {
        await expect.poll(() => barWidth(page)).toContain(`width: ${(index + 1) * 25}%`)
        await page.getByText(t('progress').replace('{n}', String(index + 1)), { exact: true }).waitFor()
        await page.getByRole('button', { name: t(`${id}Start`) }).click()
        await page.getByRole('button', { name: t(`${id}Busy`) }).waitFor()
        await expect
          .poll(() => page.locator('main p[lang=hi]', { hasText: 'ॐ नमः शिवाय' }).count())
          .toBe(id === 'mantra' ? 1 : 0)
        await page.clock.fastForward(seconds[id] * 1000 - 100)
        await page.getByRole('button', { name: t(`${id}Busy`) }).waitFor()
        await page.clock.runFor(200)
        await page
          .getByText(t(`${id}Done`))
          .first()
          .waitFor()
        if (id === 'prasad') break
        await page.clock.fastForward(2700)
        await rests(page).toBe('true')
        await page.clock.runFor(300)
        await rests(page).toBe('false')
      }
      await page.clock.runFor(800)
      await expect.poll(() => page.getByRole('heading', { name: t('complete') }).count()).toBe(0)
      await page.clock.runFor(200)
      await page.getByRole('heading', { name: t('complete') }).waitFor()
      await page.getByRole('button', { name: t('again') }).click()
      await page.getByRole('button', { name: t('jalStart') }).waitFor()
    })
  }

  journey('offers "do puja again" and "choose other option", letter for letter', async () => {
    const page = await openPhone()
    await openPooja(page, 'kashi')
    for (const ms of [13_000, 32_000, 18_000, 16_500]) {
      await main(page).click()
      await page.clock.fastForward(ms)
    }
    await expect
      .poll(() => page.getByRole('button').allTextContents())
      .toEqual(expect.arrayContaining(['do puja again', 'choose other option']))
    await page.getByText('May Kashi Vishwanath bless you and your family.').waitFor()
    await page.getByRole('button', { name: 'choose other option' }).click()
    await page.getByText('The twelve jyotirlingas').waitFor()
  })

  journey('runs 15 seconds a step where staff chose the even pace', async () => {
    await world.context.pool.query(
      `insert into settings (key, value) values ('virtual-pooja', '{"pace":"even","recordings":{}}')`,
    )
    await world.context.responseCache.changed('virtual-pooja')
    await expect
      .poll(async () => (await (await fetch(`${world.url}/api/virtual-pooja`)).json()).pace)
      .toBe('even')
    const page = await openPhone()
    await openPooja(page)
    await expect.poll(() => page.getByText('15 seconds').count()).toBe(4)
    await world.context.pool.query(`delete from settings`)
    await world.context.responseCache.changed('virtual-pooja')
    await main(page).click()
    await page.clock.fastForward(14_900)
    await page.getByRole('button', { name: 'Offering water...' }).waitFor()
    await page.clock.runFor(200)
    await page.getByText('Your water has been offered').first().waitFor()
  })
})

describe('leaving and coming back', () => {
  journey('finds the step that the time has reached', async () => {
    const page = await openPhone()
    await page.clock.install({ time: new Date('2027-07-20T05:00:00Z') })
    await page.goto(`${world.url}/virtual-pooja?deity=default`)
    await page.locator('canvas').waitFor()
    await main(page).click()
    await page.getByRole('button', { name: 'Offering water...' }).waitFor()
    await page.clock.fastForward(14_000)
    await page.getByRole('button', { name: 'Start the mantra' }).click()
    await page.clock.fastForward(5000)
    await page.reload()
    // Not from its beginning; how far it went meanwhile is the machine's.
    await page.getByText(/Mantra chanting · 0:([01][0-9]|2[0-4])/).waitFor()
    await page.goto(`${world.url}/live-darshan`)
    await page.goBack()
    await page.getByText(/Mantra chanting · 0:([01][0-9]|2[0-4])/).waitFor()
    // A phone that slept over the end of the mantra and its praise.
    await page.clock.fastForward(60_000)
    await page.getByRole('button', { name: 'Start the aarti' }).waitFor()
    await step(page, 3).waitFor()
  })

  journey('Back resets every step and shows the deities; Back again leaves', async () => {
    const page = await openPhone()
    await page.goto(`${world.url}/virtual-pooja`)
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: /Gujarat|Pradesh|Maharashtra|Uttarakhand|Jharkhand|Tamil|Bihar/ })
          .count(),
      )
      .toBe(13)
    await page.getByRole('link', { name: 'Somnath' }).click()
    await page.getByRole('heading', { name: 'Somnath' }).waitFor()
    await main(page).click()
    await page.getByRole('button', { name: 'Offering water...' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('The twelve jyotirlingas').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('link', { name: 'Somnath' }).click()
    await page.getByRole('button', { name: 'Offer water' }).waitFor()
    await step(page, 1).waitFor()
    // The phone's own back key does the same.
    await page.goBack()
    await page.getByText('The twelve jyotirlingas').waitFor()
  })

  journey('an address with a deity that does not exist shows the choice', async () => {
    const page = await openPhone()
    await page.goto(`${world.url}/virtual-pooja?deity=%3Cscript%3E`)
    await page.getByText('The twelve jyotirlingas').waitFor()
  })
})

describe('a finger or the keys', () => {
  const picture = (page: Page) =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  /** The picture once it has been the same in two looks, half a second apart. */
  async function stillPicture(page: Page, before = ''): Promise<string> {
    const now = await picture(page)
    if (now === before) return now
    await page.evaluate(() => new Promise(done => setTimeout(done, 500)))
    return stillPicture(page, now)
  }

  journey('move the water; with reduced motion nothing else moves', async () => {
    const page = await openPhone({ context: { reducedMotion: 'reduce' } })
    await page.goto(`${world.url}/virtual-pooja?deity=default`)
    await page.getByRole('button', { name: 'Offer water' }).click()
    const scene = page.getByRole('application')
    const still = await stillPicture(page)
    const box = await scene.boundingBox()
    if (!box) throw new Error('no scene')
    await page.mouse.move(box.x + box.width * 0.7, box.y + 60)
    await expect.poll(() => picture(page)).not.toBe(still)
    const led = await stillPicture(page)
    await scene.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => picture(page)).not.toBe(led)
  })

  journey('are not needed: the water flows by itself', async () => {
    const page = await openPhone()
    await page.goto(`${world.url}/virtual-pooja?deity=default`)
    await page.getByRole('button', { name: 'Offer water' }).click()
    const first = await picture(page)
    await expect.poll(() => picture(page)).not.toBe(first)
  })
})

describe('every state', () => {
  const states = [
    ['before the first step', 'ready', 0],
    ['while the mantra is chanted', 'busy', 1],
    ['when the aarti is done', 'praised', 2],
    ['when all is complete', 'complete', 3],
  ] as const
  for (const language of ['en', 'hi'] as const) {
    journey(`is accessible and as wide as the phone (${language})`, async () => {
      const page = await openPhone({ language })
      await phone?.open('/virtual-pooja')
      await phone?.isAccessible()
      for (const [, phase, at] of states) {
        await page.evaluate(
          puja => sessionStorage.setItem('virtual-pooja', JSON.stringify({ deity: 'kashi', puja })),
          { phase, step: at, since: Date.now(), pace: 'as-sung' },
        )
        await phone?.open('/virtual-pooja?deity=kashi')
        await page.locator('canvas').waitFor()
        await phone?.isAccessible()
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      }
    })
  }
})

journey('works without a network after one visit', async () => {
  const page = await openPhone({ language: 'hi', context: { serviceWorkers: 'allow' } })
  await page.goto(`${world.url}/virtual-pooja`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.context().setOffline(true)
  await page.goto(`${world.url}/virtual-pooja?deity=kedarnath`)
  await page.getByRole('button', { name: 'जल चढ़ाएँ' }).click()
  await page.getByRole('button', { name: 'जल चढ़ रहा है...' }).waitFor()
})
