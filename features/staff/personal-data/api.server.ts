import { maskPhone } from '#common/phone-number.ts'
import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { changedBy, type Staff } from '#kit/server/http/request.ts'
import { erasePersonalData, type Found, findPersonalData, finishErasure } from '#kit/server/personal-data.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { looksPerHour, type PersonalPart, personalDataContract } from './contract.ts'

/** One person's data in all features, by phone number. Only kinds and counts leave the server. */
export const serveData: FeatureApi = context => {
  const by = changedBy(context.clock)
  const spend = (staff: Staff) =>
    context.limits.spend(`personal-data:${staff.id}`, { max: looksPerHour, seconds: 3600 })

  serve(context, personalDataContract, {
    'POST /api/personal-data/look-ups': async ({ body: { phone } }, request) => {
      const { staff, at } = by(request.staff)
      await spend(staff)
      const after = { phone: maskPhone(phone) }
      await audit(context.db, { staff, at, action: 'seen', subject: 'personal-data', after })
      const found = await findPersonalData(context.db, context.features, phone)
      return { parts: found.map(partOf) }
    },
    'POST /api/personal-data/erasures': async ({ body: { phone, reason } }, request) => {
      const { staff, at } = by(request.staff)
      await spend(staff)
      const { done, gone } = await erasePersonalData(context.db, context.features, {
        phone,
        staff,
        at,
        reason,
      })
      await finishErasure(context, gone)
      return { parts: done.map(({ table: _, why = null, ...part }) => ({ ...part, why })) }
    },
  })
}

/** A row sent by the person has a consent notice; vehicles are registered by staff without one. */
type Consented = { notice_version: string; notice_language: 'en' | 'hi'; created_at: Date }
const isConsented = (row: object): row is Consented => 'notice_version' in row

const partOf = ({ feature, kind, rows }: Found): PersonalPart => ({
  feature,
  kind,
  count: rows.length,
  consents: rows
    .filter(isConsented)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .map(row => ({
      version: row.notice_version,
      language: row.notice_language,
      given_at: row.created_at.toISOString(),
    })),
})
