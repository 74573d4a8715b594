import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { type Closing, sendersContract } from './contract.ts'
import {
  closeTogether,
  closingById,
  closingsOf,
  reportsOf,
  type SenderTables,
  sendersOf,
  undoTogether,
} from './senders.server.ts'

/** How much each kind of call is used, and a flood's reports: listed by network and closed together. */
export const sendersApi: FeatureApi = context => {
  const db = context.db.withTables<SenderTables>()
  const kinds = new Map(context.features.flatMap(({ sent = [] }) => sent.map(one => [one.budget, one])))
  const mayWork = (staff: Staff, budget: string) => may(staff.roles, kinds.get(budget)?.permission ?? 'admin')
  const kindFor = (staff: Staff, budget: string) =>
    (mayWork(staff, budget) && kinds.get(budget)) || refuse('not-found', 404)
  const titleOf = async (budget: string) =>
    (await context.budgets.figures()).find(({ name }) => name === budget)?.title
  type Row = NonNullable<Awaited<ReturnType<typeof closingById>>>
  const closingOf = (
    { id, budget, subjects, closed_by, closed_at, undone_at, undone_by }: Row,
    title: Closing['title'] = { en: budget, hi: budget },
  ): Closing => ({
    ...{ id, budget, title, reports: subjects.length, closed_by },
    closed_at: closed_at.toISOString(),
    undone_by: undone_at && undone_by,
  })

  serve(context, sendersContract, {
    'GET /api/senders': async (_, request) => {
      const staff = signedIn(request.staff)
      const now = context.clock()
      const figures = (await context.budgets.figures()).filter(({ name }) => mayWork(staff, name))
      const uses = await Promise.all(
        figures.map(async ({ name, title, ordinary, used, busiest, networks, answers, unusual }) => {
          const sent = kinds.get(name)
          return {
            ...{ budget: name, title, used, busiest, networks, answers, unusual: unusual ?? null },
            ordinary: { network: ordinary.perNetwork, all: ordinary.inAll },
            senders: sent ? await sendersOf(db, sent, now) : null,
          }
        }),
      )
      const titles = new Map(figures.map(({ name, title }) => [name, title]))
      const rows = await closingsOf(
        db,
        [...kinds.keys()].filter(budget => mayWork(staff, budget)),
        now,
      )
      const closings = rows.map(row => closingOf(row, titles.get(row.budget)))
      return { now: new Date(now).toISOString(), uses, closings }
    },
    'GET /api/senders/:budget/:network': ({ params }, request) =>
      reportsOf(db, kindFor(signedIn(request.staff), params.budget), {
        network: params.network,
        now: context.clock(),
      }),
    'POST /api/senders/closings': async ({ body }, request) => {
      const staff = signedIn(request.staff)
      const sent = kindFor(staff, body.budget)
      const wanted = { ...body, until: new Date(body.until) }
      const { row, ids } = await closeTogether(db, sent, wanted, { staff, at: new Date(context.clock()) })
      if (ids.length > 0) await sent.changed?.(context, ids)
      return closingOf(row, await titleOf(row.budget))
    },
    'POST /api/senders/closings/:id/undo': async ({ params }, request) => {
      const staff = signedIn(request.staff)
      const known = (await closingById(db, params.id)) ?? refuse('not-found', 404)
      const sent = kindFor(staff, known.budget)
      const { row, ids } = await undoTogether(db, sent, known.id, { staff, at: new Date(context.clock()) })
      if (ids.length > 0) await sent.changed?.(context, ids)
      return closingOf(row, await titleOf(row.budget))
    },
  })
}
