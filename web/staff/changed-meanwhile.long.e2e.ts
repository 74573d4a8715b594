import type { Text } from '#common/text.ts'
import { crowdPlaceColumns } from '#features/crowd-status/places/columns.ts'
import { crowdStatusStaffTexts } from '#features/crowd-status/staff/texts.ts'
import { liveDarshanStaffTexts } from '#features/live-darshan/staff/texts.ts'
import { melaRouteStaffTexts } from '#features/mela-route/staff/texts.ts'
import { accountsTexts } from '#features/staff/accounts/texts.ts'
import type { Account } from '#features/staff/contract.ts'
import { parkingLotsStaffTexts } from '#features/vehicles/lots/staff/texts.ts'
import { virtualPoojaStaffTexts } from '#features/virtual-pooja/staff/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { exampleFields } from '#tests/world/example-fields.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

const words = (save: Text = kitStaffTexts.save) =>
  kitStaffTexts.changedMeanwhile.hi.replace('{save}', save.hi)

journey(
  'a setting that somebody else changed meanwhile is shown, and replaced by the next save only',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const other = await signedInBrowser(world.url)
    const { page, open, isAccessible } = await staffPhone('/admin/full-map', { at: world })
    const settings = [
      {
        panel: '/admin/full-map',
        api: '/api/mela-route/full-map',
        field: melaRouteStaffTexts.url,
        theirs: { url: 'https://maps.example/theirs' },
        said: 'https://maps.example/theirs',
        mine: 'https://maps.example/mine',
      },
      {
        panel: '/admin/live-darshan',
        api: '/api/live-darshan',
        field: liveDarshanStaffTexts.url,
        theirs: { stream: { kind: 'frame', url: 'https://stream.example/theirs' } },
        said: 'https://stream.example/theirs',
        mine: 'https://youtu.be/abcDEF_-123',
        save: liveDarshanStaffTexts.save,
      },
      {
        panel: '/admin/pooja',
        api: '/api/virtual-pooja',
        field: virtualPoojaStaffTexts.bell,
        theirs: { pace: 'even', recordings: { bell: '/sound/theirs.mp3' } },
        said: '/sound/theirs.mp3',
        mine: '/sound/mine.mp3',
      },
      {
        panel: '/admin/parking',
        api: '/api/vehicles/settings',
        field: parkingLotsStaffTexts.overdue,
        theirs: { overdue_hours: 47 },
        said: '47',
        mine: '11',
      },
    ]
    for (const { panel, api, field, theirs, said, mine, save } of settings) {
      await open(panel)
      const input = page.getByLabel(field.hi)
      await input.fill(mine)
      expect((await other.call('PUT', api, theirs)).status).toBe(200)
      // As when the reader comes back to the page: the form keeps what was typed, and what it replaces.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const form = page.locator('form').filter({ has: input })
      const submit = form.locator('button[type=submit]')
      await submit.click()
      const told = page.getByRole('alert').filter({ hasText: words(save) })
      await expect(told).toContainText(said)
      await expect(input).toHaveValue(mine)
      await isAccessible()
      const answer = page.waitForResponse(response => response.request().method() === 'PUT')
      await submit.click()
      expect((await answer).status()).toBe(200)
      await expect(told).toBeHidden()
    }
  },
)

journey(
  'names and roles that somebody else changed meanwhile are shown, and replaced by the next save only',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const other = await signedInBrowser(world.url)
    const change = async (method: string, path: string, body: object) => {
      const answer = await other.call(method, path, body)
      expect([200, 201]).toContain(answer.status)
      return answer.body
    }
    for (const username of ['asha', 'ravi'])
      await change('POST', '/api/staff-accounts', { username, roles: ['crowd-reporter'] })
    const { page, open } = await staffPhone('/admin/accounts', { at: world })
    const told = page.getByRole('alert')
    const accounts = async () =>
      ((await other.call('GET', '/api/staff-accounts')).body as { accounts: Account[] }).accounts
    const asha = async () => (await accounts()).find(({ username }) => username === 'asha')
    await page.getByRole('button', { name: /asha/ }).click()
    const viewer = page.getByRole('checkbox', { name: accountsTexts.viewer.hi, exact: true })
    await viewer.check()
    await change('PATCH', `/api/staff-accounts/${(await asha())?.id}`, { roles: ['surveyor'] })
    const save = page.getByRole('button', { name: accountsTexts.saveRoles.hi, exact: true })
    await save.click()
    await expect(told.filter({ hasText: words(accountsTexts.saveRoles) })).toContainText(
      accountsTexts.surveyor.hi,
    )
    expect((await asha())?.roles).toEqual(['surveyor'])
    await expect(viewer).toBeChecked()
    await save.click()
    await expect(save).toBeDisabled()
    expect((await asha())?.roles).toEqual(['crowd-reporter', 'viewer'])

    const id = crypto.randomUUID()
    await change('POST', '/api/crowd-places', { ...exampleFields(crowdPlaceColumns), id })
    const names = async () => {
      const { body } = await other.call('GET', '/api/crowd-status/reporters')
      return (body as { places: { id: string; reporters: string[] }[] }).places.find(place => place.id === id)
        ?.reporters
    }
    await open(`/admin/crowd-status?place=${id}`)
    await page.getByRole('checkbox', { name: 'asha', exact: true }).check()
    await change('PUT', `/api/crowd-status/${id}/reporters`, { reporters: ['ravi'] })
    const saveNames = page.getByRole('button', { name: crowdStatusStaffTexts.saveReporters.hi, exact: true })
    await saveNames.click()
    await expect(told.filter({ hasText: words(crowdStatusStaffTexts.saveReporters) })).toContainText('ravi')
    expect(await names()).toEqual(['ravi'])
    await saveNames.click()
    await expect.poll(names).toEqual(['asha'])
  },
)
