import type { Manifest, Screen } from '#kit/web/manifest.ts'
import * as features from './features.ts'

export const manifests: readonly Manifest[] = Object.values(features)

/** Compares by a list of names; items not in it come last, in the order of the features. */
export function byOrder<T>(order: readonly string[], nameOf: (item: T) => string) {
  const rank = (item: T) => order.indexOf(nameOf(item)) + 1 || order.length + 1
  return (a: T, b: T): number => rank(a) - rank(b)
}

/** A tile or menu line, with defaults from its feature: name, icon and the first screen's address. */
export const complete = <S extends object>({ title, icon, screens = [] }: Manifest, shortcut: S) => ({
  label: title,
  icon,
  to: screens[0]?.path ?? '/',
  ...shortcut,
})

/** The features' screens, each with its page's title. */
export const featureScreens: readonly Screen[] = manifests.flatMap(({ title, screens = [] }) =>
  screens.map(screen => ({ title, ...screen })),
)
