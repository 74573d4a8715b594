import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { complaintsTexts } from '#features/complaints/texts.ts'
import { feedbackTexts } from '#features/feedback/texts.ts'
import { contestEntryTexts } from '#features/photo-contest/entries/texts.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'

/** A submission as the guide of November 2026 stored it. */
const stored = (id: string, words: string, photo?: number) => ({
  ...{ id, kind: 'complaints', call: 'POST /api/complaints', state: 'waiting', createdAt: Date.now() },
  fields: {
    ...{ id, category: 'water', words, place: '', position: '', phone: '' },
    ...{ notice_version: 'complaints-4', notice_language: 'hi' },
  },
  ...{ isForm: true, keeps: ['number', 'secret'], photo },
})
/** Puts submissions into the phone's outbox; a number as `photo` becomes a photo of that many bytes. */
const store = (page: Page, items: object[]) =>
  page.evaluate(
    list =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('outbox', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('items', { keyPath: 'id' })
        opening.onsuccess = () => {
          const work = opening.result.transaction('items', 'readwrite')
          for (const { photo, ...item } of list as { photo?: number }[]) {
            const blob = photo
              ? new Blob([new Uint8Array(photo).fill(65)], { type: 'image/jpeg' })
              : undefined
            work.objectStore('items').put({ ...item, files: blob ? [{ name: 'photo', blob }] : [] })
          }
          work.oncomplete = () => {
            opening.result.close()
            localStorage.setItem('outbox-waiting', '1')
            done()
          }
          work.onerror = () => fail(work.error)
        }
      }),
    items,
  )
const newIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

/** Private windows as browsers implement them. */
const withoutDatabase = {
  throwing: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  silent: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
}

/** A photo that no JPEG quality makes small. */
const noisyPicture = () =>
  sharp(randomBytes(2400 * 1800 * 3), { raw: { width: 2400, height: 1800, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()

journey(
  'a photo whose file is missing on the phone holds up nothing, and can be chosen again',
  async ({ playwright, guide }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mela-phone-'))
    const [bad = '', good = ''] = newIds(2)
    const { headlessPath, path } = JSON.parse(process.env.TEST_BROWSER ?? '{}')
    const open = async () => {
      const options = {
        executablePath: headlessPath ?? path,
        baseURL: guide.url,
        serviceWorkers: 'block',
      } as const
      const context = await playwright.chromium.launchPersistentContext(folder, options)
      await context.addInitScript(() => localStorage.setItem('app-language', 'hi'))
      return context
    }
    const sent = async (id: string) =>
      (await guide.owner.query('select words, image_hash from complaints where id = $1', [id])).rows
    try {
      const before = await open()
      const first = await before.newPage()
      await first.goto('/about')
      await store(first, [stored(bad, 'नल टूटा है', 300_000), stored(good, 'बत्ती बुझी है')])
      await before.close()
      // Deletes the file, as a phone that frees space or a broken memory card would.
      const data = join(folder, 'Default/IndexedDB')
      for (const name of readdirSync(data))
        if (name.endsWith('.blob')) rmSync(join(data, name), { recursive: true })

      const context = await open()
      const page = await context.newPage()
      await page.goto('/complaints')
      await expect.poll(() => sent(good)).toHaveLength(1)
      const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
      await expect(waiting.getByText('फोटो फिर चुनें; आपका लिखा हुआ सुरक्षित है')).toBeVisible({ timeout: 60_000 })
      expect(await sent(bad)).toEqual([])
      const photo = await quarters().jpeg().toBuffer()
      await waiting
        .getByLabel('फोटो फिर चुनें')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
      await expect
        .poll(() => sent(bad))
        .toMatchObject([{ words: 'नल टूटा है', image_hash: expect.any(String) }])
      await expect(waiting).toBeHidden()
      await context.close()
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

for (const [kind, before] of Object.entries(withoutDatabase))
  journey(
    `if the phone's database is ${kind}, a form is sent at once, or says that nothing is kept`,
    async ({ phone, guide }) => {
      const { page, open } = await phone({ before, language: kind === 'silent' ? 'en' : 'hi' })
      const say = kind === 'silent' ? 'en' : 'hi'
      const t = complaintsTexts
      const sent = async (words: string) =>
        (await guide.owner.query('select id from complaints where words = $1', [words])).rowCount
      const write = async (words: string) => {
        await page.getByRole('radio', { name: t.light[say] }).check()
        await page.getByLabel(t.words[say]).fill(words)
      }
      const [first, second] = newIds(2) as [string, string]
      await open('/complaints')
      await write(first)
      await page.getByRole('button', { name: t.submit[say] }).click()
      await expect(page.getByText(t.done[say])).toBeVisible()
      await expect.poll(() => sent(first)).toBe(1)
      await page.getByRole('button', { name: t.another[say] }).click()
      await write(second)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: t.submit[say] }).click()
      await expect(page.getByRole('alert').getByText(outboxTexts.unkept[say])).toBeVisible()
      await page.context().setOffline(false)
      await expect.poll(() => sent(second)).toBe(1)
      await expect(page.getByText(outboxTexts.unkept[say])).toHaveCount(0)
    },
  )

journey('a photo that the network cuts off is smaller on the next attempt', async ({ phone, guide }) => {
  const { hostname, port } = new URL(guide.url)
  let isOver = false
  // Ends connections that send much, like a mobile mast moving out of range, until the page notices: the browser itself retries
  // on a connection that was used before.
  const mast = createServer(near => {
    const far = connect(Number(port), hostname)
    let bytes = 0
    near.on('data', ({ length }) => {
      bytes += length
      if (bytes > 120_000 && !isOver) near.destroy()
    })
    near.pipe(far).pipe(near)
    for (const end of [near, far])
      end
        .on('error', () => {})
        .on('close', () => {
          near.destroy()
          far.destroy()
        })
  }).listen(0, '127.0.0.1')
  await once(mast, 'listening')
  const at = { url: `http://127.0.0.1:${(mast.address() as AddressInfo).port}` }
  const { page, open } = await phone({ at })
  page.on('requestfailed', request => {
    isOver ||= request.url().endsWith('/api/photos')
  })
  const tools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
  await tools.send('Network.emulateNetworkConditions', slow)
  const name = crypto.randomUUID()
  const t = contestEntryTexts
  await open('/photo-contest')
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await noisyPicture() }
  await page.locator('input[type=file]').last().setInputFiles(photo)
  await expect(page.getByAltText('चुनी हुई फोटो')).toBeVisible()
  await page.getByLabel(t.fullName.hi).fill(name)
  await page.getByLabel(t.phone.hi).fill('98350 12345')
  await page.getByRole('button', { name: t.submit.hi }).click()
  const widths = async () =>
    (await guide.owner.query('select width from photo_contest_submissions where name = $1', [name])).rows
  await expect.poll(widths, { timeout: 30_000 }).toEqual([{ width: 1000 }])
  mast.close()
})

journey('a form that waits says why, and can be deleted', async ({ phone }) => {
  const { page, open, isAccessible } = await phone()
  const t = feedbackTexts
  const busy = { status: 503, json: { code: 'unavailable' }, headers: { 'retry-after': '30' } }
  await page.route('**/api/feedback', route => route.fulfill(busy))
  await open('/feedback')
  await page.getByRole('radio', { name: t.star4.hi }).check({ force: true })
  await page.getByLabel(t.name.hi, { exact: true }).fill('रमेश')
  await page.getByLabel(t.feedback.hi).fill('पानी ठंडा था')
  await page.getByRole('button', { name: t.submit.hi }).click()
  const note = page.getByRole('status').filter({ hasText: t.kept.hi })
  await expect(note.getByText(outboxTexts.busy.hi)).toBeVisible()
  await isAccessible()
  const remove = page.getByRole('button', { name: outboxTexts.remove.hi })
  await remove.click()
  await expect(remove).toHaveCount(0)
})
