import { expect, journey } from '#tests/journey.ts'
import { readCode } from '#tests/read-code.ts'
import { cutOff, pagesOfPdf } from './test-paper.ts'

journey(
  'three hundred sheets of posts are printed whole, each on a page of its own with a code that can be read',
  async ({ phone, openOwnGuide }) => {
    journey.setTimeout(300_000)
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `insert into numbered_posts (code, kind, beside_en, beside_hi, latitude, longitude, precision_m, source)
       select letter || to_char(n, 'FM00'), 'pole', 'Hathi Chowk', 'हाथी चौक', 26 + n * 0.0018, 85.39, 8, 'survey'
       from unnest(array['A', 'B', 'F', 'G', 'M', 'W']) letter, generate_series(1, 50) n`,
    )
    await world.context.responseCache.changed('posts')
    const { page, open } = await phone({ at: world, viewport: { width: 1200, height: 900 } })
    await open('/print/posts')
    const codes = page.locator('.post-sheet .code')
    await expect(codes).toHaveCount(300)
    for (const n of [0, 149, 299]) {
      const code = await page.locator('.post-sheet h2').nth(n).textContent()
      expect(await readCode(codes.nth(n))).toBe(`${world.url}/p/${code?.replace(/\s/g, '')}`)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff(page)).toEqual([])
    expect(await pagesOfPdf(page)).toBe(300)
  },
)
