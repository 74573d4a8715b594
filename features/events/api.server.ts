import type { FeatureApi } from '#kit/server/context.ts'
import { serve } from '#kit/server/http/http.ts'
import { tellChanges } from '#kit/server/live/tell-changes.ts'
import { rowCalls } from '#kit/server/staff/row-calls.ts'
import { eventsContract } from './contract.ts'
import { allEntries, type EventTables, entryRecords, staffSchedules } from './entries.server.ts'

const topic = 'events'

/** The schedules that staff edit. */
export const eventsApi: FeatureApi = context => {
  const db = context.db.withTables<EventTables>()
  const schedules = context.responseCache.answer(topic, [topic], () => staffSchedules(db))
  // The entries have no ids of their own: a changed year goes out as a whole.
  tellChanges(context.live, topic, schedules, ({ years }) => years.map(row => [String(row.year), row]))
  const rows = rowCalls(context, topic, entryRecords)
  serve(context, eventsContract, {
    'GET /api/events': schedules,
    'GET /api/events/all': async () => ({ entries: await allEntries(db) }),
    'POST /api/events': rows.add,
    'PUT /api/events/:id': rows.change,
  })
}
