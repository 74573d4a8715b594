import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from '@playwright/test'
import { contrast } from '#tests/contrast.ts'
import { expect, journey } from '#tests/journey.ts'

const year = 365 * 86_400_000

journey(
  'the guide as one file is complete on an offline phone, even without script, and shows its age',
  async ({ browser, guide }) => {
    const folder = await mkdtemp(join(tmpdir(), 'given-guide-'))
    const file = join(folder, 'guide.html')
    await writeFile(file, await (await fetch(`${guide.url}/guide.html`)).text())
    /** Opens the file from the phone's storage, as after getting it from another phone. */
    const open = async (options: BrowserContextOptions, later = 0) => {
      const viewport = { width: 320, height: 700 }
      const context = await browser.newContext({ viewport, offline: true, ...options })
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      if (later) await page.clock.setFixedTime(Date.now() + later)
      await page.goto(pathToFileURL(file).href)
      const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true })
      return { page, heading, asked, context }
    }
    const hindi = await open({ locale: 'hi-IN' })
    await expect(hindi.heading).toHaveText('श्रावणी मेला गाइड, मुजफ्फरपुर')
    await expect(hindi.page.locator('.age').filter({ visible: true })).toHaveCount(0)
    await hindi.page.keyboard.press('Tab')
    await hindi.page.keyboard.press('ArrowRight')
    await expect(hindi.heading).toHaveText('Shravani Mela Guide, Muzaffarpur')
    expect(await hindi.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(hindi.asked).toHaveLength(1)

    const old = await open({ locale: 'hi-IN' }, year)
    const note = old.page.getByText('यह कॉपी 12 महीने पुरानी है।')
    await expect(note).toBeVisible()
    const [ink = '', ground = ''] = await note.evaluate(shown => {
      const { color, backgroundColor } = getComputedStyle(shown)
      return [color, backgroundColor]
    })
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)

    const plain = await open({ javaScriptEnabled: false })
    await expect(plain.heading).toHaveText('श्रावणी मेला गाइड, मुजफ्फरपुर')
    await plain.page.locator('label[for=en]').click()
    await expect(plain.page.getByText(/^Edition of /)).toBeVisible()
    await expect(plain.page.getByRole('link', { name: '155304' }).first()).toBeVisible()
    for (const { context } of [hindi, old, plain]) await context.close()
    await rm(folder, { recursive: true })
  },
)
