import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGuide } from '#tests/guide.ts'
import { eventually } from '#tests/world/eventually.ts'
import type { StreetPlan } from './contract.ts'
import { geoJsonOf, madeUpCity } from './test-city.ts'

let guide: Awaited<ReturnType<typeof openGuide>>
beforeAll(async () => {
  guide = await openGuide()
})
afterAll(() => guide?.close())

const file = (name: string, content: string) => {
  const path = join(guide.dataDir, name)
  writeFileSync(path, content)
  return path
}
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/mela-guide.ts', 'import-map', ...args], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, DATA_DIR: guide.dataDir },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
type Answer = { plan: StreetPlan | null; foreign_tiles: boolean }
const answer = async () => (await (await fetch(`${guide.url}/api/street-plan`)).json()) as Answer
const plan = async () => (await answer()).plan

test('a city imported into a running guide appears under its maps without a restart, and a bad file changes nothing', async () => {
  expect(await answer()).toEqual({ plan: null, foreign_tiles: false })
  const first = await run(file('city.geojson', geoJsonOf(madeUpCity())))
  expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/\d\.\d kB of at most 60 kB/) })
  expect(first.stdout).toContain('© OpenStreetMap')
  await eventually(async () => (await plan()) !== null)
  const before = await plan()
  expect(before?.names).toContainEqual(expect.objectContaining({ en: 'Saraiyaganj', hi: 'सरैयागंज' }))

  const cut = await run(file('cut.geojson', geoJsonOf(madeUpCity()).slice(0, 50_000)))
  expect(cut.code).toBe(1)
  expect(cut.stderr).toMatch(/damaged[\s\S]*Nothing was imported; the plan of before stays/)
  expect(await plan()).toEqual(before)

  const second = await run(file('next.geojson', geoJsonOf(madeUpCity({ gap: 0.3 }))))
  expect(second.code).toBe(0)
  await eventually(async () => (await plan())?.imported_at !== before?.imported_at)
})
