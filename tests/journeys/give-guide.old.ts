import { readFile } from 'node:fs/promises'
import { afterEach, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'
import type { Phone, PhoneOptions } from '#tests/world/phone.ts'

guideForAll({ now: '2026-11-23T12:00:00+05:30' })
browserForAll()
let reader: Phone
afterEach(() => reader?.close())

const keyName = { en: 'Share the whole guide', hi: 'पूरी गाइड शेयर करें' }
async function openMenu(language: Language, options: PhoneOptions = {}) {
  reader = await phone({ language, ...options })
  await reader.open('/')
  await reader.page.getByRole('button', { name: language === 'en' ? 'Menu' : 'मेनू' }).click()
  return reader.page.getByRole('link', { name: keyName[language] })
}

for (const language of ['en', 'hi'] as const)
  journey(`the menu gives the guide on as a download where nothing takes files, in ${language}`, async () => {
    const key = await openMenu(language)
    await key.waitFor()
    await reader.isAccessible()
    const [download] = await Promise.all([reader.page.waitForEvent('download'), key.click()])
    expect(download.suggestedFilename()).toBe('Shravani-Mela-Guide-2026-11-23.html')
    expect(await readFile(await download.path(), 'utf8')).toContain('Baba Garibnath temple')
    await reader.page
      .getByText(language === 'en' ? 'The file is in your downloads.' : 'फ़ाइल आपके डाउनलोड में है।')
      .waitFor()
  })

journey('the share sheet of the phone gets the file where it takes files', async () => {
  const key = await openMenu('en', {
    before: () => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files: [file] }: { files: File[] }) => {
          document.documentElement.dataset.shared = `${file?.name} ${file?.type}`
        },
      })
    },
  })
  await key.click()
  await reader.page.locator('html[data-shared="Shravani-Mela-Guide-2026-11-23.html text/html"]').waitFor()
})

journey(
  'without a network a file that was fetched is given on, and one that was not is said to be missing',
  async () => {
    const key = await openMenu('en', { context: { serviceWorkers: 'allow' } })
    await reader.page.evaluate(() => navigator.serviceWorker.ready)
    await reader.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await reader.page.context().setOffline(true)
    await key.click()
    await reader.page.getByText('The file could not be fetched.').waitFor()
    await reader.page.context().setOffline(false)
    await Promise.all([reader.page.waitForEvent('download'), key.click()])
    await reader.page.context().setOffline(true)
    await reader.page.reload()
    await reader.page.getByRole('button', { name: 'Menu' }).click()
    await Promise.all([
      reader.page.waitForEvent('download'),
      reader.page.getByRole('link', { name: keyName.en }).click(),
    ])
  },
)
