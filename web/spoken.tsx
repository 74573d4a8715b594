import { spoken as attractions } from '#features/attractions/spoken.tsx'
import { spoken as cameraFilters } from '#features/camera-filters/spoken.tsx'
import { spoken as complaints } from '#features/complaints/spoken.tsx'
import { spoken as contacts } from '#features/contacts/spoken.tsx'
import { spoken as crowdStatus } from '#features/crowd-status/spoken.tsx'
import { spoken as events } from '#features/events/spoken.tsx'
import { spoken as facilities } from '#features/facilities/spoken.tsx'
import { spoken as feedback } from '#features/feedback/spoken.tsx'
import { spoken as help } from '#features/help/spoken.tsx'
import { spoken as history } from '#features/history/spoken.tsx'
import { spoken as home } from '#features/home/spoken.tsx'
import { spoken as liveDarshan } from '#features/live-darshan/spoken.tsx'
import { spoken as lostFound } from '#features/lost-found/spoken.tsx'
import { spoken as melaQuiz } from '#features/mela-quiz/spoken.tsx'
import { spoken as melaRoute } from '#features/mela-route/spoken.tsx'
import { spoken as photoContest } from '#features/photo-contest/spoken.tsx'
import { spoken as staff } from '#features/staff/spoken.tsx'
import { spoken as vehicles } from '#features/vehicles/spoken.tsx'
import { spoken as virtualPooja } from '#features/virtual-pooja/spoken.tsx'
import { spoken as weather } from '#features/weather/spoken.tsx'
import type { SearchWords } from '#kit/web/feature.tsx'

/** Everything that can be asked for by voice or typing. Help stands first: where two are alike, it wins. */
export const spoken: readonly SearchWords[] = [
  ...help,
  ...facilities,
  ...melaRoute,
  ...contacts,
  ...lostFound,
  ...crowdStatus,
  ...weather,
  ...events,
  ...history,
  ...attractions,
  ...virtualPooja,
  ...liveDarshan,
  ...photoContest,
  ...melaQuiz,
  ...cameraFilters,
  ...feedback,
  ...complaints,
  ...home,
  ...staff,
  ...vehicles,
]
