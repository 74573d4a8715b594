import { sheet as cameraFilters } from '#features/camera-filters/sheet.tsx'
import { sheet as contacts } from '#features/contacts/sheet.tsx'
import { sheet as crowdStatus } from '#features/crowd-status/sheet.tsx'
import { sheet as events } from '#features/events/sheet.tsx'
import { sheet as facilities } from '#features/facilities/sheet.tsx'
import { sheet as feedback } from '#features/feedback/sheet.tsx'
import { sheet as liveDarshan } from '#features/live-darshan/sheet.tsx'
import { sheet as lostFound } from '#features/lost-found/sheet.tsx'
import { sheet as melaRoute } from '#features/mela-route/sheet.tsx'
import { sheet as photoContest } from '#features/photo-contest/sheet.tsx'
import { sheet as vehicles } from '#features/vehicles/sheet.tsx'
import { sheet as virtualPooja } from '#features/virtual-pooja/sheet.tsx'
import { sheet as voiceSearch } from '#features/voice-search/sheet.tsx'
import { sheet as weather } from '#features/weather/sheet.tsx'
import type { FeatureSheet } from '#kit/web/feature-sheet.tsx'
import { sheet as ui } from './ui-sheet.tsx'

/** Every feature's sheet, one line each. */
export const sheets: readonly FeatureSheet[] = [
  ui,
  cameraFilters,
  facilities,
  contacts,
  melaRoute,
  crowdStatus,
  feedback,
  lostFound,
  weather,
  events,
  liveDarshan,
  photoContest,
  vehicles,
  virtualPooja,
  voiceSearch,
]
