import { api as complaintsApi } from '#features/complaints/api.server.ts'
import { api as contactsApi } from '#features/contacts/api.server.ts'
import { api as crowdStatusApi } from '#features/crowd-status/api.server.ts'
import { api as dashboardApi } from '#features/dashboard/api.server.ts'
import { api as devicesApi } from '#features/devices/api.server.ts'
import { api as eventsApi } from '#features/events/api.server.ts'
import { api as facilitiesApi } from '#features/facilities/api.server.ts'
import { api as feedbackApi } from '#features/feedback/api.server.ts'
import { api as liveDarshanApi } from '#features/live-darshan/api.server.ts'
import { api as lostFoundApi } from '#features/lost-found/api.server.ts'
import { api as melaQuizApi } from '#features/mela-quiz/api.server.ts'
import { api as melaRouteApi } from '#features/mela-route/api.server.ts'
import { api as noticesApi } from '#features/notices/api.server.ts'
import { api as photoContestApi } from '#features/photo-contest/api.server.ts'
import { api as retentionApi } from '#features/retention/api.server.ts'
import { api as staffApi } from '#features/staff/api.server.ts'
import { api as vehiclesApi } from '#features/vehicles/api.server.ts'
import { api as virtualPoojaApi } from '#features/virtual-pooja/api.server.ts'
import { api as weatherApi } from '#features/weather/api.server.ts'
import type { FeatureApi } from '#kit/server/context.ts'

/** Every feature's server half, one line each. */
export const features: readonly FeatureApi[] = [
  devicesApi,
  facilitiesApi,
  contactsApi,
  crowdStatusApi,
  eventsApi,
  weatherApi,
  liveDarshanApi,
  melaRouteApi,
  photoContestApi,
  virtualPoojaApi,
  melaQuizApi,
  lostFoundApi,
  feedbackApi,
  complaintsApi,
  staffApi,
  vehiclesApi,
  dashboardApi,
  noticesApi,
  retentionApi,
]
