import type { Page } from '@playwright/test'
import { expect, journey, whenKept } from '#tests/journey.ts'
import type { World, WorldOptions } from '#tests/world/world.ts'

/** Opens the language sheet from the menu, as readers do. */
async function openLanguages(page: Page) {
  await page.locator('[commandfor=menu]').first().click()
  // The menu's own code, which closes it, loads with the first tap.
  await expect(page.locator('dialog#menu .reading fieldset').first()).toBeVisible()
  await page.locator('dialog#menu [commandfor=language]').click()
  return page.locator('dialog#language')
}
/** Expects these words to be marked with a language. */
const languageOf = (page: Page, words: string) =>
  expect.poll(() =>
    page
      .getByText(words)
      .first()
      .evaluate(part => part.closest('[lang]')?.getAttribute('lang')),
  )
/** A demo whose staff let visitors choose the sample language. */
async function sampledGuide(open: (options: WorldOptions) => Promise<World>): Promise<World> {
  const world = await open({ practice: { kind: 'demo', aheadMs: 0 } })
  await world.owner.query(
    `insert into settings (key, value, updated_at) values ('languages', '{"shown": {"mai": true}}', now())`,
  )
  await world.context.responseCache.changed('languages')
  return world
}
/** Holds the texts of every third language back until `come`, which resolves when they have arrived. */
async function heldTexts(page: Page) {
  let come = () => {}
  const wanted = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route('**/languages/*.json', async route => {
    await wanted
    await route.continue()
  })
  return async () => {
    const arrived = page.waitForResponse('**/languages/*.json')
    come()
    await (await arrived).finished()
  }
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

journey(
  'a third language costs nothing until it is chosen, then replaces Hindi and is remembered',
  async ({ phone, openOwnGuide }) => {
    const world = await sampledGuide(openOwnGuide)
    const { page, open, isAccessible } = await phone({ at: world, serviceWorkers: 'allow' })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await open('/')
    expect(asked.filter(path => path.includes('language'))).toEqual([])
    await whenKept(page)
    await open('/')
    const sheet = await openLanguages(page)
    await expect(sheet.getByRole('button', { name: 'हिन्दी', pressed: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'मैथिली (नमूना)' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('पीबाक पानि').first()).toBeVisible()
    await expect(page.getByText(/इस भाषा के किसी बोलने वाले ने नहीं जाँचा/)).toBeVisible()
    await open('/facility/drinking-water')
    await expect(heading(page)).toHaveText('पीबाक पानि')
    // Each sentence is marked with its language; untranslated ones stay in Hindi.
    await languageOf(page, 'पीबाक पानि').toBe('mai')
    await languageOf(page, 'मुजफ्फरपुर जंक्शन – पीने का पानी').toBe('hi')
    await isAccessible()
    await page.context().setOffline(true)
    await open('/')
    await expect(page.getByText('इंटरनेट नहि अछि').first()).toBeVisible()
    await open('/facility/drinking-water')
    await expect(heading(page)).toHaveText('पीबाक पानि')
    await page.context().setOffline(false)
    await page.locator('header [data-language=en]').click()
    await expect(heading(page)).toHaveText('Drinking Water')
    await expect(page.locator('[lang=mai]')).toHaveCount(0)
    await page.locator('header [data-language=hi]').click()
    await expect(heading(page)).toHaveText('पीबाक पानि')
    await open('/')
    await openLanguages(page)
    await expect(sheet.getByRole('button', { name: 'मैथिली (नमूना)', pressed: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.locator('[lang=mai]')).toHaveCount(0)

    const other = await phone({ at: world })
    await other.page.route('**/languages/*.json', route => route.abort())
    await other.open('/')
    await (await openLanguages(other.page)).getByRole('button', { name: 'मैथिली (नमूना)' }).click()
    await expect(other.page.getByRole('alert').getByText(/यह भाषा नहीं मिल सकी/)).toBeVisible()
    await expect(other.page.getByText('पीने का पानी').first()).toBeAttached()
  },
)

journey(
  'texts that come after their reader has chosen another language change nothing',
  async ({ phone, openOwnGuide }) => {
    const world = await sampledGuide(openOwnGuide)
    const { page, open } = await phone({ at: world })
    const come = await heldTexts(page)
    await open('/')
    const sheet = await openLanguages(page)
    await sheet.getByRole('button', { name: 'मैथिली (नमूना)' }).click()
    await sheet.getByRole('button', { name: 'बंद करें' }).click()
    await page.locator('header [data-language=en]').click()
    await come()
    await page.locator('header [data-language=hi]').click()
    await open('/facility/drinking-water')
    await expect(heading(page)).toHaveText('पीने का पानी')

    // Chosen at an earlier visit, and Hindi in its place while its texts still load.
    const other = await phone({ at: world })
    const comeLater = await heldTexts(other.page)
    await other.page.addInitScript(() => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem('third-language', 'mai')
      sessionStorage.setItem('visited', 'yes')
    })
    await other.open('/')
    await (await openLanguages(other.page)).getByRole('button', { name: 'हिन्दी' }).click()
    await comeLater()
    await openLanguages(other.page)
    await expect(
      other.page.locator('dialog#language').getByRole('button', { name: 'हिन्दी', pressed: true }),
    ).toBeVisible()
    await expect(other.page.locator('[lang=mai]:not(dialog *)')).toHaveCount(0)
  },
)
