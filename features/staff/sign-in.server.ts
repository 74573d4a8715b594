import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Role } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit, mostAuditedByOne } from '#kit/server/staff/audit.ts'
import { hashPassword, verifyPassword } from '#kit/server/staff/passwords.ts'
import { accountNamed, setPassword } from './accounts.server.ts'
import type { ConsoleKind } from './contract.ts'
import type { From } from './guesses.server.ts'
import { isRecoveryCode, makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.server.ts'
import type { StaffTables } from './tables.server.ts'

type Claim = { username: string; password: string; as: ConsoleKind; code?: string | undefined }

// The parking desk needs its own role; any other role opens the console.
const opens = (roles: readonly Role[], kind: ConsoleKind): boolean =>
  roles.some(role => (role === 'vehicle') === (kind === 'vehicle'))

// The specification's message (§8) for each role; the same for a wrong name and a wrong password.
const wrong = (kind: ConsoleKind): never =>
  refuse('invalid-credentials', 401, kind === 'admin' ? 'Invalid admin credentials' : 'Invalid credentials')

const refusedCode = { action: 'refused', subject: 'wrong-code' }
const usedCode = { action: 'used', subject: 'recovery-code' }
const madeCodes = { action: 'recovery-codes-made', subject: 'account' }

/** Checks passwords and second factors. The caller counts the attempt first. */
export function createProofs(
  context: Pick<AppContext, 'db' | 'clock' | 'machineClock' | 'limits' | 'alarms'>,
) {
  const db = context.db.withTables<StaffTables>()
  const at = () => new Date(context.clock())
  const codeRefused = context.alarms.watch({
    name: 'wrong-codes',
    ceiling: 3,
    count: since => mostAuditedByOne(context.db, { subject: 'wrong-code', since }),
  })
  const codeUsed = context.alarms.watch({
    name: 'recovery-code-used',
    ceiling: 1,
    count: since => mostAuditedByOne(context.db, { subject: usedCode.subject, since }),
  })

  /** The account if name, password and code are right. Refuses `invalid-credentials`, `code-required`, `invalid-code`. */
  async function prove({ username, password, as, code }: Claim, from: From) {
    const account = await accountNamed(db, username)
    const right = await verifyPassword(account?.password_hash, password, from)
    if (!account || !right || !opens(account.roles, as)) return wrong(as)
    if (isRecoveryCode(code) && (await spendRecoveryCode(db, account.id, code))) {
      await audit(context.db, { staff: account, at: at(), ...usedCode, id: account.id })
      await codeUsed()
    } else if (account.second_factor) {
      if (code === undefined) refuse('code-required', 401, 'Give the code of your authenticator app.')
      if (isRecoveryCode(code) || !(await spendCode(account.id, account.second_factor, code))) {
        // Somebody knows the password but lacks the phone; the owner and the admins should know.
        await audit(context.db, { staff: account, at: at(), ...refusedCode, id: account.id })
        await codeRefused()
        refuse('invalid-code', 401, 'This code is wrong or was used before.')
      }
    }
    return account
  }

  /** Marks a code as used: of two requests with the same code one fails. */
  async function spendCode(id: string, secret: string, code: string): Promise<boolean> {
    const row = await db
      .selectFrom('staff_accounts')
      .select('second_factor_step')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const step = stepOf(secret, code, context.machineClock(), Number(row.second_factor_step))
    if (step === undefined) return false
    const used = await db
      .updateTable('staff_accounts')
      .set({ second_factor_step: step })
      .where('id', '=', id)
      .where('second_factor_step', '<', step)
      .returning('id')
      .executeTakeFirst()
    return used !== undefined
  }

  /** Checks the password of somebody who is signed in; one match among several is enough. */
  async function proveAgain(staff: Staff, ...passwords: [string, ...string[]]) {
    const key = `own-password:${staff.id}`
    await context.limits.spend(key, { max: 10, seconds: 900 })
    const account = await accountNamed(db, staff.username)
    let isRight = false
    for (const password of passwords) isRight ||= await verifyPassword(account?.password_hash, password)
    if (!isRight || !account) return wrong('vehicle')
    await context.limits.forget(key)
    return account
  }

  return {
    prove,
    /**
     * Changes the caller's password and ends all sessions; the caller opens a new one. A retry after a lost answer is accepted,
     * because the new password counts as the current one by then.
     */
    async changePassword(staff: Staff, current: string, next: string) {
      const account = await proveAgain(staff, current, next)
      const password_hash = await hashPassword(next)
      await db.transaction().execute(async trx => {
        const now = await trx
          .selectFrom('staff_accounts')
          .select('password_hash')
          .where('id', '=', account.id)
          .forUpdate()
          .executeTakeFirst()
        // Reset while the passwords were hashed: the reset stays.
        if (now?.password_hash !== account.password_hash) wrong('vehicle')
        await setPassword(trx, account.id, password_hash)
        await audit(trx, { staff, at: at(), action: 'password-changed', subject: 'account', id: account.id })
      })
      return { id: account.id, password_hash }
    },
    async offerSecondFactor(staff: Staff, password: string) {
      const account = await proveAgain(staff, password)
      const offer = offerSecret(account.username)
      await db
        .updateTable('staff_accounts')
        .set({ second_factor_offer: offer.secret })
        .where('id', '=', account.id)
        .execute()
      return offer
    },
    async acceptSecondFactor(staff: Staff, code: string) {
      const account = await accountNamed(db, staff.username)
      const secret = account?.second_factor_offer
      if (!secret || !(await spendCode(staff.id, secret, code)))
        return refuse('invalid-code', 401, 'This code is wrong or was used before.')
      return db.transaction().execute(async trx => {
        const accepted = await trx
          .updateTable('staff_accounts')
          .set({ second_factor: secret, second_factor_offer: null })
          .where('id', '=', staff.id)
          .where('second_factor_offer', '=', secret)
          .returning('id')
          .executeTakeFirst()
        // Replaced or taken away by a reset meanwhile.
        if (!accepted) refuse('invalid-code', 401, 'This code is wrong or was used before.')
        await audit(trx, { staff, at: at(), action: 'second-factor-added', subject: 'account', id: staff.id })
        return { recoveryCodes: await makeRecoveryCodes(trx, staff.id) }
      })
    },
    /** Makes new recovery codes; the earlier ones stop working. */
    async renewRecoveryCodes(staff: Staff, password: string) {
      await proveAgain(staff, password)
      return db.transaction().execute(async trx => {
        await audit(trx, { staff, at: at(), ...madeCodes, id: staff.id })
        return { recoveryCodes: await makeRecoveryCodes(trx, staff.id) }
      })
    },
    async removeSecondFactor(staff: Staff, password: string) {
      await proveAgain(staff, password)
      await db.transaction().execute(async trx => {
        await trx
          .updateTable('staff_accounts')
          // Reset the step: none of a new secret's codes has been used.
          .set({ second_factor: null, second_factor_offer: null, second_factor_step: 0 })
          .where('id', '=', staff.id)
          .execute()
        await audit(trx, {
          staff,
          at: at(),
          action: 'second-factor-removed',
          subject: 'account',
          id: staff.id,
        })
      })
    },
  }
}

/** A new secret for an authenticator app, and the `otpauth:` URI for its QR code. */
function offerSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: 'Shravani Mela', label: username, secret }) }
}

/** The time step of a valid code; undefined if it is wrong or already used. The phone's clock may be 30 s off. */
function stepOf(secret: string, token: string, now: number, lastStep: number): number | undefined {
  const epoch = Math.floor(now / 1000)
  // If the server's clock was set back, `lastStep` is in the future and the library would throw.
  if (lastStep > Math.floor(epoch / 30) + 1) return undefined
  const found = verifySync({ secret, token, epoch, epochTolerance: 30, afterTimeStep: lastStep })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}
