import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { audit } from '../staff/audit.ts'
import { signedIn } from './request.ts'

const every = 600_000
const most = 10_000

/**
 * Writes into the audit log who saw which private numbers or pictures. A panel reads its list again and again: the same
 * view of the same person is written once in ten minutes.
 */
export function viewLog({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): (request: FastifyRequest, subject: string) => Promise<void> {
  const written = new Map<string, number>()
  return async (request, subject) => {
    const staff = signedIn(request.staff)
    const params = Object.values((request.params ?? {}) as Record<string, string>)
    const id = params.length > 0 ? params.join(' ') : undefined
    const key = `${staff.id} ${subject} ${id ?? ''}`
    const at = clock()
    if (Math.abs(at - (written.get(key) ?? Number.NEGATIVE_INFINITY)) < every) return
    await audit(db, { staff, at: new Date(at), action: 'seen', subject, id })
    if (written.size >= most) written.clear()
    written.set(key, at)
  }
}
