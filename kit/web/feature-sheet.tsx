import type { ComponentType } from 'react'

/** A feature's parts in every state they can be in, drawn from its examples: what `sheet.tsx` exports as `sheet`. */
export type FeatureSheet = { feature: string; states: readonly { name: string; Show: ComponentType }[] }
