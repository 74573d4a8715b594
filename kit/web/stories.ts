import type { ComponentType } from 'react'

/** A feature's parts in every state, rendered from its examples: `stories` in its `stories.tsx`. */
export type Stories = { feature: string; states: readonly { name: string; Show: ComponentType }[] }
