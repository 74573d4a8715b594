import type { FastifyRequest } from 'fastify'
import type { Text } from '#common/text.ts'
import type { Work } from '#common/work.ts'
import { newcomerSeconds } from '#common/work-size.ts'
import { staffOf } from '../http/request.ts'
import type { Alarms } from './alarms.ts'
import type { Limit, Limits } from './limits.ts'
import type { Ordinary, Pressure, Unusual, Used } from './pressure.ts'
import { type WorkTasks, workAt } from './work.ts'

/** What a desk may send in a day with each form: counted by account, since many people share its phone. */
const deskPerDay: Limit = { max: 600, seconds: 86_400 }
/** The largest number that the database counts to. */
const unlimited = 2 ** 31 - 1

type Rule = {
  /** What is counted, in words for staff. */
  title: Text
  /** The limit of one phone; without it no phone is refused. */
  perDevice?: Limit
  /**
   * Above this rate newcomers of the network pay with work, and the alarm `unusual-{name}` goes up. Nobody is refused. A function
   * if it depends on a setting of staff.
   */
  ordinary: Ordinary | (() => Promise<Ordinary>)
  /** Answers of work required even on an ordinary day. */
  price?: (request: FastifyRequest) => Promise<number>
  /**
   * What one phone may send without work whatever the pressure; later ones are taken too, with work that rises with their number.
   * Desks have no limit. It is still counted, and the alarm still goes up.
   */
  free?: Limit
}
/** The budget of one call that stores, sends or reveals something. */
type Budget = {
  /** Counts one use; refuses `work_required` 403 and `too-many` 429. */
  spend: (request: FastifyRequest, work?: Work) => Promise<void>
  /**
   * As `spend`, then runs the work and returns its result; a failed try costs nothing. `network`: the sender's; of an IPv6
   * address the /40, because whoever has one has 256 /48; '' for staff, because many people share their phones.
   */
  spendOn: <T>(request: FastifyRequest, run: (network: string) => Promise<T>, work?: Work) => Promise<T>
}
/** The current use of a budget. `answers`: the work that a newcomer of its busiest network must do; 0 below the ordinary rate. */
type BudgetFigures = { name: string; title: Text; ordinary: Ordinary; answers: number } & Used & {
    unusual: Unusual | undefined
  }
/** Creates a named budget. Its name is the action of `GET /api/devices/work`, and the kind of an outbox item. */
export type Budgets = ((name: string, rule: Rule) => Budget) & {
  /** Every budget, in the order of creation. */
  figures: () => Promise<BudgetFigures[]>
}

type Parts = {
  limits: Limits
  work: WorkTasks
  alarms: Alarms
  pressure: Pressure
  /** The network of a request, and the wider ones around it. */
  networksOf: (request: Pick<FastifyRequest, 'ip'>) => string[]
}

/**
 * One budget per call, with shares for each phone, each network and all together. A phone that has used up its share is refused;
 * a network never is, because thousands of honest phones may be behind it: its newcomers pay with work instead. Staff are counted
 * by account.
 */
export function createBudgets({ limits, work, alarms, pressure, networksOf }: Parts): Budgets {
  const known: { name: string; title: Text; ordinaryNow: () => Promise<Ordinary>; isFree: boolean }[] = []
  const budget = (
    name: string,
    { title, perDevice, ordinary, price = async () => 0, free }: Rule,
  ): Budget => {
    const ordinaryNow = typeof ordinary === 'function' ? ordinary : async () => ordinary
    known.push({ name, title, ordinaryNow, isFree: free !== undefined })
    const keyOf = ({ device }: FastifyRequest) => `${name}:${device}`
    const mostOfDevice = free ? { ...free, max: unlimited } : perDevice
    const owed = async (request: FastifyRequest) => {
      if (free) return workAt((await limits.used(keyOf(request))) / free.max)
      const excess = await pressure.excess(name, networksOf(request), await ordinaryNow())
      // The higher the pressure, the longer a phone counts as a newcomer, so that phones made for an attack do not qualify within
      // an hour.
      const isNew = request.deviceAge < newcomerSeconds * Math.max(1, Math.floor(excess))
      return Math.max(await price(request), isNew ? workAt(excess) : 0)
    }
    const charge = work.charge(name, owed)
    alarms.unusual(name, async () => pressure.unusual(name, await ordinaryNow()))
    const spendOn: Budget['spendOn'] = async (request, run, given) => {
      const staff = request.server.signedIn.isSealed(request) ? await staffOf(request) : undefined
      if (staff && free) return run('')
      if (staff) return limits.spendOn(`${name}:account:${staff.id}`, deskPerDay, () => run(''))
      const networks = networksOf(request)
      const doIt = () => run(networks.at(-1) ?? '')
      await charge(request, given)
      pressure.add(name, networks)
      try {
        return await (mostOfDevice ? limits.spendOn(keyOf(request), mostOfDevice, doIt) : doIt())
      } catch (error) {
        pressure.add(name, networks, -1)
        throw error
      }
    }
    return { spendOn, spend: (request, given) => spendOn(request, async () => {}, given) }
  }
  const figures = async () => {
    const all = await pressure.used()
    return Promise.all(
      known.map(async ({ name, title, ordinaryNow, isFree }) => {
        const ordinary = await ordinaryNow()
        const now = all.get(name) ?? { used: 0, busiest: 0, networks: 0 }
        const excess = Math.max(now.busiest / ordinary.perNetwork, now.used / ordinary.inAll)
        const answers = isFree ? 0 : workAt(excess)
        return { name, title, ordinary, ...now, answers, unusual: await pressure.unusual(name, ordinary) }
      }),
    )
  }
  return Object.assign(budget, { figures })
}
