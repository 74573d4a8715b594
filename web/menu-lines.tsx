import { menu as attractions } from '#features/attractions/menu.tsx'
import { menu as cameraFilters } from '#features/camera-filters/menu.tsx'
import { menu as crowdStatus } from '#features/crowd-status/menu.tsx'
import { menu as events } from '#features/events/menu.tsx'
import { menu as feedback } from '#features/feedback/menu.tsx'
import { menu as history } from '#features/history/menu.tsx'
import { menu as photoContest } from '#features/photo-contest/menu.tsx'
import type { MenuLine } from '#kit/web/feature.tsx'

/** The side menu in its order. */
export const menuLines: readonly MenuLine[] = [
  ...attractions,
  ...cameraFilters,
  ...crowdStatus,
  ...events,
  ...feedback,
  ...history,
  ...photoContest,
].toSorted((a, b) => a.place - b.place)
