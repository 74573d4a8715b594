import { createContext, useContext } from 'react'
import type { Text } from '#common/text.ts'
import { useSay } from './language.tsx'

/** Titles of the screens from the manifests: of the open one, and of each by its path. */
type Titles = { here: Text; at: Readonly<Record<string, Text>> }
export const TitlesContext = createContext<Titles>({ here: { en: '', hi: '' }, at: {} })

/** The title of the screen at a path of `paths`; without a path, of the open screen. */
export function useScreenTitle(path?: string): string {
  const { here, at } = useContext(TitlesContext)
  const say = useSay()
  return say((path === undefined ? undefined : at[path]) ?? here)
}
