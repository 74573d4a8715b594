import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fakeCamera } from '#tests/faces/fake-camera.ts'
import { movingFace } from '#tests/faces/pictures.ts'
import { fullBrowser } from '#tests/full-browser.ts'
import { expect, journey } from '#tests/journey.ts'

const [still = Buffer.alloc(0)] = await movingFace(4)
journey.use({ launchOptions: fullBrowser(...fakeCamera('still-face', [still])) })

const withCamera = { permissions: ['camera'] }
const address = '/camera-filters'
const faceFound = (page: Page) => page.getByText('पहचाने गए चेहरे: 1')
const shot = (page: Page) => page.getByRole('dialog', { name: 'खींची गई फोटो' })
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Taken = { name: string; data: Buffer; width: number; height: number }
/** Takes a photo, downloads it and closes it. */
async function take(page: Page): Promise<Taken> {
  await key(page, 'फोटो खींचें').click()
  return save(page)
}
/** Downloads the photo that is shown and closes it. */
async function save(page: Page): Promise<Taken> {
  const arriving = page.waitForEvent('download')
  await key(page, 'डाउनलोड').click()
  const download = await arriving
  const file = await readFile(await download.path())
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  await shot(page).getByRole('button', { name: 'बंद करें' }).click()
  await expect(shot(page)).toBeHidden()
  return { name: download.suggestedFilename(), data, width: info.width, height: info.height }
}
/** The bounding box of the pixels in which two captures clearly differ. */
function difference(a: Taken, b: Taken) {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let i = 0; i < a.data.length; i += 3) {
    const isFar = [0, 1, 2].some(c => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > 40)
    if (!isFar) continue
    xs.push((i / 3) % a.width)
    ys.push(Math.floor(i / 3 / a.width))
  }
  const span = (values: number[]) =>
    [values.reduce((m, v) => Math.min(m, v), 1e9), values.reduce((m, v) => Math.max(m, v), -1)] as const
  return { x: span(xs), y: span(ys), count: xs.length }
}

journey(
  'a capture is what was seen, mirrored, with the filter on the face; no picture leaves the phone',
  async ({ phone, guide }) => {
    const { page, open } = await phone({
      ...withCamera,
      before: () => {
        const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices)
        if (ask)
          navigator.mediaDevices.getUserMedia = wanted => {
            document.documentElement.dataset.wanted = JSON.stringify(wanted)
            return ask(wanted)
          }
      },
    })
    const sent: string[] = []
    page.on('websocket', socket => sent.push(socket.url()))
    page.on('request', request => {
      const url = request.url()
      // blob: and data: addresses are the page's own memory, not requests. The hourly visit report carries no picture either.
      if (/^(blob|data):/.test(url) || url.endsWith('/api/visits')) return
      if (request.postDataBuffer() || !url.startsWith(guide.url) || url.length > 500) sent.push(url)
    })
    await open(address)
    await expect(faceFound(page)).toBeVisible()
    expect(JSON.parse((await page.locator('html').getAttribute('data-wanted')) ?? '')).toEqual({
      video: {
        width: { ideal: 1920 },
        height: { ideal: 1080 },
        frameRate: { ideal: 30 },
        facingMode: 'user',
      },
      audio: false,
    })
    const plain = await take(page)
    expect(plain).toMatchObject({ width: 640, height: 480 })
    expect(plain.name).toMatch(/^shiva-filter-photo-\d{13}\.png$/)
    const away = async (mirror: boolean) => {
      const seen = await sharp(still).flop(mirror).raw().toBuffer()
      return seen.reduce((sum, value, i) => sum + Math.abs(value - (plain.data[i] ?? 0)), 0) / seen.length
    }
    // The camera's colours differ a little from the file's.
    expect(await away(true)).toBeLessThan(12)
    expect(await away(false)).toBeGreaterThan(30)

    // The face is at 100..408, 76..384 in the camera's picture: see the finder's own tests.
    const face = { x: 640 - 100 - 308, y: 76, width: 308 }
    const middle = face.x + face.width / 2
    await key(page, 'शिव तिलक').click()
    let tilak = plain
    await expect
      .poll(async () => {
        tilak = await take(page)
        return difference(plain, tilak).count
      })
      .toBeGreaterThan(100)
    expect(tilak.name).toMatch(/^shiva-filter-Shiva Tilak-\d{13}\.png$/)
    const drawn = difference(plain, tilak)
    expect(Math.abs((drawn.x[0] + drawn.x[1]) / 2 - middle)).toBeLessThan(15)
    expect(drawn.x[1] - drawn.x[0]).toBeLessThan(0.33 * face.width)
    expect(drawn.y[0]).toBeGreaterThan(face.y - 30)
    expect(drawn.y[1]).toBeLessThan(face.y + 0.5 * face.width)

    await key(page, 'फ़िल्टर हटाएँ').click()
    // A double tap: the second picture replaces the first in the open dialog. Taken at once, a busy phone shows both together.
    await key(page, 'फोटो खींचें').evaluate((button: HTMLElement) => {
      const dialog = document.getElementById('captured-image')
      const sources = new Set<string>()
      new MutationObserver(() => {
        const source = dialog?.querySelector('img')?.src
        if (!source) return
        if (sources.size === 0) button.click()
        sources.add(source)
        document.documentElement.dataset.pictures = String(sources.size)
      }).observe(dialog ?? button, { subtree: true, childList: true, attributes: true })
      button.click()
    })
    await expect(page.locator('html')).toHaveAttribute('data-pictures', '2')
    const cleared = await save(page)
    expect(cleared.name).toContain('shiva-filter-photo-')
    expect(difference(plain, cleared).count).toBeLessThan(50)
    expect(sent).toEqual([])
  },
)
