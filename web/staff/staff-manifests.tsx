import type { StaffManifest } from '#kit/web/staff/manifest.tsx'
import { manifests } from '../manifests.tsx'

/** What every feature brings to the staff console. Rejects while a part cannot be loaded. */
export async function loadStaffManifests(): Promise<readonly StaffManifest[]> {
  const modules = await Promise.all(manifests.flatMap(({ staff }) => (staff ? [staff()] : [])))
  return modules.map(({ staff }) => staff)
}
