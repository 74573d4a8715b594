import { readFile } from 'node:fs/promises'
import { expect, journey, whenKept } from '#tests/journey.ts'

const give = 'पूरी गाइड शेयर करें'

journey(
  'the menu hands the guide on as a file, even offline once it was fetched, or to the phone’s share sheet',
  async ({ phone }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow' })
    const key = page.getByRole('link', { name: give })
    await open('/')
    await whenKept(page)
    // From the next load on the worker controls the page.
    await open('/')
    await page.getByRole('button', { name: 'मेनू' }).click()
    await page.context().setOffline(true)
    await key.click()
    await expect(page.getByText('फ़ाइल नहीं मिल सकी।')).toBeVisible()
    await page.context().setOffline(false)
    const [download] = await Promise.all([page.waitForEvent('download'), key.click()])
    expect(download.suggestedFilename()).toMatch(/^Shravani-Mela-Guide-\d{4}-\d\d-\d\d\.html$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('Baba Garibnath temple')
    await expect(page.getByText('फ़ाइल आपके डाउनलोड में है।')).toBeVisible()
    await page.context().setOffline(true)
    await page.reload()
    await page.locator('header [data-language=en]').click()
    await page.getByRole('button', { name: 'Menu' }).click()
    const english = page.getByRole('link', { name: 'Share the whole guide' })
    const [second] = await Promise.all([page.waitForEvent('download'), english.click()])
    // It opens in the language of the person who shared it.
    expect(await readFile(await second.path(), 'utf8')).toMatch(/<input[^>]* id="en"[^>]* checked=""/)

    const sharing = await phone({
      before: () => {
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ files: [file] }: { files: File[] }) => {
            document.documentElement.dataset.shared = `${file?.name} ${file?.type}`
          },
        })
      },
    })
    await sharing.open('/')
    await sharing.page.getByRole('button', { name: 'मेनू' }).click()
    // A hotspot's page is not handed on in its place.
    const signIn = { contentType: 'text/html', body: '<p>Sign in' }
    await sharing.page.route('**/guide.html', route => route.fulfill(signIn), { times: 1 })
    await sharing.page.getByRole('link', { name: give }).click()
    await expect(sharing.page.getByText('फ़ाइल नहीं मिल सकी।')).toBeVisible()
    await sharing.page.getByRole('link', { name: give }).click()
    await expect(sharing.page.locator('html')).toHaveAttribute(
      'data-shared',
      /^Shravani-Mela-Guide-.*\.html text\/html$/,
    )
  },
)
