import { sayPostCode } from '#common/post-name.ts'
import { fill } from '#common/text.ts'
import { postsTexts } from '#features/posts/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { readCode } from '#tests/read-code.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import { cutOff, pagesOfPdf } from './test-paper.ts'

journey(
  'three hundred post sheets print completely, each on its own page with a readable code',
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

journey(
  'a post’s printed code opens its page; the old sheet of a removed post says so and links to the next',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    const add = async (code: string, lat: number, beside: string) => {
      const fields = {
        ...{ code, kind: 'pole', beside: { en: beside, hi: beside }, source: 'ward office' },
        ...{ position: { lat, lng: 85.3913, precision_m: 8 }, is_checked: true, is_standing: true },
      }
      const { status, body } = await staff.call('POST', '/api/posts', { id: crypto.randomUUID(), ...fields })
      expect(status).toBe(201)
      return { ...(body as { id: string; updated_at: string }), fields }
    }
    const long =
      'Municipal corporation water tank behind the old grain market and the girls’ school, second gate, lamp post 14 b'
    const tank = await add('G27', 26.1207, long)
    await add('W44', 26.1222, '')
    const sheets = (await phone({ at: world, viewport: { width: 1200, height: 900 } })).page
    await sheets.goto('/print/posts')
    const codes = sheets.locator('.post-sheet .code')
    await expect(codes).toHaveCount(2)
    await sheets.emulateMedia({ media: 'print' })
    expect(await cutOff(sheets)).toEqual([])
    const fits = (all: Element[]) => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(await sheets.locator('.post-sheet h2').evaluateAll(fits)).toEqual([true, true])
    expect(await pagesOfPdf(sheets)).toBe(2)
    await sheets.emulateMedia({ media: 'screen' })
    const address = await readCode(codes.first())
    expect(address).toBe(`${world.url}/p/G27`)
    const { page, isAccessible } = await phone({ at: world })
    await page.goto(address ?? '')
    await expect(page.getByText('जी सत्ताईस', { exact: true })).toBeVisible()
    await page.goto((await readCode(codes.last())) ?? '')
    await expect(page.getByText('डब्ल्यू चौवालीस', { exact: true })).toBeVisible()

    const { id, updated_at, fields } = tank
    const down = await staff.call('PUT', `/api/posts/${id}`, { ...fields, updated_at, is_standing: false })
    expect(down.status).toBe(200)
    // A removed post's number is never assigned again.
    const twice = await staff.call('POST', '/api/posts', { id: crypto.randomUUID(), ...fields })
    expect([twice.status, (twice.body as { code: string }).code]).toEqual([409, 'taken'])
    await sheets.reload()
    await expect(codes).toHaveCount(1)
    await page.goto(address ?? '')
    await expect(page.getByText(postsTexts.gone.hi).first()).toBeVisible()
    await expect(
      page.getByText(fill(postsTexts.goneNearest, 'hi', { code: sayPostCode('W44') })),
    ).toBeVisible()
    await isAccessible()
  },
)
