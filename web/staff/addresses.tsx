import { paths } from '#kit/web/paths.ts'
import { loadStaffManifests } from './staff-manifests.tsx'

/** Addresses of staff's screens: they answer with the bare shell, which the app fills. */
export async function staffAddresses(): Promise<readonly string[]> {
  const panels = (await loadStaffManifests()).flatMap(({ panels = [] }) => panels)
  return [paths.admin(), paths.dashboard(), ...panels.map(({ id }) => paths.staffPanel(id))]
}
