import { paths } from '#kit/web/paths.ts'
import { panels } from './panels.tsx'

/** Addresses of staff's screens: they answer with the bare shell, which the app fills. */
export const staffAddresses: readonly string[] = [
  paths.admin(),
  paths.dashboard(),
  ...panels.map(({ id }) => paths.staffPanel(id)),
]
