import { beforeEach, describe, expect, it } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import type { CrowdPlace } from './contract.ts'

worldForAll()
const gate = '0e3bd1a0-0000-4000-8000-000000000001'
const hourMs = 3_600_000
const now = () => world.context.clock()
const history = async () => (await world.owner.query('select * from crowd_reports order by id')).rows

describe('a report that waited for a network', () => {
  const key = () => crypto.randomUUID()
  const report = (status: string, waited_s: number, idempotencyKey = key()) =>
    fetch(`${world.url}/api/crowd-status/${gate}`, {
      method: 'PUT',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        origin: world.url,
      },
      body: JSON.stringify({ status, description: { en: '', hi: '' }, waited_s }),
    }).then(async response => ({
      status: response.status,
      body: (await response.json()) as CrowdPlace & { code: string },
    }))
  beforeEach(async () => {
    world.signIn(staffMember('admin'))
    await world.empty('crowd_status', 'attempts')
    await world.owner.query(
      `insert into crowd_status (id, location_en, location_hi, description_en, description_hi, source)
       values ($1, 'Temple main gate', 'मंदिर मुख्य द्वार', '', '', 'press')`,
      [gate],
    )
  })

  it('carries the time of the observation', async () => {
    const began = now() - hourMs
    const { status, body } = await report('high', 3600)
    expect(status).toBe(200)
    const at = Date.parse(body.updated_at ?? '')
    expect(at).toBeGreaterThanOrEqual(began)
    expect(at).toBeLessThanOrEqual(now() - hourMs)
    expect(await history()).toMatchObject([{ reported_at: new Date(at) }])
  })
  it('does not replace what another reporter saw later', async () => {
    await report('low', 0)
    world.clock.advance(600_000)
    expect((await report('high', 1200)).body).toMatchObject({ code: 'newer-report' })
    expect((await report('medium', 300)).body).toMatchObject({ status: 'medium' })
    expect((await history()).map(line => line.status)).toEqual(['low', 'medium'])
  })
  it('is refused after three hours', async () => {
    expect((await report('high', 3 * 3600 + 1)).body).toMatchObject({ code: 'too-old' })
    expect(await history()).toEqual([])
  })
  it('is stored once, however often it is sent and however late', async () => {
    const same = key()
    const sent = await Promise.all([report('high', 60, same), report('high', 61, same)])
    world.clock.advance(120_000)
    sent.push(await report('high', 180, same))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await history()).toHaveLength(1)
    expect((await report('low', 180, same)).status).toBe(422)
  })
})
