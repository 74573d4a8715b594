import type { Manifest, Screen } from '#kit/web/manifest.ts'
import * as features from './features.ts'

export const manifests: readonly Manifest[] = Object.values(features)

/** Sorts by a list of names; anything not in it comes last, in the order of the features. */
export function byOrder<T>(order: readonly string[], nameOf: (item: T) => string) {
  const rank = (item: T) => order.indexOf(nameOf(item)) + 1 || order.length + 1
  return (a: T, b: T): number => rank(a) - rank(b)
}

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
