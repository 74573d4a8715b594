import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { calmWork, mostWork, workBits } from '#common/work-size.ts'
import { type CastVote, findCohorts } from '#features/photo-contest/votes/test-cohorts.ts'
import { attacks, crowds, dice, honestFair, rival, target } from './fair.ts'
import type { Scenario } from './scenario.ts'

/** What the audit finds in simulated fairs, and what a vote costs. */
export const votes: Scenario = {
  counts: { fairs: 10, people: 12_000, votes: 1000 },
  async run({ fairs = 0, people = 0, votes: size = 0 }) {
    const figures: Record<string, string | number> = {}
    const broken: string[] = []
    const rate = (name: string, cast: (seed: number) => CastVote[]) => {
      const seen = Array.from({ length: fairs }, (_, n) => judge(cast(n + 1)))
      const share = (is: (judged: Judged) => boolean) => seen.filter(is).length / fairs
      const mean = (of: (judged: Judged) => number) =>
        Math.round(seen.reduce((sum, judged) => sum + of(judged), 0) / fairs)
      figures[name] = [
        `called a machine ${share(({ machine }) => machine > 0)}`,
        `unusual ${share(({ unusual }) => unusual > 0)}`,
        `bots' votes in it ${mean(({ found }) => found)} of ${mean(({ bots }) => bots)}`,
        `honest ${mean(({ honest }) => honest)}, of these for the rival ${mean(({ ofRival }) => ofRival)}`,
      ].join(', ')
      return share(({ machine }) => machine > 0)
    }
    const fair = (seed: number) => honestFair(dice(seed), people)
    if (rate('honest fair', fair) > 0) broken.push('an honest fair is called a machine')
    for (const [name, crowd] of Object.entries(crowds))
      if (rate(`honest ${name}`, seed => [...fair(seed), ...crowd(dice(seed + 1000))]) > 0)
        broken.push(`an honest ${name} is called a machine`)
    for (const [name, attack] of Object.entries(attacks)) {
      const found = rate(name, seed => [...fair(seed), ...attack(dice(seed + 2000), size)])
      if (!/careful|bought/.test(name) && found < 1) broken.push(`${name} is not found`)
    }
    Object.assign(figures, costOf(1000))
    return { figures, broken }
  },
}

type Judged = {
  machine: number
  unusual: number
  found: number
  bots: number
  honest: number
  ofRival: number
}
function judge(cast: readonly CastVote[]): Judged {
  const cohorts = findCohorts(cast).filter(({ photos }) => photos.some(({ photo }) => photo === target))
  const names = new Set(cohorts.flatMap(({ networks }) => networks))
  const inside = cast.filter(vote => names.has(vote.network))
  const isHonest = ({ device }: CastVote) => !device.startsWith('bot-')
  return {
    machine: cohorts.filter(({ signs }) => signs.length > 0).length,
    unusual: cohorts.length,
    found: inside.filter(vote => !isHonest(vote)).length,
    bots: cast.filter(vote => !isHonest(vote)).length,
    honest: inside.filter(isHonest).length,
    ofRival: inside.filter(vote => isHonest(vote) && vote.photo === rival).length,
  }
}

/** What so many devices cost a program on one core of this machine, whose native hash is measured. */
function costOf(devices: number) {
  const until = performance.now() + 500
  let hashes = 0
  for (; performance.now() < until; hashes += 1) createHash('sha256').update(`task.${hashes}`).digest()
  const perSecond = hashes * 2
  const seconds = (answers: number) => Math.round((devices * answers * 2 ** workBits) / perSecond)
  return {
    hashes_per_second: perSecond,
    core_seconds_calm: seconds(calmWork),
    core_seconds_under_attack: seconds(mostWork),
    // A network gives 400 devices in ten minutes without work; found are networks whose phones vote alike.
    networks_without_work: Math.ceil(devices / 400),
  }
}
