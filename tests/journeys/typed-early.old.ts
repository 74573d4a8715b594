import { afterAll, beforeAll, describe, expect } from 'vitest'
import { texts } from '#features/feedback/texts.ts'
import { journey, whenIdle } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})

describe.each(['en', 'hi'] as const)('a form on a slow network in %s', language => {
  journey('keeps what was typed before the app was there', async () => {
    if (!browser) return
    const phone = await openPhone(browser, world.url, { language })
    const { page } = phone
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${world.url}/feedback`, { waitUntil: 'commit' })
    const name = page.getByLabel(texts.name[language], { exact: true })
    await name.fill('रमेश')
    await page.getByLabel(texts.feedback[language]).fill('नल सूखा है।')
    await page.getByRole('radio', { name: texts.star2[language] }).click()
    held.resolve()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await whenIdle(page)
    await page.getByRole('button', { name: texts.submit[language] }).click()
    await page.getByText(texts.thanks[language]).waitFor()
    const { rows } = await world.owner.query(
      'select name, feedback, rating from feedback order by arrival desc limit 1',
    )
    expect(rows).toEqual([{ name: 'रमेश', feedback: 'नल सूखा है।', rating: 2 }])
    await phone.close()
  })

  journey('keeps each choice: what was chosen, what was taken off, and what nobody touched', async () => {
    if (!browser) return
    const { page, close } = await openPhone(browser, world.url, { language })
    const reach = async (choose: () => Promise<void>) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/assets/main-*.js', async route => {
        await held.promise
        await route.continue()
      })
      await page.goto(`${world.url}/lost-found/submit`, { waitUntil: 'commit' })
      await page.locator('input[type=checkbox]').waitFor()
      await choose()
      held.resolve()
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      await whenIdle(page)
      await page.unroute('**/assets/main-*.js')
      // Another field makes the app draw them all again as it knows them.
      await page.locator('input[name=name]').fill('Asha')
      const kind = await page.locator('input[name=kind]:checked').getAttribute('value')
      return [await page.locator('input[type=checkbox]').isChecked(), kind]
    }
    expect(await reach(async () => {})).toEqual([true, 'other'])
    const chosen = await reach(async () => {
      await page.locator('input[name=kind][value=bag]').check()
      await page.locator('input[type=checkbox]').uncheck()
    })
    expect(chosen).toEqual([false, 'bag'])
    await close()
  })

  journey('searches for what was typed before the app was there', async () => {
    if (!browser) return
    const { page, close } = await openPhone(browser, world.url, { language })
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${world.url}/search`, { waitUntil: 'commit' })
    await page.locator('#search').fill('toi')
    held.resolve()
    await page.waitForURL('**/search?q=toi')
    expect(await page.locator('#search').inputValue()).toBe('toi')
    await close()
  })
})
