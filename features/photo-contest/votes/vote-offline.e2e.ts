import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { contestForAll, enterPhotos, galleryHas, heart } from '../test-contest.ts'

contestForAll()

journey('a vote without network waits on the phone and is counted once there is one', async () => {
  const [id = ''] = await enterPhotos(world.url, [1])
  await galleryHas(1)
  const { page, open, isAccessible, close } = await phone({ context: { serviceWorkers: 'allow' } })
  await open('/gallery')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await heart(page, id).click()
  await page.locator('.toast').getByText('Your vote will be sent automatically').waitFor()
  await page.getByRole('button', { name: /Your vote for photo .* waits to be sent, votes: 1/ }).waitFor()
  await isAccessible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /Voted for photo .*, votes: 2/ }).waitFor()
  const { rows } = await world.owner.query('select count(*)::int as n from photo_votes where photo_id = $1', [
    id,
  ])
  expect(rows[0].n).toBe(2)
  await close()
})
