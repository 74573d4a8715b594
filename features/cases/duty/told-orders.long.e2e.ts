import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { Duty } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

journey(
  'of two who set how soon one kind of case is taken, the second is told and sees the first one’s choice',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const other = await signedInBrowser(world.url)
    const { page, isAccessible } = await staffPhone('/admin/duty', { at: world })
    await page.getByRole('button', { name: dutyTexts.toldFirst.hi }).click()
    const orders = async () => ((await other.call('GET', '/api/duty')).body as Duty).orders
    const minutesOf = async (kind: string) => (await orders()).find(order => order.kind === kind)?.minutes
    const danger = (await orders()).find(({ kind }) => kind === 'danger')
    await page.getByRole('button', { name: danger?.title.hi ?? '', exact: true }).click()
    const minutes = page.getByLabel(dutyTexts.minutesOf.hi)
    await expect(minutes).toBeVisible()
    // The console reads the list every 20 s: here only once the choice is made.
    const isChosen = Promise.withResolvers<void>()
    await page.route('**/api/duty', route => isChosen.promise.then(() => route.continue()))
    for (const [kind, set] of [
      ['danger', 60],
      ['complaint', 120],
    ] as const) {
      const read = (await orders()).find(order => order.kind === kind)
      const { posts = [], everybody = true, minutes = 0 } = read ?? {}
      const body = { minutes: { [kind]: set }, order: {}, instead_of: { kind, minutes, posts, everybody } }
      expect((await other.call('PUT', '/api/cases/settings', body)).status).toBe(200)
    }
    await minutes.selectOption('5')
    isChosen.resolve()
    await expect(page.getByRole('alert')).toHaveText(dutyTexts.changedMeanwhile.hi)
    await expect(minutes).toHaveValue('60')
    await isAccessible()
    await minutes.selectOption('5')
    await expect.poll(() => minutesOf('danger')).toBe(5)
    expect(await minutesOf('complaint')).toBe(120)
  },
)
