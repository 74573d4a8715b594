import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FileReport, longestList } from '#common/file-report.ts'
import { type Desk, deskOf } from '#tests/world/desks.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { csvForm } from '#tests/world/forms.ts'
import type { FacilityList } from './contract.ts'

worldForAll()
let admin: Desk
beforeEach(async () => {
  admin = deskOf(world, 'admin')
  await world.owner.query('truncate facilities')
  await world.context.responseCache.changed('facilities')
})

const starter = readFileSync(new URL('../../content/places.csv', import.meta.url), 'utf8')
const header =
  'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
const row = (name: string, rest = ',,,,Survey,no') => `toilet,${name},शौचालय,Purani Bazar,पुरानी बाजार,${rest}`
const list = (...rows: string[]) => [header, ...rows].join('\n')
async function bring(file: string | Uint8Array, trial = false) {
  const { status, body } = await admin.call<FileReport & { code: string }>(
    'POST /api/facilities/file',
    csvForm(file, trial),
  )
  return { status, ...body }
}
const names = async () => {
  const { rows } = await world.owner.query('select name_en from facilities order by name_en')
  return rows.map(({ name_en }) => name_en)
}
const logged = async () =>
  (await world.owner.query(`select count(*)::int as count from audit_log where action = 'imported'`)).rows[0]
    .count

describe('a list of places as a file', () => {
  test('downloaded and uploaded again changes nothing', async () => {
    expect((await bring(starter)).added).toHaveLength(110)
    const file = await admin.call<string>('GET /api/facilities/file')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const before = await logged()
    expect(await bring(file.body)).toMatchObject({
      is_stored: true,
      added: [],
      changed: [],
      unchanged: 110,
      faults: [],
    })
    expect(await logged()).toBe(before)
  })
  test('shows its changes beforehand, and then makes exactly those', async () => {
    await bring(list(row('One'), row('Two')))
    const before = await logged()
    const file = list(row('One', ',,,,New source,no'), row('Two'), row('Three'))
    const said = {
      added: ['Three'],
      changed: [{ name: 'One', fields: ['source'] }],
      unchanged: 1,
      kept: 0,
      faults: [],
    }
    expect(await bring(file, true)).toEqual({ status: 200, is_stored: false, ...said })
    expect([await names(), await logged()]).toEqual([['One', 'Two'], before])
    expect(await bring(file)).toEqual({ status: 200, is_stored: true, ...said })
    expect([await names(), await logged()]).toEqual([['One', 'Three', 'Two'], before + 2])
    await eventually(async () => {
      const { body } = await admin.call<FacilityList>('GET /api/facilities?type=toilet')
      return body.facilities.length === 3
    })
    const { rows } = await world.owner.query(
      `select before, after from audit_log where action = 'imported' and before is not null order by id desc limit 1`,
    )
    expect(rows).toEqual([{ before: { source: 'Survey' }, after: { source: 'New source' } }])
  })
  test('with one bad row stores nothing and names the line', async () => {
    const { faults, is_stored } = await bring(
      list(row('Good'), row('Far', '12,77,,,Survey,no'), row('', ',,,,,maybe')),
    )
    expect(is_stored).toBe(false)
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'lat'],
      [4, 'name_en'],
      [4, 'verified'],
      [4, 'source'],
    ])
    expect(await names()).toEqual([])
  })
  test('leaves columns that it lacks unchanged', async () => {
    const link = 'https://maps.example/?q=26.1'
    await bring(`${header},google_maps_link\n${row('One')},${link}`)
    expect((await bring(list(row('One', ',,,,New source,no')))).changed).toEqual([
      { name: 'One', fields: ['source'] },
    ])
    const { rows } = await world.owner.query('select google_maps_link from facilities')
    expect(rows).toEqual([{ google_maps_link: link }])
    // An empty cell in an existing column removes the link.
    await bring(`${header},google_maps_link\n${row('One')},`)
    expect((await world.owner.query('select google_maps_link from facilities')).rows).toEqual([
      { google_maps_link: null },
    ])
  })
  test('never overwrites a surveyed place with an unsurveyed row', async () => {
    await bring(list(row('Seen', ',,,,Our survey,surveyed')))
    expect(await bring(list(row('Seen', ',,,,Press,no')))).toMatchObject({ kept: 1, changed: [] })
  })
  test('that is a picture is refused with a reason', async () => {
    const { status, faults, is_stored } = await bring(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10))
    expect([status, is_stored, faults.length > 0]).toEqual([200, false, true])
  })
  test('larger than five megabytes is refused', async () => {
    expect(await bring('x'.repeat(longestList + 1))).toMatchObject({ status: 413, code: 'file-too-large' })
  })
  test('uploaded twice at the same time is stored once', async () => {
    const both = await Promise.all([bring(list(row('One'))), bring(list(row('One')))])
    expect(both.map(({ added }) => added.length).sort()).toEqual([0, 1])
    expect(await names()).toEqual(['One'])
  })
})
