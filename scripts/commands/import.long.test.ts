import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FacilityList } from '#features/facilities/contract.ts'
import { openGuide } from '#tests/guide.ts'
import { eventually } from '#tests/world/eventually.ts'

let guide: Awaited<ReturnType<typeof openGuide>>
beforeAll(async () => {
  guide = await openGuide()
})
afterAll(() => guide?.close())

const header =
  'facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified'
const row = (name: string, rest = ',,,,Survey,no') => `toilet,${name},शौचालय,Purani Bazar,पुरानी बाजार,${rest}`
const write = (name: string, ...lines: string[]) => {
  const path = join(guide.dataDir, name)
  writeFileSync(path, lines.join('\n'))
  return path
}
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/mela-guide.ts', 'import', ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, DATA_DIR: guide.dataDir },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
const toilets = async () => {
  const response = await fetch(`${guide.url}/api/facilities?type=toilet`)
  return ((await response.json()) as FacilityList).facilities.map(({ name }) => name.en)
}
const page = async () => (await fetch(`${guide.url}/facility/toilet`)).text()

test('a list imported into a running guide is in its replies and pages without a restart', async () => {
  expect(await toilets()).toHaveLength(9)
  const path = write(
    'ours.csv',
    header,
    row('New block'),
    row('Zila School mela ground toilets', '26.12,85.39,20,,Survey,surveyed'),
  )
  expect(await run('--check', path)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('would be imported as places: 1 new, 1 changed, 0 as before'),
  })
  expect(await toilets()).toHaveLength(9)
  expect(await run(path)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('imported as places: 1 new, 1 changed, 0 as before'),
  })
  await eventually(async () => (await toilets()).includes('New block'))
  await eventually(async () => (await page()).includes('New block'))
  expect(await toilets()).toHaveLength(10)
})

test('a phone with the list open is told of an imported row, as of a change by staff', async () => {
  await toilets()
  const over = new AbortController()
  const stream = await fetch(`${guide.url}/api/live?topics=facilities-toilet`, { signal: over.signal })
  let heard = ''
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk as Uint8Array).toString()
  })().catch(() => undefined)
  const path = write('more.csv', header, row('Block that phones hear of'))
  expect(await run(path)).toMatchObject({ code: 0 })
  await eventually(async () => heard.includes('Block that phones hear of'))
  over.abort()
  await listening
})

test('a bad file is refused with line, column and reason, exit code 1, and nothing of it is stored', async () => {
  const before = await toilets()
  const path = write('bad.csv', header, row('One'), row('', '85.39,26.12,,,Survey,maybe'))
  const { code, stderr } = await run(path)
  expect(code).toBe(1)
  expect(stderr.split('\n')).toEqual([
    `${path}:3 name_en: is empty`,
    `${path}:3 verified: is not one of surveyed, existence, no`,
    '2 errors to fix; nothing was imported.',
    '',
  ])
  expect(await toilets()).toEqual(before)
})

test('a file that is none of the known lists is refused by name', async () => {
  expect(await run(write('other.csv', 'a,b', '1,2'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not a list that the guide knows; name its kind with --as: '),
  })
})
