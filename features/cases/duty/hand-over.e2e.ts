import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import type { CaseList } from '../contract.ts'
import { complainOnPhone } from '../test-case-rows.ts'
import { dutyTexts } from './texts.ts'

journey(
  'a hand-over interrupted by a lost network and a new case is completed in full on a small phone',
  async ({ guide, staffPhone }) => {
    const [mine, next] = [await guide.newStaff('help-desk'), await guide.newStaff('help-desk')]
    const admin = await guide.staff()
    const post = { id: crypto.randomUUID(), name: { en: 'Camp gate', hi: `शिविर द्वार ${mine.username}` } }
    expect((await admin.call('POST', '/api/duty/posts', post)).status).toBe(204)
    for (const one of [mine, next])
      expect((await one.call('PUT', '/api/duty', { post: post.id, hours: 8 })).status).toBe(204)
    /** A complaint whose case the person who is about to leave has taken. */
    const taken = async () => {
      const words = await complainOnPhone(guide.url)
      const { body } = await mine.call('GET', '/api/cases?list=open')
      const found = (body as CaseList).cases.find(({ about }) => about?.words.includes(words))
      expect((await mine.call('POST', `/api/cases/${found?.id}/take`, {})).status).toBe(200)
      return found?.id
    }
    const first = await taken()
    const { page, isAccessible } = await staffPhone('/admin/duty', {
      who: mine,
      viewport: { width: 360, height: 640 },
    })
    await page.getByRole('button', { name: dutyTexts.handOver.hi, exact: true }).click()
    const form = page.locator('form').filter({ has: page.getByLabel(dutyTexts.next.hi) })
    const finish = form.locator('button[type=submit]')
    await expect(finish).toBeDisabled()
    await form.getByRole('checkbox').check()
    await form.getByLabel(dutyTexts.next.hi).selectOption(next.username)
    const note = form.getByLabel(dutyTexts.note.hi)
    await note.fill('तार पर पहरा है')
    await isAccessible()
    await page.context().setOffline(true)
    await finish.click()
    await expect(form.getByRole('alert')).toContainText(kitStaffTexts.away.hi)
    await expect(note).toHaveValue('तार पर पहरा है')
    const second = await taken()
    await page.context().setOffline(false)
    // Once the network is back, the case that came meanwhile is listed and must be explained too.
    await form.getByRole('checkbox', { checked: false }).check()
    await expect(note).toHaveValue('तार पर पहरा है')
    await finish.click()
    await expect(page.getByText(dutyTexts.off.hi)).toBeVisible()
    const { body } = await next.call('GET', '/api/cases?list=open')
    const owners = (body as CaseList).cases.filter(({ id }) => id === first || id === second)
    expect(owners.map(({ owner }) => owner)).toEqual([next.username, next.username])
  },
)
