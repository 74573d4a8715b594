import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, journey } from '#tests/journey.ts'

/** A network before a guide, in which what is asked of its API is held, once it is slow, until it is let go. */
async function openNetwork(guide: string) {
  let isSlow = false
  let waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request
    const pass = () => {
      const onward = ask(guide + url, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      response.on('close', () => onward.destroy())
      request.pipe(onward)
    }
    if (isSlow && url.startsWith('/api/') && !url.startsWith('/api/live')) waiting.push(pass)
    else pass()
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      isSlow = true
    },
    letGo: () => {
      isSlow = false
      for (const pass of waiting) pass()
      waiting = []
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const contacts = '/facility/centralised-contact'

journey(
  'a list whose answer takes more than eight seconds shows the phone’s copy, says so, and comes when it comes',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    await using network = await openNetwork(world.url)
    const { page, open, isAccessible } = await phone({ at: network, serviceWorkers: 'allow' })
    await open(contacts)
    // The worker has the guide and its lists, all but those that are kept once they are used.
    const isKept = () =>
      page.evaluate(
        async () => !!navigator.serviceWorker.controller && !!(await caches.match('/api/contacts')),
      )
    await expect.poll(isKept).toBe(true)
    await world.owner.query("update contacts set name_hi = 'नया नियंत्रण कक्ष' where number = '155304'")
    await world.context.responseCache.changed('contacts')

    network.hold()
    await open(contacts)
    const slow = page.getByRole('status').filter({ hasText: 'नेटवर्क धीमा है' })
    await expect(slow).toBeVisible()
    await isAccessible()
    await expect(page.getByText('नया नियंत्रण कक्ष')).toHaveCount(0)
    network.letGo()
    await expect(page.getByText('नया नियंत्रण कक्ष').first()).toBeVisible()
    await expect(slow).toBeHidden()

    // Of this list the phone has no copy: it has not failed when the others have been slow for as long.
    network.hold()
    await open('/rumours')
    await expect(slow).toBeVisible()
    await expect(page.getByText('लोड हो रहा है...')).toBeVisible()
    network.letGo()
    await expect(page.getByText('लोड हो रहा है...')).toBeHidden()
    await expect(page.getByText('जवाब नहीं मिल सके')).toHaveCount(0)
  },
)
