import { fairMoment } from '#common/fair-time.ts'
import { refuse } from '#common/refusal.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, type Staff, signedIn, staffOf } from '#kit/server/http/request.ts'
import { audit, auditEntries, auditedName } from '#kit/server/staff/audit.ts'
import { addAccount, changeAccount, listAccounts, resetPassword } from './accounts.server.ts'
import { type AuditEntry, type Member, staffContract } from './contract.ts'
import { createGuesses } from './guesses.server.ts'
import { auditPage } from './limits.ts'
import { serveData } from './personal-data/api.server.ts'
import { countRecoveryCodes } from './recovery-codes.server.ts'
import { createSessions, longestMs } from './sessions.server.ts'
import { createProofs } from './sign-in.server.ts'
import { endElsewhere } from './signed-out.server.ts'
import type { StaffTables } from './tables.server.ts'

/** Signing in and out, accounts, and the audit log. */
export const staffApi: FeatureApi = context => {
  const db = context.db.withTables<StaffTables>()
  const sessions = createSessions(context)
  const guesses = createGuesses(context)
  const proofs = createProofs(context)
  const by = changedBy(context.clock)
  context.app.signedIn.find = sessions.find
  context.app.signedIn.isSealed = sessions.isSealed

  const memberOf = async (staff: Staff, openedAt: number): Promise<Member> => {
    const account = (await listAccounts(db)).find(({ id }) => id === staff.id)
    return {
      username: staff.username,
      roles: [...staff.roles],
      hasSecondFactor: account?.hasSecondFactor ?? false,
      recoveryCodes: await countRecoveryCodes(db, staff.id),
      endsAt: new Date(openedAt + longestMs).toISOString(),
    }
  }

  serveData(context)
  serve(context, staffContract, {
    'POST /api/session': async ({ body }, request, reply) => {
      const from = await guesses.count(body, request)
      const account = await proofs.prove(body, from)
      // False if the password was changed while it was being checked.
      if (!(await sessions.open(account, request, reply))) refuse('invalid-credentials', 401)
      await guesses.forgive(account, request, reply)
      return memberOf(account, context.clock())
    },
    'GET /api/session': async (_, request) => {
      const session = await sessions.find(request)
      return { staff: session ? await memberOf(session, session.openedAt.getTime()) : null }
    },
    'DELETE /api/session': async ({ query }, request, reply) => {
      const staff = query.everywhere && (await staffOf(request))
      if (staff) {
        await sessions.endAll(staff.id)
        await endElsewhere(context.db, context.features, staff.id)
      }
      await sessions.end(request, reply)
      reply.code(204)
    },
    'PUT /api/session/password': async ({ body }, request, reply) => {
      const account = await proofs.changePassword(signedIn(request.staff), body.current, body.next)
      await sessions.open(account, request, reply)
    },
    'POST /api/session/second-factor': ({ body }, { staff }) =>
      proofs.offerSecondFactor(signedIn(staff), body.password),
    'PUT /api/session/second-factor': ({ body }, { staff }) =>
      proofs.acceptSecondFactor(signedIn(staff), body.code),
    'POST /api/session/recovery-codes': ({ body }, { staff }) =>
      proofs.renewRecoveryCodes(signedIn(staff), body.password),
    'DELETE /api/session/second-factor': ({ body }, { staff }) =>
      proofs.removeSecondFactor(signedIn(staff), body.password),
    'GET /api/staff-accounts': async () => ({ accounts: await listAccounts(db) }),
    'POST /api/staff-accounts': ({ body }, { staff }) => addAccount(db, body, by(staff)),
    'PATCH /api/staff-accounts/:id': async ({ params, body }, { staff }) => {
      const account = await changeAccount(db, params.id, body, by(staff))
      if (body.isDisabled) await endElsewhere(context.db, context.features, params.id)
      return account
    },
    'POST /api/staff-accounts/:id/password': async ({ params }, { staff }) => {
      const password = await resetPassword(db, params.id, by(staff))
      await endElsewhere(context.db, context.features, params.id)
      return { password }
    },
    'POST /api/staff-accounts/:id/handset-link': async ({ params: { id } }, { staff }) => {
      if (!(await listAccounts(db)).some(account => account.id === id)) refuse('not-found', 404)
      const secret = await guesses.makeLink(id)
      await audit(db, { ...by(staff), action: 'handset-link', subject: 'account', id })
      return { secret }
    },
    'GET /api/audit-log': async ({ query }) => ({ entries: await readAuditLog(context.db, query) }),
  })

  context.looks.every(600_000, 'sessions', () => Promise.all([sessions.sweep(), guesses.sweep()]))
}

type AuditQuery = {
  before?: string | undefined
  subject?: string | undefined
  username?: string | undefined
  day?: string | undefined
}
/** A page of the log, newest first. */
async function readAuditLog(db: AnyDatabase, { day, ...search }: AuditQuery): Promise<AuditEntry[]> {
  const from = day === undefined ? undefined : new Date(fairMoment(day, '00:00'))
  const until = from && new Date(from.getTime() + 86_400_000)
  const rows = await auditEntries(db, { ...search, from, until, limit: auditPage })
  return rows.map(({ id, at, subject_id, subject_name, subject_name_hi, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    subjectId: subject_id,
    subjectName: auditedName({ subject_name, subject_name_hi }),
  }))
}
