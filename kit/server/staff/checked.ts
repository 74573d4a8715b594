import type { Point } from '#common/distance.ts'
import type { By } from '../http/request.ts'

/** Who stood at a position, and when; null if nobody did. */
export type Checked = { checked_by: string | null; checked_at: Date | null }
type Before = Checked & { latitude: number | null; longitude: number | null }
/** `is_checked`: the editor says that somebody stood there. */
type Said = { position: Point | null; is_checked: boolean }

/** Who checked a position after a save: the earlier checker, as long as the position stays the same, or else the editor. */
export function checkedAfter(
  before: Before | undefined,
  { position, is_checked }: Said,
  { staff, at }: By,
): Checked {
  if (!is_checked || !position) return { checked_by: null, checked_at: null }
  const isSame = before?.latitude === position.lat && before.longitude === position.lng
  if (before?.checked_by && isSame) return { checked_by: before.checked_by, checked_at: before.checked_at }
  return { checked_by: staff.username, checked_at: at }
}
