import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

guideForAll({ env: { NODE_ENV: 'development' } })
browserForAll()

journey(
  'the sheet shows every state of every feature in both languages, and no two pictures are empty',
  async () => {
    if (!browser) return
    const page = await browser.newPage({ viewport: { width: 800, height: 900 }, reducedMotion: 'reduce' })
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    await page.addInitScript(() => localStorage.setItem('app-language', 'en'))
    await page.goto(`${world.url}/dev/sheet`)
    await page.locator('html[data-ready=true]').waitFor({ state: 'attached' })
    const phones = await page.evaluate(() =>
      [...document.querySelectorAll('[data-sheet]')].map(state => ({
        name: state.getAttribute('data-sheet'),
        heights: [...state.querySelectorAll('.sheet-phone')].map(
          phone => phone.getBoundingClientRect().height,
        ),
        languages: [...state.querySelectorAll('.sheet-phone')].map(phone => phone.getAttribute('lang')),
      })),
    )
    expect(phones.length).toBeGreaterThan(20)
    expect(
      phones.filter(({ heights }) => heights.length !== 2 || heights.some(height => height < 20)),
    ).toEqual([])
    expect(phones.filter(({ languages }) => languages.join() !== 'en,hi')).toEqual([])
    const pale: string[] = []
    for (const section of await page.locator('.stories-page > section').all()) {
      const { width, height } = (await section.boundingBox()) ?? { width: 0, height: 0 }
      // A picture of one colour compresses to almost nothing.
      const bytes = (await section.screenshot({ animations: 'disabled', timeout: 20_000 })).length
      if (bytes < (width * height) / 200) pale.push((await section.getAttribute('id')) ?? '')
    }
    expect(pale).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  },
)
