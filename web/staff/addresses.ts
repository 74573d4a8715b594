import { paths } from '#kit/web/paths.ts'
import { loadStaffLists } from './staff-manifests.ts'

/** Addresses of the staff screens, which are served as the empty shell. */
export async function staffAddresses(): Promise<readonly string[]> {
  const { panels } = await loadStaffLists()
  return [paths.admin(), paths.dashboard(), ...panels.map(({ id }) => paths.staffPanel(id))]
}
