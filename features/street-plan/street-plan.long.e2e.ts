import { atJunction, expect, journey } from '#tests/journey.ts'

const map = '/facility/drinking-water?showMap=true'

journey('the map keeps the reader in its middle on a tap, until it is moved by hand', async ({ phone }) => {
  const { page, open } = await phone({ ...atJunction, language: 'en' })
  await open(map)
  const follow = page.getByRole('button', { name: 'Follow me' })
  await follow.click()
  const box = page.getByRole('application')
  const dot = page.getByRole('img', { name: 'You are here' })
  const off = async () => {
    const [frame, mark] = [await box.boundingBox(), await dot.boundingBox()]
    if (!frame || !mark) return Number.NaN
    return Math.hypot(
      frame.x + frame.width / 2 - mark.x - mark.width / 2,
      frame.y + frame.height / 2 - mark.y - mark.height / 2,
    )
  }
  await expect.poll(off).toBeLessThan(30)
  await page.context().setGeolocation({ latitude: 26.14, longitude: 85.4 })
  await expect.poll(off).toBeLessThan(30)
  const frame = await box.boundingBox()
  if (!frame) throw new Error('no map')
  await page.mouse.move(frame.x + 100, frame.y + 100)
  await page.mouse.down()
  await page.mouse.move(frame.x + 160, frame.y + 160, { steps: 4 })
  await page.mouse.up()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})
