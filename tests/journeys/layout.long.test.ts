import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { atJunction } from '#tests/phone.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { layoutFaults } from './layout-faults.ts'

guideForAll()
browserForAll()
// A list of lost things with a number to show, and two crowded places: the longest words of Home.
beforeAll(async () => {
  const fields = { type: 'Found', kind: 'bag', name: 'Mohan Sah', phone: '9876500010', show_phone: 'true' }
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const sender = await openDevice(world.url)
  const item = { id: crypto.randomUUID(), description: 'नीला झोला', ...fields, ...notice }
  await sender.send('/api/lost-found', item, await quarters().jpeg().toBuffer())
  const staff = await signedInBrowser(world.url)
  const { places } = (await staff.call('GET', '/api/crowd-status')).body as { places: { id: string }[] }
  for (const { id } of places.slice(0, 2)) {
    const report = { status: 'high', description: { en: '', hi: '' } }
    await staff.call('PUT', `/api/crowd-status/${id}`, report)
  }
  const said = async (path: string) => await (await fetch(world.url + path)).text()
  await eventually(async () => (await said('/api/lost-found')).includes(item.id))
  await eventually(async () => (await said('/api/crowd-status')).includes('high'))
})

/** Width, height, text size in per cent: small phones, a phone that lies, a tablet, a desk. */
const windows = [
  [320, 568, 100],
  [320, 568, 200],
  [360, 640, 100],
  [360, 640, 150],
  [640, 360, 100],
  [820, 1180, 100],
  [1366, 900, 100],
  [1366, 900, 200],
] as const

/** One address of each public screen; of the lists of places one, as they are one screen, and of the pages of text one. */
const addresses = () => {
  const pages = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as Record<string, string>
  return Object.keys(pages)
    .filter(page => /^\/(?!dev|admin|facilities)/.test(page))
    .filter(page => !page.startsWith('/about/') || /(open-data|sitemap|privacy)$/.test(page))
    .filter(page => !page.startsWith('/facility/') || /(water|contact|route|gallery|atm|404)$/.test(page))
}

journey.for(['en', 'hi'] as const)(
  'no public screen scrolls sideways, cuts text or has small or overlapping keys (%s)',
  async language => {
    const found: string[] = []
    const { page, open, close } = await phone({ language, context: atJunction })
    for (const address of addresses()) {
      await page.setViewportSize({ width: 360, height: 640 })
      await open(address)
      // Measured with its lists: a list that comes later is longer than the rows shown while it loads.
      await expect.poll(() => page.locator('.loading').count()).toBe(0)
      if (address.endsWith('drinking-water')) await page.locator('#near-places').waitFor()
      if (address === '/wall') await page.locator('.wall a.btn').waitFor()
      if (address.startsWith('/print/')) await page.locator('.paper').first().waitFor()
      for (const [width, height, text] of windows) {
        await page.setViewportSize({ width, height })
        await page.evaluate(size => {
          document.documentElement.style.fontSize = `${size}%`
        }, text)
        const faults = await page.evaluate(layoutFaults)
        found.push(...faults.map(fault => `${address} ${width}×${height} ${text} %: ${fault}`))
      }
    }
    await close()
    expect(found).toEqual([])
  },
)

journey('the words of Home end above the walkers of its picture', async () => {
  for (const language of ['en', 'hi'] as const) {
    const { page, open, close } = await phone({ language, context: atJunction })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await open('/')
      const hero = await page.locator('.mast').boundingBox()
      const last = await page.locator('.now-n').last().boundingBox()
      if (!hero || !last) throw new Error('not shown')
      expect(hero.y + hero.height - last.y - last.height).toBeGreaterThan(54)
    }
    await close()
  }
})

journey('a small phone shows the whole picture above the choice of language', async () => {
  const { page, open, close } = await phone()
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open('/')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#language')?.showModal())
    const picture = await page.locator('.first-art').boundingBox()
    const sheet = await page.locator('.first-sheet').boundingBox()
    if (!picture || !sheet) throw new Error('not shown')
    expect(picture.width / picture.height).toBeCloseTo(360 / 470, 1)
    expect(picture.height - sheet.y).toBeLessThan(30)
  }
  await close()
})

describe('a wide window', () => {
  const wide = (width: number) => phone({ context: { ...atJunction, viewport: { width, height: 900 } } })

  journey('shows a message above the keys of a form', async () => {
    const { page, open, close } = await wide(1366)
    await open('/feedback')
    await page.getByRole('button', { name: 'Submit feedback' }).click()
    const message = await page.locator('.toast').boundingBox()
    const keys = await page.locator('.act').boundingBox()
    if (!message || !keys) throw new Error('not shown')
    expect(message.y + message.height).toBeLessThan(keys.y)
    await close()
  })

  journey('has the main keys in a rail, four tiles to a row and the whole temple', async () => {
    for (const width of [1024, 1366, 1920]) {
      const { page, open, close } = await wide(width)
      await open('/')
      const rail = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
      expect(rail).toMatchObject({ x: 0, y: 0, height: 900 })
      expect(rail?.width).toBeLessThan(120)
      const hero = await page.locator('.mast-art').boundingBox()
      expect(hero?.x).toBe(rail?.width)
      expect((hero?.x ?? 0) + (hero?.width ?? 0)).toBe(width)
      const lefts = await page
        .locator('.grid > li')
        .evaluateAll(tiles => tiles.map(tile => tile.getBoundingClientRect().x))
      expect(new Set(lefts).size).toBe(4)
      // The picture is 2600×268 with the temple in the lowest 200; it keeps its shape and its lower right corner.
      const scale = Math.max((hero?.width ?? 0) / 2600, (hero?.height ?? 0) / 268)
      expect(200 * scale).toBeLessThanOrEqual(hero?.height ?? 0)
      await close()
    }
  })

  journey('shows the whole picture above the choice of language', async () => {
    const { page, open, close } = await wide(1366)
    await open('/')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#language')?.showModal())
    const picture = await page.locator('.first-art').boundingBox()
    const sheet = await page.locator('.first-sheet').boundingBox()
    if (!picture || !sheet) throw new Error('not shown')
    expect(picture.width / picture.height).toBeCloseTo(360 / 470, 1)
    expect(picture.y).toBe(0)
    expect(picture.height).toBeGreaterThan(500)
    expect(sheet.width).toBe(560)
    expect(sheet.y + sheet.height).toBe(900)
    await close()
  })

  journey('shows the map beside the list', async () => {
    const { page, open, close } = await wide(1366)
    for (const address of ['/facility/drinking-water', '/facility/mela-route']) {
      await open(address)
      const map = page.locator('.pane')
      await map.waitFor()
      const list = await page.locator('h1').boundingBox()
      const box = await map.boundingBox()
      expect(box).toMatchObject({ y: 0, height: 900 })
      expect(box?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1366)
      expect(box?.width).toBeGreaterThan(700)
    }
    await close()
  })
})

journey('the beads of a list stand on their dotted line', async () => {
  const { page, open, close } = await phone({ context: atJunction })
  for (const [address, rows] of [
    ['/facility/drinking-water', '#near-places'],
    ['/facility/mela-route', 'main ol'],
  ] as const) {
    await open(address)
    await page.locator(rows).last().waitFor()
    const apart = await page.locator('main li').evaluateAll(items =>
      items.flatMap(item => {
        const middle = (part: string) => {
          const { content, left, width, borderLeftWidth, boxSizing } = getComputedStyle(item, part)
          const outer =
            Number.parseFloat(width) +
            (boxSizing === 'border-box' ? 0 : 2 * Number.parseFloat(borderLeftWidth))
          return content === 'none' ? undefined : Number.parseFloat(left) + outer / 2
        }
        const [line, bead] = [middle('::before'), middle('::after')]
        return line === undefined || bead === undefined ? [] : [Math.round(bead - line)]
      }),
    )
    expect(apart.length).toBeGreaterThan(1)
    expect(apart.filter(distance => distance !== 0)).toEqual([])
  }
  await close()
})

journey(
  'the staff console uses the width of a desk, and no panel scrolls sideways or cuts text',
  async () => {
    const { page, open, close } = await takeStaffPhone(browser, world, '/admin/dashboard')
    const found: string[] = []
    for (const panel of [
      'dashboard',
      'contacts',
      'places',
      'crowd-status',
      'queue',
      'notices',
      'quiz-questions',
      'accounts',
    ]) {
      await open(`/admin/${panel}`)
      // More than the lines that stand in for what is being loaded.
      await page.waitForFunction(() => document.querySelectorAll('main *').length > 12)
      for (const [width, height] of [
        [360, 640],
        [820, 1180],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        const faults = await page.evaluate(layoutFaults)
        found.push(...faults.map(fault => `${panel} ${width}: ${fault}`))
      }
      const main = await page.locator('main').boundingBox()
      if (main && main.width < 900) found.push(`${panel}: only ${main.width} px of the desk`)
    }
    expect(found).toEqual([])
    await close()
  },
)
