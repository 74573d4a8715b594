import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browserForAll, phone, worldForAll } from '#tests/world/fixture.ts'
import { drawnPictures } from './day-pictures.ts'
import { texts } from './texts.ts'

worldForAll({ pages: true })
browserForAll()

journey('both arrows of the carousel look alike, and each undoes the other', async () => {
  for (const language of ['en', 'hi'] as const) {
    const { page, open, close } = await phone({ language })
    await open('/')
    const key = (name: 'previous' | 'next') =>
      page.getByRole('button', { name: texts[name][language], exact: true })
    const look = (name: 'previous' | 'next') =>
      key(name).evaluate(button => {
        const { width, height, color, backgroundColor, borderRadius } = getComputedStyle(button)
        const icon = button.querySelector('use')?.getAttribute('href')
        return [width, height, color, backgroundColor, borderRadius, icon]
      })
    expect(await look('previous')).toEqual(await look('next'))
    const caption = page.locator('.potd-foot bdi')
    const shown = async (at: number) =>
      expect.poll(() => caption.textContent()).toBe(drawnPictures[at]?.caption[language])
    await shown(0)
    await key('next').click()
    await shown(1)
    await key('previous').click()
    await shown(0)
    await close()
  }
})
