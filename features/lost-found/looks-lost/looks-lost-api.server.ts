import { defineTexts, fill, type Language } from '#common/text.ts'
import type { AppContext } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { fingerprint, storeOnce } from '#kit/server/http/store-once.ts'
import { landmarksOf, nearestStandingPost } from '#kit/server/landmarks.ts'
import { refuseWithdrawn } from '#kit/server/personal-data.ts'
import { positionColumns } from '../missing-person/own-persons.server.ts'
import { keepReport, reportById, tellDesks } from '../missing-person/reports.server.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { looksLostContract, sightingsPerDay } from './contract.ts'

/** 'Somebody here looks lost': a found person of whom little is known, compared with every open search as soon as a desk opens it. */
export function serveLooksLost(context: AppContext): void {
  const db = context.db.withTables<LostFoundTables>()
  const budget = context.budgets('looks-lost', {
    title: { en: 'Reports of people who look lost', hi: 'बिछड़े लगने वालों की सूचनाएँ' },
    perDevice: { max: sightingsPerDay, seconds: 86_400 },
    ordinary: { perNetwork: 60, inAll: 600 },
  })
  serve(context, looksLostContract, {
    'POST /api/missing-persons/sightings': async ({ body }, request) => {
      const { id, age_band, colour, where, position, first_name, notice_version, notice_language } = body
      const print = await fingerprint(body)
      const near = where || !position ? '' : await nearPost(context, position, notice_language)
      const keep = async (network: string) => {
        await refuseWithdrawn(context, id)
        const created_at = new Date(context.clock())
        const from = { device: request.device ?? '', network }
        const row = {
          ...{ id, age_band, first_name, notice_version, notice_language, ...from, created_at },
          ...{
            name: '',
            phone: '',
            person: '',
            last_seen: where || near,
            colours: [colour],
            fingerprint: print,
          },
          ...{ is_found: true, is_sighting: true },
          ...(position && positionColumns(position, created_at)),
        }
        const kept = await db.transaction().execute(transaction => keepReport(transaction, row, from))
        if (kept) await tellDesks(context)
        return kept
      }
      const row = await storeOnce(
        print,
        () => reportById(db, id),
        () => budget.spendOn(request, keep),
      )
      return { id: row.id, number: row.number, created_at: row.created_at.toISOString() }
    },
  })
}

const texts = defineTexts({
  near: { en: 'near {place}, by the phone', hi: '{place} के पास, फ़ोन की लोकेशन से' },
})
/** A phone whose position is less exact than this, in metres, sets no post. */
const roughM = 150

/** The post near a phone, for the desks' lists; '' if none is within 400 m. */
async function nearPost(context: AppContext, position: string, language: Language): Promise<string> {
  const { lat, lng, accuracy_m } = positionColumns(position, new Date(0))
  const post = accuracy_m < roughM && nearestStandingPost({ lat, lng }, await landmarksOf(context), 0.4)
  return post ? fill(texts.near, language, { place: post.name[language] }) : ''
}
