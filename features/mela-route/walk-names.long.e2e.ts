import { expect, journey } from '#tests/journey.ts'

journey('names on the drawing do not cover its line, at any zoom, in both languages', async ({ phone }) => {
  for (const language of ['en', 'hi'] as const)
    for (const width of [320, 360]) {
      const { page, open } = await phone({ language, viewport: { width, height: 800 } })
      await open('/facility/mela-route')
      for (const view of [/Whole|पूरा रास्ता/, /City|शहर/]) {
        await page.getByRole('button', { name: view }).click()
        await expect(page.locator('section[data-level="1"] li a').first()).toBeVisible()
        for (let zoom = 0; zoom < 3; zoom += 1) {
          await expect
            .poll(() => page.evaluate(namesOnLine), `${language} ${width} ${view} ${zoom}`)
            .toEqual([])
          await page.getByRole('button', { name: /Zoom in|बड़ा करें/ }).click()
        }
      }
      await page.context().close()
    }
})

/** Names whose letters cover the middle of the line, or the edge of its casing. */
function namesOnLine(): string[] {
  const map = document.querySelector('section[data-level]') as HTMLElement
  const paths = [...map.querySelectorAll<SVGPathElement>(':scope > div > svg > path')]
  const line = paths.find((path, i) => path.getAttribute('d') === paths[i - 1]?.getAttribute('d'))
  const matrix = line?.getScreenCTM()
  if (!line || !matrix) return ['no line']
  const length = line.getTotalLength()
  const points = Array.from({ length: 600 }, (_, i) =>
    line.getPointAtLength((length * i) / 600).matrixTransform(matrix),
  )
  const covers = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 2 && points.some(({ x, y }) => x > left - 3 && x < right + 3 && y > top + 3 && y < bottom - 3)
  return [...map.querySelectorAll('ol a span, ul li')]
    .filter(name => getComputedStyle(name).visibility !== 'hidden' && name.textContent?.trim())
    .filter(name => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return [...range.getClientRects()].some(covers)
    })
    .map(name => name.textContent ?? '')
}
