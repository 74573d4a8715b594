import { readFile, stat } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { frameOf, movingFace } from '#tests/faces/pictures.ts'
import { card, choose, closeAfterEach, difference, open, openPage, soon, take } from './test-camera.ts'

closeAfterEach()

journey(
  'a capture is what was seen: mirrored, whole, with the filter on the face, under its name',
  async () => {
    const phone = await open()
    const plain = await take(phone)
    expect(plain).toMatchObject({ width: 640, height: 480 })
    expect(plain.name).toMatch(/^shiva-filter-photo-\d{13}\.png$/)
    const [still] = await movingFace(4)
    const away = async (mirror: boolean) => {
      const seen = await sharp(still).flop(mirror).raw().toBuffer()
      return seen.reduce((sum, value, i) => sum + Math.abs(value - (plain.data[i] ?? 0)), 0) / seen.length
    }
    // The camera's own colours differ a little from the file's.
    expect(await away(true)).toBeLessThan(12)
    expect(await away(false)).toBeGreaterThan(30)

    // The face stands at 100..408, 76..384 in the camera's picture: see the finder's own tests.
    const face = { x: 640 - 100 - 308, y: 76, width: 308 }
    const middle = face.x + face.width / 2
    await choose(phone, 'Shiva Tilak')
    await expect.poll(async () => difference(plain, await take(phone)).count, soon).toBeGreaterThan(100)
    const tilak = await take(phone)
    expect(tilak.name).toMatch(/^shiva-filter-Shiva Tilak-\d{13}\.png$/)
    const drawn = difference(plain, tilak)
    expect((drawn.x[0] + drawn.x[1]) / 2).toBeGreaterThan(middle - 15)
    expect((drawn.x[0] + drawn.x[1]) / 2).toBeLessThan(middle + 15)
    expect(drawn.x[1] - drawn.x[0]).toBeLessThan(0.33 * face.width)
    expect((drawn.y[0] + drawn.y[1]) / 2).toBeGreaterThan(face.y)
    expect((drawn.y[0] + drawn.y[1]) / 2).toBeLessThan(face.y + 0.3 * face.width)

    await choose(phone, 'Crown & Serpent')
    await expect.poll(async () => difference(plain, await take(phone)).y[0], soon).toBeLessThan(30)
    await choose(phone, 'Trishul & Damru')
    await expect
      .poll(async () => difference(plain, await take(phone)).x, soon)
      .toEqual([expect.any(Number), expect.any(Number)])
    const pair = difference(plain, await take(phone))
    expect(pair.x[0]).toBeLessThan(100)
    expect(pair.x[1]).toBeGreaterThan(540)

    await choose(phone, 'Clear Filter')
    const cleared = await take(phone)
    expect(cleared.name).toContain('shiva-filter-photo-')
    expect(difference(plain, cleared).count).toBeLessThan(50)
  },
)

journey('one filter is chosen at a time, and its button is pressed', async () => {
  const phone = await open()
  const pressed = () =>
    phone.page
      .getByRole('button', { pressed: true })
      .evaluateAll(buttons => buttons.map(button => button.textContent))
  await expect.poll(pressed).toEqual([])
  await choose(phone, 'Blue Aura')
  await choose(phone, 'Shiva Tilak')
  await expect.poll(pressed).toEqual(['Shiva Tilak'])
  await choose(phone, 'Clear Filter')
  await expect.poll(pressed).toEqual([])
})

journey('the filter above the preview follows a moving face, mirrored', async () => {
  const phone = await open({ frames: await movingFace(240) })
  await choose(phone, 'Shiva Tilak')
  /** The middle of what is drawn, in shares of the width. */
  const middle = () =>
    phone.page.evaluate(() => {
      const canvas = document.querySelector('canvas')
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let [sum, count] = [0, 0]
      for (let i = 3; i < data.length; i += 4)
        if ((data[i] ?? 0) > 128) {
          sum += ((i - 3) / 4) % (canvas?.width ?? 1)
          count++
        }
      return count ? sum / count / (canvas?.width ?? 1) : undefined
    })
  const seen: number[] = []
  await expect
    .poll(
      async () => {
        const now = await middle()
        if (now !== undefined) seen.push(now)
        return seen.length > 2 ? Math.max(...seen) - Math.min(...seen) : 0
      },
      { ...soon, interval: 200 },
    )
    .toBeGreaterThan(0.15)
})

journey('no request carries a picture: frames never leave the phone', async () => {
  const asked: string[] = []
  const phone = await openPage()
  const { page, arrived, address } = phone
  page.on('request', request => asked.push(request.url()))
  page.on('websocket', socket => asked.push(socket.url()))
  await page.goto(`${address}/camera-filters`)
  await page.getByText('Faces detected: 1').waitFor()
  for (const name of ['Shiva Tilak', 'Blue Aura', 'Trishul & Damru', 'Crown & Serpent']) {
    await choose(phone, name)
    await take(phone)
  }
  await page.goto(address)
  expect(arrived.length).toBeGreaterThan(5)
  for (const { method, url, headers } of arrived) {
    // The hourly visit report has no body either.
    if (url !== '/api/visits') expect(['GET', 'HEAD'], url).toContain(method)
    expect(Number(headers['content-length'] ?? 0), url).toBe(0)
    expect(headers['transfer-encoding'], url).toBeUndefined()
    expect(url.length + JSON.stringify(headers).length, url).toBeLessThan(2000)
  }
  // blob: and data: addresses are memory of the page, not requests.
  const abroad = asked.filter(url => !url.startsWith(address) && !/^(blob|data):/.test(url))
  expect(abroad).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  journey(`the Hindi page has all texts, and axe finds nothing (${colorScheme})`, async () => {
    const phone = await open({ context: { colorScheme } })
    const look = async () => {
      const { violations } = await new AxeBuilder({ page: phone.page }).analyze()
      expect(violations.map(violation => `${violation.id} ${violation.nodes[0]?.target}`)).toEqual([])
    }
    await choose(phone, 'Blue Aura')
    await look()
    await phone.page.getByRole('button', { name: 'Capture' }).click()
    await card(phone).getByRole('img', { name: 'Your photo with Blue Aura' }).waitFor()
    await look()
    await card(phone).getByRole('button', { name: 'Close' }).click()
    await phone.page.locator('header button[data-language=hi]').click()
    for (const words of ['शिव कैमरा फ़िल्टर', 'पहचाने गए चेहरे: 1', 'त्रिशूल और डमरू'])
      await phone.page.getByText(words).first().waitFor()
    await look()
  })

journey('everything works with the keyboard, and focus returns to where it was', async () => {
  const phone = await open()
  const { keyboard } = phone.page
  const focused = () =>
    phone.page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  const reach = async (name: string) => {
    for (let i = 0; i < 30 && (await focused()) !== name; i++) await keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await reach('Trishul & Damru')
  await keyboard.press('Space')
  await reach('Capture')
  await keyboard.press('Enter')
  await card(phone).waitFor()
  await reach('Download')
  await keyboard.press('Escape')
  await card(phone).waitFor({ state: 'hidden' })
  await expect.poll(focused).toBe('Capture')
})

journey('after one visit the camera and its filters work without a network', async () => {
  const phone = await open()
  await phone.page.evaluate(() => navigator.serviceWorker.ready)
  // The worker takes the page over after its first visit: a second one fills what comes with use.
  await phone.page.reload()
  await phone.page.getByText('Faces detected: 1').waitFor()
  await choose(phone, 'Crown & Serpent')
  await phone.page.evaluate(
    () => navigator.serviceWorker.controller?.scriptURL ?? Promise.reject(new Error('no worker')),
  )
  await phone.stopServer()
  await phone.page.goto(`${phone.address}/camera-filters`)
  await phone.page.getByText('Faces detected: 1').waitFor()
  const plain = await take(phone)
  await choose(phone, 'Trishul & Damru')
  await expect.poll(async () => difference(plain, await take(phone)).count, soon).toBeGreaterThan(100)
})

journey('finder and model weigh at most 260 kB, with their licence beside them', async () => {
  const { arrived } = await open()
  const site = new URL('../../dist/web/', import.meta.url)
  const parts = arrived
    .map(({ url }) => url.slice(1))
    .filter(url => /finder\.worker-.*\.js$|\.tflite$/.test(url))
  expect(new Set(parts).size).toBe(2)
  const sizes = await Promise.all(
    [...new Set(parts)].map(async name => (await stat(new URL(name, site))).size),
  )
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(260_000)
  const licence = await readFile(new URL('licences/face-model.txt', site), 'utf8')
  expect(licence).toContain('MediaPipe')
  expect(licence).toContain('END OF TERMS AND CONDITIONS')
})

journey('a face is found in little and in much light', async () => {
  for (const brightness of [0.35, 1.4]) {
    const frame = await sharp(await frameOf('face-eileen-collins'))
      .modulate({ brightness })
      .jpeg()
      .toBuffer()
    const phone = await open({ frames: [frame] })
    await phone.page.getByText('Faces detected: 1').waitFor()
    await phone.close()
  }
})
