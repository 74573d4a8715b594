import { refuse } from '#common/refusal.ts'
import { joinPlaces } from '#kit/server/alike.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { AppContext, FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, type Staff, signedIn } from '#kit/server/http/request.ts'
import { changeSetting } from '#kit/server/staff/staff-settings.ts'
import { announceCases } from './announce.server.ts'
import { isShown, shownWhole, whomTheyAsk } from './audience.server.ts'
import { showCases } from './case-metrics.server.ts'
import {
  caseById,
  countDone,
  databaseTime,
  doneCases,
  markSeen,
  type NotedCase,
  openAmong,
  openCases,
  stepsOf,
} from './cases.server.ts'
import { type CaseRow, casesContract } from './contract.ts'
import { finish, handOver, reopenCase, takeCase } from './decisions.server.ts'
import { posts } from './duty/duty.server.ts'
import { colleague, serveDuty } from './duty/duty-api.server.ts'
import {
  kindsFor,
  kindsOf,
  minutesByKind,
  orderByKind,
  readCaseSettings,
  settingsKey,
  topicOf,
  withKind,
} from './kinds.server.ts'
import { servePushes } from './push/push-api.server.ts'
import { serveReplay } from './replay/replay-api.server.ts'
import { countByKind, countRows, responseTimes } from './summary/summary.server.ts'
import { caseSummaryContract } from './summary/summary-contract.ts'
import type { CasesDatabase, CasesTables } from './tables.server.ts'

/** Calls of the console's cases. Each account sees the kinds that its roles allow, and cannot tell whether there are others. */
export const casesApi: FeatureApi = async context => {
  const db = context.db.withTables<CasesTables>()
  const kinds = kindsOf(context.features)
  for (const { permission } of kinds.values()) context.live.restrict(topicOf(permission), permission)
  announceCases(context)
  showCases(context)
  await servePushes(context)
  serveDuty(context, kinds)
  serveReplay(context)

  const seenBy = (staff: Staff) => kindsFor(kinds, staff.roles)
  const by = changedBy(context.clock)
  const minutesNow = async () => minutesByKind(await readCaseSettings(context.db), kinds)
  const find = async (id: string, staff: Staff): Promise<NotedCase> => {
    const row = await caseById(db, id, seenBy(staff))
    const [seen] = row ? await theirs([row], staff) : []
    return seen ?? refuse('not-found', 404)
  }
  /** Those of these rows that the account may see. */
  const theirs = async (rows: readonly NotedCase[], staff: Staff) => {
    const asked = await whomTheyAsk(context, kinds, rows)
    return rows.filter(row => isShown(row, staff, { kinds, asked }))
  }
  /** Open cases of these kinds that the account may see. */
  const openFor = async (staff: Staff, names: readonly string[], times?: number) => {
    const places = await placesFor(names)
    const { rows, leftOut } = await openCases(db, { kinds, names, reader: staff, places, times })
    return { rows: await theirs(rows, staff), more: leftOut, places }
  }
  const doneFor = async (staff: Staff, names: readonly string[]) => ({
    rows: await theirs(await doneCases(db, names), staff),
    ...{ more: [], places: joinPlaces([]) },
  })
  /** Kinds may share a source of places, which is asked once. */
  const placesFor = async (names: readonly string[]) => {
    const asked = new Set(names.flatMap(name => kinds.get(name)?.places ?? []))
    return joinPlaces(await Promise.all([...asked].map(places => places(context))))
  }
  const shown = async (rows: readonly NotedCase[], staff: Staff) => {
    const [about, settings, all] = await Promise.all([
      aboutOf(context, kinds, rows),
      readCaseSettings(context.db),
      posts(db),
    ])
    const [minutes, order] = [minutesByKind(settings, kinds), orderByKind(settings)]
    /** The post that is notified next. */
    const next = (row: NotedCase): CaseRow['next'] => {
      const post = all.find(({ id }) => id === order[row.kind]?.[row.step])
      if (!post || !row.next_at || row.owner_id || row.done_at) return null
      return { post: { en: post.name_en, hi: post.name_hi }, at: row.next_at.toISOString() }
    }
    return rows.map(row => rowFor(row, staff, { about, minutes, kinds, next }))
  }
  const tellPhones = (kind: string) =>
    context.features.find(({ cases }) => cases?.some(one => one.kind === kind))?.endedByCase?.(context)
  const changed = async (id: string, staff: Staff): Promise<CaseRow> => {
    const [row] = await shown([await find(id, staff)], staff)
    return row ?? refuse('not-found', 404)
  }

  serve(context, caseSummaryContract, {
    'GET /api/cases/summary': async (_, request) => {
      const staff = signedIn(request.staff)
      const mine = seenBy(staff)
      const minutes = await minutesNow()
      const counts = await countByKind(db, mine, minutes)
      // For a kind that asks certain people, each account counts only the cases that it may see.
      const asking = mine.filter(kind => kinds.get(kind)?.asks)
      const now = (await databaseTime(db)).toISOString()
      const asked = await shown((await openFor(staff, asking)).rows, staff)
      for (const kind of asking) counts.set(kind, countRows(asked, kind, now))
      const of = mine.map(kind => ({
        kind,
        title: kinds.get(kind)?.title ?? { en: kind, hi: kind },
        ...(counts.get(kind) ?? { open: 0, unseen: 0, late: 0 }),
      }))
      return { now, kinds: of, ...(await responseTimes(db, shownWhole(kinds, mine, staff))) }
    },
  })
  serve(context, casesContract, {
    'GET /api/cases': async ({ query }, request) => {
      const staff = signedIn(request.staff)
      const mine = seenBy(staff)
      const { rows, more, places } = await (query.list === 'open'
        ? openFor(staff, mine, query.times)
        : doneFor(staff, mine))
      const now = (await databaseTime(db)).toISOString()
      const done = await countDone(db, shownWhole(kinds, mine, staff))
      const cases = (await shown(rows, staff)).map(row =>
        row.owner === null && places.places.get(row.subject)?.isAlike ? { ...row, is_alike: true } : row,
      )
      return { now, cases, more, done }
    },
    'GET /api/cases/watch': async (_, request) => {
      const staff = signedIn(request.staff)
      const mine = seenBy(staff)
      const minutes = await minutesNow()
      const open = (await openFor(staff, mine)).rows
      const about = await aboutOf(context, kinds, open)
      const rows = open.map(row => rowFor(row, staff, { about, minutes, kinds, next: () => null }))
      const topics = [...kinds.values()]
        .filter(({ kind }) => mine.includes(kind))
        .map(({ permission }) => topicOf(permission))
      return {
        now: (await databaseTime(db)).toISOString(),
        topics: [...new Set(topics)].sort(),
        cases: rows.map(
          ({ id, kind, title, is_urgent, raised_at, due_at, seen_at, owner, is_mine, about }) => ({
            ...{ id, kind, title, is_urgent, raised_at, due_at, seen_at, owner, is_mine },
            // No place for cases about persons: a wall must not show where somebody waits alone.
            ...(about?.place && { place: about.place }),
          }),
        ),
      }
    },
    'GET /api/cases/:id': async ({ params }, request) => {
      const now = (await databaseTime(db)).toISOString()
      const row = await changed(params.id, signedIn(request.staff))
      return { now, case: row, steps: await stepsOf(db, params.id) }
    },
    'POST /api/cases/seen': async ({ body }, request) => {
      const staff = signedIn(request.staff)
      const open = await theirs(await openAmong(db, body.ids, seenBy(staff)), staff)
      const ids = open.map(({ id }) => id)
      if (ids.length > 0) await markSeen(db, { ids, kinds: seenBy(staff), staff })
    },
    'POST /api/cases/:id/take': async ({ params }, request) => {
      const staff = signedIn(request.staff)
      await takeCase(db, await find(params.id, staff), by(staff))
      return changed(params.id, staff)
    },
    'POST /api/cases/:id/hand-over': async ({ params, body }, request) => {
      const staff = signedIn(request.staff)
      const known = await find(params.id, staff)
      const minutes = (await minutesNow()).get(known.kind) ?? 0
      const to = body.to
        ? await colleague(context, kinds, { username: body.to, staff, kind: known.kind })
        : null
      await handOver(db, known, { to, note: body.note, minutes }, by(staff))
      return changed(params.id, staff)
    },
    'POST /api/cases/:id/done': async ({ params, body }, request) => {
      const staff = signedIn(request.staff)
      const known = await find(params.id, staff)
      const kind = kinds.get(known.kind)
      if (await kind?.goesOn?.(context, known.subject)) refuse('in-panel', 409)
      const ending = kind?.endings?.choices.find(({ id }) => id === body.ending)
      if (kind?.endings && !ending) refuse('ending-needed', 409)
      const say = (transaction: CasesDatabase) =>
        kind?.endings?.say(transaction, known.subject, ending?.id ?? '', by(staff))
      const done = {
        note: body.note,
        lasts: kind?.lasting !== undefined,
        goesOn: ending?.ends === false,
        say,
      }
      await finish(db, known, done, by(staff))
      if (kind?.endings) await tellPhones(known.kind)
      return changed(params.id, staff)
    },
    'POST /api/cases/:id/reopen': async ({ params }, request) => {
      const staff = signedIn(request.staff)
      const known = await find(params.id, staff)
      const kind = kinds.get(known.kind)
      if (kind?.goesOn) refuse('in-panel', 409)
      const minutes = (await minutesNow()).get(known.kind) ?? 0
      const reopen = kind?.endings
      const goOn = (transaction: CasesDatabase) => reopen?.reopen(transaction, known.subject, by(staff))
      await reopenCase(db, known, { minutes, goOn, endsWithMatter: reopen !== undefined }, by(staff))
      if (reopen) await tellPhones(known.kind)
      return changed(params.id, staff)
    },
    'GET /api/cases/settings': async () => {
      const minutes = await minutesNow()
      return {
        kinds: [...kinds.values()].map(({ kind, title, minutes: default_minutes }) => ({
          kind,
          title,
          minutes: minutes.get(kind) ?? default_minutes,
          default_minutes,
        })),
      }
    },
    'PUT /api/cases/settings': async ({ body: { instead_of, ...body } }, request) => {
      const usual = instead_of && (kinds.get(instead_of.kind)?.minutes ?? refuse('invalid', 400))
      if (Object.keys(body.minutes).some(kind => !kinds.has(kind))) refuse('invalid', 400)
      const known = new Set((await posts(db)).map(({ id }) => id))
      const { order } = body
      if ([...Object.keys(order), ...(body.only ?? [])].some(kind => !kinds.has(kind))) refuse('invalid', 400)
      if (Object.values(order).some(list => list.some(id => !known.has(id)))) refuse('invalid', 400)
      const staff = signedIn(request.staff)
      return changeSetting(context.db, settingsKey, {
        read: readCaseSettings,
        change: now =>
          instead_of && usual ? withKind(now, body, instead_of, { usual, known }) : { ...now, ...body },
        ...by(staff),
      })
    },
  })
}

type About = ReadonlyMap<string, CaseRow['about']>
const keyOf = ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`

/** The subjects of cases, requested from the features that raised them, once for each kind. */
async function aboutOf(
  context: AppContext,
  kinds: ReadonlyMap<string, CaseKind>,
  rows: readonly NotedCase[],
): Promise<About> {
  const all = new Map<string, CaseRow['about']>()
  for (const [kind, group] of Map.groupBy(rows, row => row.kind)) {
    const subjects = group.map(({ subject }) => subject)
    const found = (await kinds.get(kind)?.about(context, subjects)) ?? new Map()
    for (const [subject, { place = null, detail = null, words = '', figures, known }] of found)
      all.set(keyOf({ kind, subject }), {
        ...{ place, detail, words },
        ...(figures && { figures }),
        ...(known && { known }),
      })
  }
  return all
}

type Known = {
  about: About
  minutes: ReadonlyMap<string, number>
  kinds: ReadonlyMap<string, CaseKind>
  next: (row: NotedCase) => CaseRow['next']
}
function rowFor(row: NotedCase, staff: Staff, { about, minutes, kinds, next }: Known): CaseRow {
  const allowed = (minutes.get(row.kind) ?? 0) * 60_000
  const kind = kinds.get(row.kind)
  const endings = kind?.endings?.choices.map(({ id, label }) => ({ id, label }))
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    subject: row.subject,
    title: kind?.title ?? { en: row.kind, hi: row.kind },
    is_urgent: kind?.isUrgent ?? false,
    ...(endings && { endings }),
    ...(kind?.goesOn && { in_panel: true }),
    told: row.told,
    raised_at: row.raised_at.toISOString(),
    due_at: (row.due_at ?? new Date(row.raised_at.getTime() + allowed)).toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    owner: row.owner_name,
    is_mine: row.owner_id === staff.id,
    taken_at: row.taken_at?.toISOString() ?? null,
    next: next(row),
    done_at: row.done_at?.toISOString() ?? null,
    done_by: row.done_by,
    note: row.note,
    about: about.get(keyOf(row)) ?? null,
  }
}
