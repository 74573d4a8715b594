import type { ComponentType } from 'react'
import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'
import type { ScreenProps } from './lazy-screen.tsx'
import type { FeatureSearch } from './search-items.ts'
import type { StaffManifest } from './staff/manifest.ts'

/** What a prerendered page shows of its data, and how a shared link to it looks. */
export type PageContent = {
  /** Default: the feature's title. */
  title?: Text
  /** Queries whose answers the page carries. */
  reads?: readonly string[]
  /** Least time (ms) between two renderings, where the rows change all the time. */
  rest?: number
  /** Picture of a shared link: public/share/{picture}.jpg. */
  picture?: 'gallery'
}

/** A screen and its address. An address without parameters is prerendered; others name their `pages`. */
export type Screen = PageContent & {
  /** As in the address bar; `:name` is a parameter. */
  path: string
  /** Other addresses of the same screen. */
  also?: readonly string[]
  load: () => Promise<ComponentType<ScreenProps>>
  /** A flow has an action row in place of the bottom bar. */
  flow?: boolean
  pages?: readonly (PageContent & { address: string })[]
}

/** Rows of the home grid, each with its tint (visual direction, layout grid). */
export const tileRows = ['care', 'way', 'food', 'stay'] as const
/** Label, icon and address default to the feature's own. */
type Shortcut = { label?: Text; icon?: IconName; to?: string }
export type Tile = Shortcut & { row: (typeof tileRows)[number] }

/** A picture of Home's carousel: a drawing of ours or an approved photo. 3:2, with its subject in the central square. */
export type DayPicture = { src: string; alt: Text; caption: Text }

/**
 * What a feature brings to the app: `manifest` in its `manifest.ts`, one line in web/features.ts. It is part of Home's
 * first script, so screens, search words and everything of staff are behind a lazy import. Each host
 * has the order in which it shows them (web/menu-lines.ts, tiles.ts, search-words.ts, offline-reads.ts, staff/staff-manifests.ts); what
 * is not named there comes last.
 */
export type Manifest = {
  /** Name of its folder. */
  name: string
  title: Text
  icon: IconName
  screens?: readonly Screen[]
  /** In the home grid. */
  tiles?: readonly Tile[]
  /** A line of the side menu. */
  menu?: Shortcut
  /** Public queries that the phone keeps for when there is no network. What is not listed is never stored. */
  offline?: {
    reads: readonly string[]
    /** Fetched at the first visit. */
    warm?: readonly string[]
  }
  /** For ask Nandi and search. */
  search?: () => Promise<FeatureSearch>
  /** Loaded with the staff console. */
  staff?: () => Promise<StaffManifest>
}
