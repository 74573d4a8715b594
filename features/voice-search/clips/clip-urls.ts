import type * as z from 'zod/mini'
import type { clipRow } from './contract.ts'

/** A recording that is there. */
export type Clip = z.output<typeof clipRow>
export const clipUrl = ({ hash }: Clip) => `/api/spoken-clips/${hash}`
