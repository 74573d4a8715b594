import { createContext, useContext } from 'react'
import type { Text } from '#common/text.ts'
import { useSay } from './language.tsx'

/** Titles of the screens as the manifests say them: of the one that is open, and of each by its path. */
type Titles = { here: Text; at: Readonly<Record<string, Text>> }
export const TitlesContext = createContext<Titles>({ here: { en: '', hi: '' }, at: {} })

/** The title of the screen at a path of `paths`; of the open screen where no path is given. */
export function useScreenTitle(path?: string): string {
  const { here, at } = useContext(TitlesContext)
  const say = useSay()
  return say((path === undefined ? undefined : at[path]) ?? here)
}
