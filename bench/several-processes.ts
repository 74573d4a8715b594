import { loadavg } from 'node:os'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startFlags, startSettings } from '#tests/server-process.ts'
import { checkBound } from './bounds.ts'
import { type Contender, type Measured, measure, start } from './processes.ts'
import { inTurn, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }
const counts = [1, 2, 4] as const

/**
 * The gallery's first page from guides with one, two and four server processes behind one port, in turn; the load generator uses
 * the same cores, so the CPU time of an answer says more than the rate. Bounds: an answer of four costs at most 1.25 times as
 * much CPU as one of one, and on at least two cores two processes answer no fewer than one.
 */
export async function bench(): Promise<void> {
  const guides: { contender: Contender; folder: string; count: number }[] = []
  try {
    for (const count of counts) {
      const folder = makeDataFolder()
      const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder }
      const settings = { ...env, ...startSettings(), WEB_PROCESSES: String(count) }
      const program = [process.execPath, ...startFlags(), 'server/main.ts']
      guides.push({
        contender: await start(`${count} processes`, 'guide', program, { env: settings }),
        ...{ folder, count },
      })
    }
    const ask = ({ contender }: (typeof guides)[number]) =>
      measure(contender, { task: 'list', photos: 0 }, run, [])
    for (const guide of guides) await ask(guide)
    const found = new Map<number, Measured[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const guide of inTurn(round, guides))
        found.set(guide.count, [...(found.get(guide.count) ?? []), await ask(guide)])
    console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    for (const [count, runs] of found) {
      const of = (pick: (measured: Measured) => number, unit: string) => spread(runs.map(pick), unit)
      const times = `p99 ${of(one => one.p99, 'ms')} · CPU ${of(one => one.serverCpu, 'µs')}`
      console.log(`${count} processes: ${of(one => one.perSecond, 'lists/s')} · ${times}`)
    }
    const ratio = (of: number, to: number, pick: (measured: Measured) => number) =>
      (found.get(of) ?? []).map((one, round) => pick(one) / pick(found.get(to)?.[round] as Measured))
    checkBound(
      'CPU of an answer, four processes / one',
      ratio(4, 1, one => one.serverCpu),
      { atMost: 1.25 },
    )
    checkBound(
      'lists a second, two processes / one',
      ratio(2, 1, one => one.perSecond),
      { atLeast: 1 },
    )
  } finally {
    for (const { contender, folder } of guides) {
      await contender.close()
      removeDataFolder(folder)
    }
  }
}
