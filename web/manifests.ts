import type { Manifest, Screen } from '#kit/web/manifest.ts'
import * as features from './features.ts'

export const manifests: readonly Manifest[] = Object.values(features)

/** What stands above every screen. */
export const above = manifests.flatMap(manifest => manifest.above ?? [])

export const byPlace = (a: { place: number }, b: { place: number }): number => a.place - b.place

/** A tile or menu line with what it leaves to its feature: name, icon and the address of the first screen. */
export const complete = <S extends object>({ title, icon, screens = [] }: Manifest, shortcut: S) => ({
  label: title,
  icon,
  to: screens[0]?.path ?? '/',
  ...shortcut,
})

/** Screens of the features, each with the name that its page has. */
export const featureScreens: readonly Screen[] = manifests.flatMap(({ title, screens = [] }) =>
  screens.map(screen => ({ title, ...screen })),
)
