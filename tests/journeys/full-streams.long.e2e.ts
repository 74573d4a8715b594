import { expect, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'

journey(
  'a phone without a live stream polls from time to time and says how old its list is; staff keep theirs',
  async ({ phone, staffPhone, openOwnGuide }) => {
    // Simulates a server whose live streams are all in use, except for the staff's.
    const world = await openOwnGuide({ places: { streams: 0, staffStreams: 1, streamsPerNetwork: 2 } })
    const { page, open } = await phone({ at: world, ownClock: true })
    const refusal = () => page.waitForResponse(answer => answer.url().includes('/api/live'))
    const first = refusal()
    await open('/crowd-status')
    await page.clock.runFor(1000)
    await first
    await world.owner.query(
      `update crowd_status set status = 'high', status_changed_at = now() - interval '130 minutes', location_hi = 'मुख्य द्वार'
     where id = (select min(id::text)::uuid from crowd_status)`,
    )
    await world.context.responseCache.changed('crowd')
    await expect.poll(async () => (await fetch(`${world.url}/api/crowd-status`)).text()).toContain('high')
    const second = refusal()
    await page.clock.fastForward(20_000)
    await second
    const place = page.getByRole('listitem').filter({ hasText: 'मुख्य द्वार' })
    await expect(place.getByText('पिछली सूचना: ज़्यादा')).toBeVisible()
    await expect(place.getByText('2 घंटे पहले')).toBeVisible()

    const staff = await staffPhone('/admin/cases', { at: world })
    await expect.poll(() => world.context.live.size).toBe(1)
    const complaint = { id: crypto.randomUUID(), category: 'water', words: 'नल सूखा है', place: 'Gate 2' }
    const device = await openDevice(world.url)
    await device.send('/api/complaints', { ...complaint, notice_version: 'v1', notice_language: 'hi' })
    await expect(staff.page.getByText('नल सूखा है')).toBeVisible()
  },
)
