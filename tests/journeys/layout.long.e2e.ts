import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { atJunction, expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { openDevice } from '#tests/world/device.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { World } from '#tests/world/world.ts'
import { layoutFaults } from './layout-faults.ts'

/** A lost thing with a visible number and two crowded places, the longest words on Home; a numbered post, which has a sheet. */
async function fill(world: World): Promise<void> {
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
  const post = { id: crypto.randomUUID(), code: 'G27', kind: 'pole', source: 'ward office' }
  const stands = {
    position: { lat: 26.1207, lng: 85.3913, precision_m: 8 },
    is_checked: true,
    is_standing: true,
  }
  const beside = { en: 'Water tank', hi: 'पानी की टंकी' }
  const { status } = await staff.call('POST', '/api/posts', { ...post, ...stands, beside })
  expect(status).toBe(201)
  const said = async (path: string) => await (await fetch(world.url + path)).text()
  await expect.poll(() => said('/api/lost-found')).toContain(item.id)
  await expect.poll(() => said('/api/crowd-status')).toContain('high')
}

/** A complaint of somebody who writes Hindi, also where staff read English. */
async function complain(world: World): Promise<void> {
  const words = { category: 'water', words: 'टैंकर में पानी नहीं है।', place: 'गेट 2', phone: '9876500020' }
  const sent = { id: crypto.randomUUID(), ...words, notice_version: 'complaints-1', notice_language: 'hi' }
  const { status, body } = await (await openDevice(world.url)).send('/api/complaints', sent)
  expect(status, JSON.stringify(body)).toBe(201)
}

/** Width, height, text size in per cent: small phones, a phone in landscape, a tablet, a desktop. */
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

/** Names the faults of every window, not of the first only. */
const soft = expect.configure({ soft: true })

/**
 * One address of each public screen; of the lists of places only one, because they share a screen, and likewise of the text
 * pages.
 */
const addresses = () => {
  const pages = JSON.parse(readFileSync('dist/web/pages.json', 'utf8')) as Record<string, string>
  return Object.keys(pages)
    .filter(page => /^\/(?!dev|admin|facilities)/.test(page))
    .filter(page => !page.startsWith('/about/') || /(open-data|sitemap|privacy)$/.test(page))
    .filter(page => !page.startsWith('/facility/') || /(water|contact|route|gallery|atm|404)$/.test(page))
}

for (const [language, theme] of [
  ['en', 'light'],
  ['hi', 'dark'],
] as const)
  journey(
    `no public screen scrolls sideways, cuts off text or has small or overlapping buttons (${language}, ${theme})`,
    async ({ openOwnGuide, phone }) => {
      journey.setTimeout(600_000)
      const world = await openOwnGuide()
      await fill(world)
      const { page, open } = await phone({ at: world, language, colorScheme: theme, ...atJunction })
      for (const address of addresses()) {
        await page.setViewportSize({ width: 360, height: 640 })
        await open(address)
        // Measured with its lists, because a list that arrives later is longer than the rows shown while it loads.
        await expect(page.locator('.loading')).toHaveCount(0)
        if (address.endsWith('drinking-water')) await page.locator('#near-places').waitFor()
        if (address === '/wall') await page.locator('.wall a.btn').waitFor()
        if (address.startsWith('/print/')) await page.locator('.paper').first().waitFor()
        for (const [width, height, text] of windows) {
          await page.setViewportSize({ width, height })
          await page.evaluate(size => {
            document.documentElement.style.fontSize = `${size}%`
          }, text)
          // A part that follows the window's width by script does so a moment later.
          await soft
            .poll(() => page.evaluate(layoutFaults), `${address} ${width}×${height} ${text} %`)
            .toEqual([])
        }
      }
    },
  )

journey('the words on Home end above the walkers in its picture', async ({ openOwnGuide, phone }) => {
  const world = await openOwnGuide()
  await fill(world)
  for (const language of ['en', 'hi'] as const) {
    const { page, open } = await phone({ at: world, language, ...atJunction })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await open('/')
      const hero = await boxOf(page.locator('.mast'))
      const last = await boxOf(page.locator('.now-n').last())
      expect(hero.y + hero.height - last.y - last.height).toBeGreaterThan(54)
    }
  }
})

journey('with forced system colours, which choice is made can be seen', async ({ phone }) => {
  const { page, open } = await phone({ forcedColors: 'active' })
  const outline = (chosen: Locator) => chosen.evaluate(one => getComputedStyle(one).outlineStyle)
  for (const [address, name] of [
    ['/lost-found', 'selected'],
    ['/facility/drinking-water', 'pressed'],
  ] as const) {
    await open(address)
    const choice = (is: boolean) => page.getByRole('main').locator(`[aria-${name}=${is}]`).first()
    // The list switches to all places once the position is refused.
    await expect
      .poll(async () => [await outline(choice(true)), await outline(choice(false))])
      .toEqual(['solid', 'none'])
  }
})

journey('the language choice leaves the whole picture visible above it', async ({ phone }) => {
  const { page, open } = await phone()
  for (const [width, height, shape] of [
    [320, 568, 360 / 470],
    [360, 640, 360 / 470],
    [1366, 900, 360 / 470],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open('/')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#language')?.showModal())
    const picture = await boxOf(page.locator('.first-art'))
    const sheet = await boxOf(page.locator('.first-sheet'))
    expect(picture.width / picture.height).toBeCloseTo(shape, 1)
    if (width > 1000) expect(picture.height).toBeGreaterThan(500)
    else expect(picture.height - sheet.y).toBeLessThan(30)
  }
})

journey(
  'a wide window has the navigation in a rail, the map beside the list, and messages above a form’s buttons',
  async ({ phone }) => {
    const { page, open } = await phone({ language: 'en', ...atJunction })
    for (const width of [1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open('/')
      const rail = await boxOf(page.getByRole('navigation', { name: 'Main' }))
      expect(rail).toMatchObject({ x: 0, y: 0, height: 900 })
      expect(rail.width).toBeLessThan(120)
      const hero = await boxOf(page.locator('.mast-art'))
      expect([hero.x, hero.x + hero.width]).toEqual([rail.width, width])
      const lefts = await page
        .locator('.grid > li')
        .evaluateAll(tiles => tiles.map(tile => tile.getBoundingClientRect().x))
      expect(new Set(lefts).size).toBe(4)
      // The picture is 2600×268 with the temple in the lowest 200; it keeps its shape and its lower right corner.
      const scale = Math.max(hero.width / 2600, hero.height / 268)
      expect(200 * scale).toBeLessThanOrEqual(hero.height)
    }
    await page.setViewportSize({ width: 1366, height: 900 })
    for (const address of ['/facility/drinking-water', '/facility/mela-route']) {
      await open(address)
      const map = await boxOf(page.locator('.pane'))
      const list = await boxOf(page.locator('h1'))
      expect(map).toMatchObject({ y: 0, height: 900 })
      expect(map.x).toBeGreaterThan(list.x + list.width)
      expect(map.x + map.width).toBe(1366)
    }
    await open('/feedback')
    await page.getByRole('button', { name: 'Submit feedback' }).click()
    // In one look, because a toast disappears after two seconds.
    const [message, keys] = await page
      .locator('.toast')
      .evaluate(toast => [toast, document.querySelector('.act')].map(part => part?.getBoundingClientRect()))
    expect(message?.height).toBeGreaterThan(0)
    expect(message?.bottom).toBeLessThan(keys?.top ?? 0)
  },
)

journey('the beads of a list are on their dotted line', async ({ phone }) => {
  const { page, open } = await phone(atJunction)
  for (const [address, rows] of [
    ['/facility/health-centre', '#near-places'],
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
})

const panels = [
  ...['dashboard', 'contacts', 'places', 'crowd-status', 'queue', 'notices', 'quiz-questions', 'accounts'],
  ...['cases', 'missing-persons', 'lost-found', 'dangers', 'complaints', 'events', 'photos', 'own-account'],
]

for (const language of ['en', 'hi'] as const)
  journey(
    `the staff console uses the width of a desktop, and no panel scrolls sideways or cuts off text (${language})`,
    async ({ staffPhone, openOwnGuide }) => {
      journey.setTimeout(600_000)
      const world = await openOwnGuide()
      await fill(world)
      await complain(world)
      const { page, open } = await staffPhone('/admin/dashboard', { at: world, language })
      for (const panel of panels) {
        await open(`/admin/${panel}`)
        await expect(page.locator('.loading')).toHaveCount(0)
        for (const [width, height] of [
          [360, 640],
          [820, 1180],
          [1366, 768],
        ] as const) {
          await page.setViewportSize({ width, height })
          await soft.poll(() => page.evaluate(layoutFaults), `${panel} ${width}`).toEqual([])
        }
        const width = async () => (await page.locator('main').boundingBox())?.width
        await expect.poll(width, panel).toBeGreaterThanOrEqual(900)
      }
    },
  )

/** The box of a part of the page, once it is shown. */
async function boxOf(part: Locator) {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}
