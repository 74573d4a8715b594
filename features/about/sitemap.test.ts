import { expect, test } from 'vitest'
import { paths } from '#kit/web/paths.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'

worldForAll({ pages: true })

test('the sitemap lists every public page, and each of them answers', async () => {
  const text = async (path: string) => (await fetch(world.url + path)).text()
  const main = (await text(paths.about('sitemap'))).split('<main')[1]?.split('</main>')[0] ?? ''
  const named = [...main.matchAll(/<a\b[^>]*>/g)]
    .filter(([tag]) => /class="row[ "]/.test(tag))
    .map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '')
  expect(named.length).toBeGreaterThan(20)
  const all = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)]
    .map(([, address = '']) => new URL(address, world.url).pathname)
    // A second address of the gallery, and the form that lost & found links to.
    .filter(address => !['/facility/gallery', '/lost-found/submit'].includes(address))
    // The emergencies, which the first-aid page lists.
    .filter(address => !address.startsWith('/first-aid/'))
    // Sheets that staff print, and the screens they put up.
    .filter(address => !/^\/(print|wall)/.test(address))
  expect(all.filter(address => !named.includes(address))).toEqual([])
  for (const address of named) expect((await fetch(world.url + address)).status, address).toBe(200)
})
