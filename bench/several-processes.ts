import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { checkBound } from './bounds.ts'
import { startGuide } from './contest-servers.ts'
import { plot } from './plot.ts'
import { type Contender, measure } from './processes.ts'
import { bars, inRounds, printRuns, ratios, run } from './rounds.ts'

const names = { 1: 'one process', 2: 'two processes', 4: 'four processes' } as const

/**
 * The gallery's first page from guides with one, two and four server processes behind one port, in turn; the load generator uses
 * the same cores, so the CPU time of an answer says more than the rate. Bounds: an answer of four costs at most 1.25 times as
 * much CPU as one of one, and on at least two cores two processes answer no fewer than one.
 */
export async function bench(): Promise<void> {
  const guides: Contender[] = []
  const folders: string[] = []
  try {
    for (const [count, name] of Object.entries(names)) {
      const folder = makeDataFolder()
      folders.push(folder)
      guides.push(await startGuide(folder, { name, env: { WEB_PROCESSES: count } }))
    }
    const found = await inRounds(guides, guide => measure(guide, { task: 'list' }, run, []))
    printRuns(found, 'lists/s')
    plot(
      'several-processes',
      'The gallery’s first page from several processes, 64 connections',
      'lists a second',
      bars(found),
    )
    checkBound(
      'CPU of an answer, four processes / one',
      ratios(found, names[4], names[1], one => one.serverCpu),
      { atMost: 1.25 },
    )
    checkBound('lists a second, two processes / one', ratios(found, names[2], names[1]), { atLeast: 1 })
  } finally {
    for (const guide of guides) await guide.close()
    for (const folder of folders) removeDataFolder(folder)
  }
}
