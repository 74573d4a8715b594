import { panels as complaints } from '#features/complaints/panels.tsx'
import { panels as contacts } from '#features/contacts/panels.tsx'
import { panels as crowdStatus } from '#features/crowd-status/panels.tsx'
import { panels as events } from '#features/events/panels.tsx'
import { panels as facilities } from '#features/facilities/panels.tsx'
import { panels as liveDarshan } from '#features/live-darshan/panels.tsx'
import { panels as lostFound } from '#features/lost-found/panels.tsx'
import { panels as melaQuiz } from '#features/mela-quiz/panels.tsx'
import { panels as melaRoute } from '#features/mela-route/panels.tsx'
import { panels as notices } from '#features/notices/panels.tsx'
import { panels as photoContest } from '#features/photo-contest/panels.tsx'
import { panels as staff } from '#features/staff/panels.tsx'
import { panels as virtualPooja } from '#features/virtual-pooja/panels.tsx'
import type { StaffPanel } from '#kit/web/feature.tsx'

/** What staff do all day, one line per feature, in the order of the staff menu. */
export const panels: readonly StaffPanel[] = [
  ...crowdStatus,
  ...notices,
  ...complaints,
  ...lostFound,
  ...photoContest,
  ...facilities,
  ...contacts,
  ...events,
  ...melaRoute,
  ...liveDarshan,
  ...virtualPooja,
  ...melaQuiz,
  ...staff,
]
