import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()

/** Addresses with a form or a list that names the number of the help desk in a sentence. */
const pages = [
  '/facility/atm',
  '/feedback',
  '/complaints',
  '/lost-found/submit',
  '/missing-person',
  '/mela-quiz',
  '/photo-contest',
]

journey('155304 dials wherever a page says it, in its privacy notice too', async () => {
  for (const language of ['en', 'hi'] as const) {
    const { page, open, close } = await phone({ language })
    for (const address of pages) {
      await open(address)
      await expect
        .poll(() => page.locator('main a[href="tel:155304"]').count(), { message: address })
        .toBeGreaterThan(0)
      // Sentences of parts that come later are in the page by then: the notice stands at its end.
      expect(await page.evaluate(plainNumbers), `${address} ${language}`).toEqual([])
    }
    await close()
  }
})

/** Runs in the page: the sentences in which the number is no link. */
function plainNumbers(): string[] {
  const main = document.querySelector('main')
  if (!main) return ['the page has no main part']
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.includes('155304') && !text.parentElement?.closest('a[href^="tel:"], option, label'))
      found.push(text.data)
  }
  return found
}
