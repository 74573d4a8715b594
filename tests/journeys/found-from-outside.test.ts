import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openWorld } from '#tests/world/world.ts'

worldForAll({ pages: true })
/** A page's description; its preview must say the same, in the language of its title. */
function headOf(html: string): string {
  const [, about = ''] = /<meta name="description" content="([^"]+)">/.exec(html) ?? []
  const [, shared] = /<meta property="og:description" content="([^"]+)">/.exec(html) ?? []
  const [, title = ''] = /<meta property="og:title" content="([^"]+)">/.exec(html) ?? []
  expect(shared).toBe(about)
  expect(/[ऀ-ॿ]/.test(title)).toBe(/[ऀ-ॿ]/.test(about))
  return about
}
const get = (path: string) => fetch(world.url + path)

describe('a search engine', () => {
  test('is told which addresses to leave alone, and where the list of pages is', async () => {
    const text = await (await get('/robots.txt')).text()
    for (const path of ['/admin', '/api/', '/dev/']) expect(text).toContain(`Disallow: ${path}\n`)
    // A host that a request claims appears nowhere, because without PUBLIC_URL none is named.
    expect(text).not.toContain('Sitemap')
    expect(await (await get('/sitemap.xml')).text()).not.toContain('127.0.0.1')
  })
  test('gets every public page, and no staff screen, print page or wall', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const pages = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
    expect(pages).toContain('/facility/drinking-water')
    expect(pages).toContain('/facility/mela-route')
    expect(pages.filter(page => /\/(admin|dev|print|wall)\b|404/.test(page))).toEqual([])
    for (const page of pages) expect((await get(page)).status, page).toBe(200)
  })
})

describe('a shared or installed guide', () => {
  test('has a JPEG picture that exists', async () => {
    for (const page of ['/', '/gallery', '/facility/toilet']) {
      const html = await (await get(page)).text()
      const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
      const { pathname } = new URL(picture, world.url)
      const answer = await get(pathname)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })
  test('names its pictures with a full address if the public address is known, even on pages without rows', async () => {
    const known = await openWorld({ pages: true, env: { PUBLIC_URL: 'https://mela.example' } })
    try {
      for (const page of ['/', '/history', '/gallery'])
        await expect
          .poll(async () => (await fetch(known.url + page)).text())
          .toContain('<meta property="og:image" content="https://mela.example/share/')
    } finally {
      await known.close()
    }
  })
  test('has a separate description on each public page, in both languages', async () => {
    const list = await (await get('/sitemap.xml')).text()
    const pages = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
    const inEnglish = new Map<string, string[]>()
    for (const page of pages) {
      const [en = '', hi = ''] = await Promise.all(
        [page, `${page}?lang=hi`].map(async address => headOf(await (await get(address)).text())),
      )
      expect(en, page).not.toBe('')
      expect(hi, page).toMatch(/[ऀ-ॿ]/)
      inEnglish.set(en, [...(inEnglish.get(en) ?? []), page])
    }
    expect([...inEnglish.values()].filter(same => same.length > 1)).toEqual([
      ['/facility/gallery', '/gallery'],
    ])
  })
  test('answers requests for /favicon.ico', async () =>
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon'))
  test('has shortcuts that open, and pictures that exist', async () => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      shortcuts: { url: string }[]
      screenshots: { src: string }[]
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/facility/drinking-water',
      '/facility/toilet',
      '/?help=',
    ])
    const asked = [...manifest.shortcuts.map(({ url }) => url), ...manifest.screenshots.map(({ src }) => src)]
    for (const path of asked) expect((await get(path)).status, path).toBe(200)
  })
})
