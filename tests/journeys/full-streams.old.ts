import { afterEach, beforeEach, describe, expect } from 'vitest'
import { complain } from '#features/cases/test-cases.ts'
import { texts as caseTexts } from '#features/cases/texts.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'

// Simulates a server whose live streams are all in use, but for those of staff.
worldForAll({ pages: true, places: { streams: 0, staffStreams: 1, streamsPerNetwork: 2 } })
browserForAll()

let opened: Phone
beforeEach(async () => {
  await world.owner.query('truncate crowd_status cascade')
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ('Temple main gate', 'मंदिर मुख्य द्वार', '', '', 'press')`,
  )
})
afterEach(() => opened?.close())

async function reportHigh() {
  await world.owner.query(
    `update crowd_status set status = 'high', status_changed_at = now() - interval '2 hours'`,
  )
  await world.context.responseCache.changed('crowd')
  await eventually(async () => (await (await fetch(`${world.url}/api/crowd-status`)).text()).includes('high'))
}

describe.each([
  ['en', 'High', 'last updated 2 hours ago'],
  ['hi', 'ज़्यादा', '2 घंटे पहले अपडेट किया गया'],
] as const)('a phone in %s that gets no live stream', (language, high, age) => {
  journey('asks for the list from time to time and says how old it is', async () => {
    await world.context.responseCache.changed('crowd')
    opened = await phone({ language })
    const { page } = opened
    await page.clock.install()
    const refusal = () => page.waitForResponse(answer => answer.url().includes('/api/live'))
    const first = refusal()
    await opened.open('/crowd-status')
    await page.clock.runFor(1000)
    await first
    await reportHigh()
    const second = refusal()
    await page.clock.fastForward(20_000)
    await second
    await page.getByText(high, { exact: true }).first().waitFor()
    await page.getByText(age).waitFor()
  })
})

describe('a console of staff meanwhile', () => {
  journey('is called within two seconds, on a stream of its own', async () => {
    await world.empty('cases', 'complaints', 'limits')
    opened = await takeStaffPhone(browser, world, '/admin/cases')
    await opened.page.getByText(caseTexts.none.en).waitFor()
    await eventually(() => world.context.live.size === 1)
    const began = Date.now()
    await complain(world)
    await opened.page.getByText('Dry tap').waitFor()
    expect(Date.now() - began).toBeLessThan(2000)
  })
})
