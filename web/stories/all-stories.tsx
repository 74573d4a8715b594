import type { Stories } from '#kit/web/stories.tsx'
import { stories as ui } from './ui-stories.tsx'

const found = import.meta.glob<Stories>('/features/*/stories.tsx', { eager: true, import: 'stories' })

/** The stories of the parts, and of every feature whose folder has a `stories.tsx`. */
export const allStories: readonly Stories[] = [ui, ...Object.values(found)]
