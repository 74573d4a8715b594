import type { ComponentType, ReactNode } from 'react'
import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'

/** Rows of the home grid, each with its tint (visual direction, layout grid). */
export type TileRow = 'care' | 'way' | 'food' | 'stay'
export type Tile = { label: Text; icon: IconName; to: string; row: TileRow; place: number }
/** A line of the side menu. Exported as `menu` by a feature's `menu.tsx`, composed in web/menu-lines.tsx: loaded with the menu. */
export type MenuLine = { label: Text; icon: IconName; to: string; place: number }
/**
 * What somebody may say or type to come here; keywords in English, Hindi and Hinglish. Exported as `spoken` by a
 * feature's `spoken.ts` and composed in web/spoken.tsx: loaded with ask Nandi, never with Home.
 */
export type SearchWords = {
  label: Text
  icon: IconName
  to: string
  words: readonly string[]
  kind: 'facility' | 'service' | 'contacts'
}
/**
 * One piece of the staff's work. Exported as `panels` by a feature's `panels.tsx` and composed in web/staff/panels.tsx:
 * loaded with the staff console, never with Home.
 */
export type StaffPanel = {
  /** Its address: `/admin/{id}`. */
  id: string
  label: Text
  icon: IconName
  /** `staff`: whoever works here. */
  role: 'admin' | 'vehicle' | 'staff'
  load: () => Promise<{ Panel: () => ReactNode }>
}

/** What a feature offers to home: one plain typed object per feature. */
export type Feature = {
  name: string
  tiles?: readonly Tile[]
  /** Parts of the home screen: the crowd and next aarti in the masthead, the weather card. With Home's first script: every byte is Home's. */
  blocks?: readonly { place: 'now' | 'weather'; Block: ComponentType }[]
}
