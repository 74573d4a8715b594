import { may } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, type Staff, signedIn } from '#kit/server/http/request.ts'
import { landmarkIn, landmarksOf } from '#kit/server/landmarks.ts'
import { offered } from '#kit/server/offered.ts'
import { databaseTime, kindsTakenBy } from '../cases.server.ts'
import { kindsFor, minutesByKind, orderByKind, readCaseSettings } from '../kinds.server.ts'
import type { CasesDatabase, CasesTables } from '../tables.server.ts'
import { addPost, changePost, goOnDuty, lastNotes, onDuty, posts, shiftsNow } from './duty.server.ts'
import { dutyContract } from './duty-contract.ts'
import { endDuty } from './hand-over.server.ts'

/** Who is on duty, and the hand-over of a shift. */
export function serveDuty(context: AppContext, kinds: ReadonlyMap<string, CaseKind>): void {
  const db = context.db.withTables<CasesTables>()
  const by = changedBy(context.clock)
  const rolesOf = offered(context.features, 'rolesOf')
  const grave = (kind: string) => Number(kinds.get(kind)?.isUrgent ?? false)
  serve(context, dutyContract, {
    'GET /api/duty': async (_, { staff: member }) => {
      const staff = signedIn(member)
      const [all, shifts, notes, settings, now] = await Promise.all([
        posts(db),
        shiftsNow(db),
        lastNotes(db),
        readCaseSettings(context.db),
        databaseTime(db),
      ])
      const [minutes, order] = [minutesByKind(settings, kinds), orderByKind(settings)]
      const landmarks = await landmarksOf(context, { alsoGone: true })
      const roles = await rolesOf?.(context.db, [...new Set(shifts.map(({ staff_id }) => staff_id))])
      const mayBeTold = (account: string, kind: string) => {
        const permission = kinds.get(kind)?.permission
        return permission !== undefined && may(roles?.get(account) ?? [], permission)
      }
      const own = shifts.find(shift => shift.staff_id === staff.id)
      const known = new Set(all.map(({ id }) => id))
      return {
        now: now.toISOString(),
        may_edit: may(staff.roles, 'admin'),
        mine: own ? { post: own.post_id, until: own.until_at.toISOString() } : null,
        posts: all.map(({ id, name_en, name_hi, updated_at }) => {
          const left = notes.find(shift => shift.post_id === id)
          return {
            id,
            name: { en: name_en, hi: name_hi },
            updated_at: updated_at.toISOString(),
            is_placed: landmarkIn(`${name_en}\n${name_hi}`, landmarks)?.point !== undefined,
            people: shifts
              .filter(shift => shift.post_id === id)
              .map(({ username, until_at, staff_id }) => ({
                username,
                until: until_at.toISOString(),
                is_me: staff_id === staff.id,
              })),
            note: left?.ended_at
              ? { words: left.note, by: left.username, at: left.ended_at.toISOString() }
              : null,
          }
        }),
        orders: kindsFor(kinds, staff.roles)
          .toSorted((a, b) => grave(b) - grave(a) || (minutes.get(a) ?? 0) - (minutes.get(b) ?? 0))
          .map(kind => {
            const told = order[kind] ?? [null]
            const seers = shifts.filter(shift => mayBeTold(shift.staff_id, kind))
            const there = seers.filter(shift => shift.post_id === told[0])
            return {
              kind,
              title: kinds.get(kind)?.title ?? { en: kind, hi: kind },
              minutes: minutes.get(kind) ?? 0,
              posts: told.filter(post => post !== null && known.has(post)) as string[],
              everybody: told.includes(null),
              now: {
                all: there.length === 0,
                people: (there.length > 0 ? there : seers).map(({ username }) => username),
              },
            }
          }),
      }
    },
    'PUT /api/duty': ({ body }, { staff }) => goOnDuty(db, body, by(staff)),
    'POST /api/duty/end': async ({ body }, { staff }) => {
      const { to, cases, note } = body
      const next =
        to === null ? null : await colleague(context, kinds, { username: to, staff: signedIn(staff) })
      await endDuty(db, { to: next, cases, note }, by(staff))
    },
    'POST /api/duty/posts': ({ body }, { staff }) => addPost(db, body, by(staff)),
    'PUT /api/duty/posts/:id': ({ params, body }, { staff }) => changePost(db, params.id, body, by(staff)),
  })
}

/**
 * Checks the colleague to whom one hands over: `kind`, or all of one's open cases. Refuses `may-not` if they are not on duty, or
 * may not see one of these kinds.
 */
export async function colleague(
  context: AppContext,
  kinds: ReadonlyMap<string, CaseKind>,
  { username, staff, kind }: { username: string; staff: Staff; kind?: string },
): Promise<{ id: string; username: string }> {
  const db: CasesDatabase = context.db.withTables<CasesTables>()
  const shift = await onDuty(db, username)
  const rolesOf = offered(context.features, 'rolesOf')
  const roles = shift && (await rolesOf?.(context.db, [shift.staff_id]))?.get(shift.staff_id)
  if (!shift || !roles) return refuse('may-not', 409, 'Nobody of this name is on duty.')
  const own = kind ? [kind] : await kindsTakenBy(db, staff.id)
  for (const needed of own) {
    const permission = kinds.get(needed)?.permission
    if (permission && !may(roles, permission)) refuse('may-not', 409, 'This account may not see such a case.')
  }
  return { id: shift.staff_id, username: shift.username }
}
