import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { type Staff, signedIn } from '#kit/server/http/request.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { eventsContract, type StaffEntry } from './contract.ts'
import { addEntry, allEntries, changeEntry, type EventTables, staffSchedules } from './entries.server.ts'

const topic = 'events'

/** The schedules that staff edit. */
export const eventsApi: FeatureApi = context => {
  const db = context.db.withTables<EventTables>()
  const by = (staff: Staff | undefined) => ({ staff: signedIn(staff), at: new Date(context.clock()) })
  const told = async (entry: StaffEntry) => {
    await context.responseCache.changed(topic)
    return entry
  }
  const schedules = context.responseCache.answer(topic, [topic], () => staffSchedules(db))
  // The entries have no ids of their own: a changed year goes out as a whole.
  tellChanges(context.live, topic, schedules, ({ years }) => years.map(row => [String(row.year), row]))
  serve(context, eventsContract, {
    'GET /api/events': schedules,
    'GET /api/events/all': async () => ({ entries: await allEntries(db) }),
    'POST /api/events': async ({ body: { id, ...fields } }, { staff }) =>
      told(await addEntry(db, id, fields, by(staff))),
    'PUT /api/events/:id': async ({ params, body: { updated_at, ...fields } }, { staff }) =>
      told(await changeEntry(db, params.id, updated_at, fields, by(staff))),
  })
}
