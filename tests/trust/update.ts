import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openInstalled } from '#tests/update/installed.ts'
import { edit } from '#tests/update/releases.ts'
import { makeRepository, migrationAfter } from '#tests/update/repository.ts'
import { visit } from '#tests/update/visitors.ts'
import type { Scenario } from './scenario.ts'

/** What `npm run update` says as each of its phases begins. */
const phases = {
  fetch: 'Fetching',
  packages: 'Installing packages',
  build: 'Building',
  backup: 'Backing up',
  trial: 'Trying',
  switch: 'Switching',
  watch: 'It is watched',
}

/** Versions that must not stay, and what the update says of them. */
const bad: Record<string, { change: (folder: string) => void; says: RegExp }> = {
  'bad-build': {
    change: folder => writeFileSync(join(folder, 'web/main.tsx'), 'export default (', { flag: 'a' }),
    says: /npm run failed; nothing was changed/,
  },
  'bad-packages': {
    change: folder => edit(folder, 'package.json', '"age-encryption": "', '"age-encryption": "1'),
    says: /npm ci failed; nothing was changed/,
  },
  'bad-migration': {
    change: folder => migrationAfter(folder, 'create table later (n int)'),
    says: /The new version does not start: .*already exists/,
  },
  unhealthy: {
    change: folder =>
      edit(folder, 'kit/server/http/health.ts', 'const warnings = closing', 'const warnings = true'),
    says: /The new version does not work: \/readyz answers 503/,
  },
  'ill-later': {
    change: folder =>
      edit(
        folder,
        'kit/server/http/health.ts',
        'const warnings = closing',
        'const warnings = !process.env.UPDATE_TRIAL',
      ),
    says: /The version before serves again: \/readyz answers 503/,
  },
}

/**
 * `npm run update` as a whole, from a git repository to the new version that serves, with visitors that ask all the time:
 * one version after another; versions that cannot be built, cannot start or fall ill; and in the middle of each phase
 * a kill of the update, then one of everything. After each the guide serves one of the two versions and the same update,
 * begun again, succeeds. `parts`: how many of the bad versions and of the phases.
 */
export const update: Scenario = {
  counts: { watch: 5, parts: 7 },
  async run({ watch = 0, parts = 0 }) {
    const [root, sources] = [makeDataFolder(), makeDataFolder()]
    const repository = makeRepository(sources)
    const guide = await openInstalled(root)
    const figures: Record<string, number | string> = {}
    const broken: string[] = []
    const must = (isKept: boolean, otherwise: string) => isKept || broken.push(otherwise)
    const whole = async (tag: string) => {
      const run = guide.update(repository.sourceOf(tag), watch)
      must((await run.ended) === 0, `${tag}: ${run.said()}`)
      return run.said()
    }
    let visitors = visit(guide.url)
    await visitors.stop()
    let [answered, failed] = [0, 0]
    const settle = async (during: string) => {
      await visitors.stop()
      answered += visitors.answered()
      failed += visitors.failed.length
      must(visitors.failed.length === 0, `${during}: ${visitors.failed.slice(0, 5).join(', ')}`)
    }
    try {
      repository.add('v1')
      figures.first_version_s = secondsOf(await whole('v1'), 'is ready')
      await guide.start()

      visitors = visit(guide.url)
      repository.add('v2', withLater())
      const said = await whole('v2')
      for (const [name, words] of Object.entries(phases)) figures[`${name}_begins_s`] = secondsOf(said, words)
      figures.update_s = secondsOf(said, 'is in use')
      must((await guide.version()) === 'v2', 'v2 does not serve')

      for (const [name, { change, says }] of Object.entries(bad).slice(0, parts)) {
        repository.add(name, withLater(change))
        const run = guide.update(repository.sourceOf(name), Math.max(watch, 10))
        must((await run.ended) === 1 && says.test(run.said()), `${name}: ${run.said()}`)
        must((await guide.version()) === 'v2', `after ${name} another version serves`)
      }
      await settle('updates and bad versions')

      let serving = 'v2'
      for (const [n, name] of (Object.keys(phases) as (keyof typeof phases)[]).slice(0, parts).entries()) {
        const next = `v${n + 3}`
        repository.add(next, withLater())
        // Killed at another moment of the phase each time: all of them are within its length in the first update.
        const middle = () => sleep(Math.random() * lengthOf(figures, name) * 1000)
        visitors = visit(guide.url)
        const killed = guide.update(repository.sourceOf(next), watch)
        await killed.until(phases[name])
        await middle()
        killed.process.kill('SIGKILL')
        await killed.ended
        must([serving, next].includes(await guide.version()), `${name}: neither version serves`)
        await settle(`killed during ${name}`)

        const cut = guide.update(repository.sourceOf(next), watch)
        await cut.until(phases[name])
        await middle()
        await guide.cutPower(cut)
        await guide.start()
        must([serving, next].includes(await guide.version()), `power cut during ${name}: neither serves`)

        visitors = visit(guide.url)
        await whole(next)
        must((await guide.version()) === next, `${next} does not serve`)
        await settle(`again after ${name}`)
        serving = next
      }
    } finally {
      await visitors.stop()
      await guide.stop()
      removeDataFolder(join(root, 'data'))
      for (const folder of [root, sources]) rmSync(folder, { recursive: true, force: true })
    }
    return { figures: { ...figures, requests: answered, failed }, broken }
  },
}

/** A version with the migration that v2 brings: each later version has it too, before its own changes. */
const withLater = (change?: (folder: string) => void) => (folder: string) => {
  migrationAfter(folder, 'create table later (n int not null)')
  change?.(folder)
}

/** Seconds at which a line with these words was printed. */
const secondsOf = (said: string, words: string): number =>
  Number(new RegExp(`^([\\d.]+) s .*${words}`, 'm').exec(said)?.[1] ?? Number.NaN)

/** Seconds that a phase took in the first update. */
function lengthOf(figures: Record<string, number | string>, phase: string): number {
  const begins = Object.keys(phases).map(name => Number(figures[`${name}_begins_s`]))
  const at = Object.keys(phases).indexOf(phase)
  return (begins[at + 1] ?? Number(figures.update_s)) - (begins[at] ?? 0)
}
