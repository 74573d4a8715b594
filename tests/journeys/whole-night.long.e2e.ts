import type { Role } from '#common/permissions.ts'
import type { Replay, ReplayLine } from '#features/cases/replay/replay-contract.ts'
import { replayTexts } from '#features/cases/replay/texts.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { Hold } from '#features/notices/holds/contract.ts'
import { expect, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'

const staffed: readonly (readonly [Role, number])[] = [
  ['admin', 2],
  ['crowd-reporter', 18],
  ['missing-person-desk', 9],
  ['help-desk', 9],
  ['queue-reporter', 2],
]
const notice = { notice_version: 'v1', notice_language: 'hi' }
/** What was done, by whom, and between which times (ms): a line of the replay must say it. */
type Done = Pick<ReplayLine, 'subject' | 'action' | 'by'> & { name?: string; from: number; to: number }

journey(
  'a night of 40 staff, 18 places, 300 posts, 5 holds and 20 missing persons is on wall and phone, and its replay has each step to the second',
  async ({ phone, staffPhone, openOwnGuide }) => {
    journey.setTimeout(600_000)
    const world = await openOwnGuide()
    const chief = await signedInBrowser(world.url)
    const began = Date.now()
    const done: Done[] = []
    const step = async <T>(
      what: Omit<Done, 'from' | 'to'>,
      work: () => Promise<{ status: number; body: T }>,
    ) => {
      const from = Date.now()
      const { status, body } = await work()
      expect(status, `${what.action} ${what.subject} ${JSON.stringify(body)}`).toBeLessThan(300)
      done.push({ ...what, from, to: Date.now() })
      return body
    }
    const call = (browser: StaffBrowser, ...args: Parameters<StaffBrowser['call']>) => browser.call(...args)

    const crew: { username: string; role: Role; browser: StaffBrowser }[] = []
    for (const [role, many] of staffed)
      for (let n = 1; n <= many; n += 1) {
        const username = `${role}-${n}`
        const made = await step({ subject: 'account', action: 'added', by: 'admin' }, () =>
          chief.call('POST', '/api/staff-accounts', { username, roles: [role] }),
        )
        const { password } = made as { password: string }
        crew.push({
          username,
          role,
          browser: await signedInBrowser(world.url, 'admin', { username, password }),
        })
      }
    expect(crew).toHaveLength(40)
    await step({ subject: 'post', action: 'numbered', by: 'admin' }, () =>
      chief.call('POST', '/api/posts/from-line', { trial: false }),
    )
    // The starter content's line is straight between the stops, so it is too short for three hundred posts.
    await world.owner.query(
      `insert into numbered_posts (code, kind, latitude, longitude, precision_m, source)
       select letter || to_char(n, 'FM00'), 'pole', 26.11 + n * 0.0002, 85.39, 8, 'survey'
       from unnest(array['C', 'D']) letter, generate_series(1, 50) n`,
    )
    await world.context.responseCache.changed('posts')
    expect((await world.owner.query('select from numbered_posts')).rowCount).toBeGreaterThanOrEqual(300)

    // Each of the 18 places has its reporter, who reports its level.
    const { places } = (await (await fetch(`${world.url}/api/crowd-status`)).json()) as CrowdStatus
    const reporters = crew.filter(({ role }) => role === 'crowd-reporter')
    expect(places).toHaveLength(reporters.length)
    for (const [i, place] of places.entries()) {
      const { username, browser } = reporters[i] as (typeof crew)[0]
      expect(
        (await chief.call('PUT', `/api/crowd-status/${place.id}/reporters`, { reporters: [username] }))
          .status,
      ).toBe(200)
      await step({ subject: 'crowd', action: 'reported', by: username, name: place.location.en }, () =>
        call(browser, 'PUT', `/api/crowd-status/${place.id}`, {
          ...{ status: i % 3 ? 'medium' : 'high', density: i % 3 ? 3 : 5, description: { en: '', hi: '' } },
        }),
      )
    }

    const wall = (await staffPhone('/wall', { at: world, viewport: { width: 1920, height: 1080 } })).page
    const visitor = await phone({ at: world })
    await visitor.open('/queue')
    // Each hold is also listed among the open cases.
    const onWall = wall.locator('.wall-held').getByRole('listitem')
    const onPhone = visitor.page.locator('[data-notice]')
    const hold = async (order: object, name: string) => {
      const id = crypto.randomUUID()
      const body = await step({ subject: 'hold', action: 'held', by: 'admin', name }, () =>
        chief.call('PUT', `/api/holds/${id}`, { reason: 'crowd', minutes: 15, ...order }),
      )
      return (body as { hold: Hold }).hold.id
    }
    const gates = ['Aghoria Bazar Chowk', 'Harisabha Chowk', 'Hathi Chowk'] as const
    const held = [
      await hold({ what: 'queue' }, 'The queue to the temple'),
      await hold(
        { what: 'stretch', place: 'Kurhani station', to: 'Turki station' },
        'Kurhani station to Turki station',
      ),
    ]
    for (const place of gates) held.push(await hold({ what: 'gate', place }, place))
    await expect(onWall).toHaveCount(5)
    await expect(onPhone).toHaveCount(5)

    // Twenty are missing; the desks take their cases one after another.
    for (let n = 1; n <= 20; n += 1) {
      const mother = await openDevice(world.url)
      await step({ subject: 'case', action: 'raised', by: '' }, () =>
        mother.send('/api/missing-persons', {
          ...{ id: crypto.randomUUID(), name: 'आशा', phone: '9876500077', is_found: 'false' },
          ...{ person: `मुन्नी ${n}`, last_seen: 'पोस्ट A 01', ...notice },
        }),
      )
    }
    const desks = crew.filter(({ role }) => role === 'missing-person-desk')
    const { body: open } = await (desks[0] as (typeof crew)[0]).browser.call('GET', '/api/cases?list=open')
    const missing = (open as { cases: { id: string; kind: string; number: number }[] }).cases.filter(
      ({ kind }) => kind.startsWith('missing'),
    )
    expect(missing).toHaveLength(20)
    for (const [i, { id, number }] of missing.entries()) {
      const { username, browser } = desks[i % desks.length] as (typeof crew)[0]
      await step({ subject: 'case', action: 'taken', by: username, name: String(number) }, () =>
        call(browser, 'POST', `/api/cases/${id}/take`, {}),
      )
    }

    for (const id of held.slice(1))
      await step({ subject: 'hold', action: 'released', by: 'admin' }, () =>
        chief.call('POST', `/api/holds/${id}/release`, {}),
      )
    await expect(onWall).toHaveCount(1)
    await expect(onPhone.filter({ hasText: 'रोक लगी है' })).toHaveCount(1)
    await expect(onPhone.filter({ hasText: 'रास्ता फिर खुल गया है' })).toHaveCount(4)

    const span = new URLSearchParams({
      from: new Date(began - 1000).toISOString(),
      until: new Date(Date.now() + 1000).toISOString(),
    })
    const { body } = await chief.call('GET', `/api/replay?${span}`)
    const lines = [...(body as Replay).lines]
    const second = (ms: number) => Math.floor(ms / 1000)
    const lost = done.filter(({ subject, action, by, name, from, to }) => {
      const at = lines.findIndex(
        line =>
          line.subject === subject &&
          line.action === action &&
          line.by === by &&
          (name === undefined || line.name?.en === name || line.id === name) &&
          second(Date.parse(line.at)) >= second(from) &&
          second(Date.parse(line.at)) <= second(to),
      )
      // Each line matches one step.
      if (at >= 0) lines.splice(at, 1)
      return at < 0
    })
    expect(lost).toEqual([])
    expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted())
    expect(JSON.stringify(body)).not.toMatch(/मुन्नी|9876500077|आशा/)

    const desk = await staffPhone('/admin/replay', { at: world })
    await expect(desk.page.getByText(replayTexts.lead.hi)).toBeVisible()
    await expect(desk.page.getByText('हाथी चौक').first()).toBeVisible()
    await desk.isAccessible()
  },
)
