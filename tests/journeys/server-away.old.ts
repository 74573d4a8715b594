import { expect } from 'vitest'
import { starters } from '#server/starters.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openWorld } from '#tests/world/world.ts'
import { openPhone, whenUp } from './phone.ts'

browserForAll()

for (const [language, words] of [
  ['hi', /गाइड से संपर्क नहीं हो रहा · .* की जानकारी/],
  ['en', /No connection to the guide · Saved at/],
] as const)
  journey(
    `while the server is away, screens say so with the age of their facts, in ${language}`,
    async () => {
      const world = await openWorld({ pages: true, starters })
      const { page, context } = await openPhone(browser, { language })
      await page.goto(world.url)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const reads = { '/crowd-status': '/api/crowd-status', '/gallery': '/api/photos' }
      for (const [path, read] of Object.entries(reads)) {
        await page.goto(world.url + path)
        await whenUp(page)
        await page.evaluate(async url => {
          for (let left = 100; left > 0 && !(await caches.match(url, { cacheName: 'reads' })); left -= 1)
            await new Promise(done => setTimeout(done, 100))
        }, read)
      }
      // The server waits for its streams to end, so the page lets go of its own.
      await page.goto('about:blank')
      await world.close()
      for (const path of [...Object.keys(reads), '/']) {
        await page.goto(world.url + path)
        await whenUp(page)
        await page.getByRole('status').getByText(words).waitFor()
        expect(await page.evaluate(() => navigator.onLine)).toBe(true)
      }
      await context.close()
    },
  )
