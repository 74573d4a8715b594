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

journey('a vote that waited and is refused then is said not to count', async () => {
  const [id = ''] = await enterPhotos(world.url, [1])
  await galleryHas(1)
  const { page, open, close } = await phone()
  await open('/gallery')
  // The answer to the first try is lost on its way to the server.
  await page.route('**/votes', route => route.abort())
  await heart(page, id).click()
  await page.locator('.toast').getByText('Your vote will be sent automatically').waitFor()
  await world.owner.query('update photo_contest_submissions set is_hidden = true where id = $1', [id])
  await page.unroute('**/votes')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(/Not counted: your vote for photo #/).waitFor()
  await page.getByText('The contest is over, or the photo is no longer in the gallery.').waitFor()
  await page.getByRole('button', { name: 'Put away' }).click()
  await page.getByText(/Not counted/).waitFor({ state: 'detached' })
  expect((await world.owner.query('select from photo_votes where photo_id = $1', [id])).rowCount).toBe(1)
  await close()
})

journey('a vote that is sent when the gallery is closed is said to be recorded on return', async () => {
  const [id = ''] = await enterPhotos(world.url, [1])
  await galleryHas(1)
  const { page, open, close } = await phone()
  await open('/gallery')
  await page.route('**/votes', route => route.abort())
  await heart(page, id).click()
  await page.locator('.toast').getByText('Your vote will be sent automatically').waitFor()
  await page.unroute('**/votes')
  await open('/events')
  // The outbox is there once this visit has loaded it; until then the event is heard by nobody.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return page.getByText(/Your vote for photo #\w+ has been recorded/).count()
    })
    .toBe(1)
  await page.getByRole('button', { name: 'Put away' }).click()
  await open('/gallery')
  await page.getByRole('button', { name: /Voted for photo .*, votes: 2/ }).waitFor()
  await close()
})
