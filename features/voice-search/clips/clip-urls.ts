import type * as z from 'zod/mini'
import type { clipRow } from './contract.ts'

/** A stored recording. */
export type Clip = z.output<typeof clipRow>
export const clipUrl = ({ hash }: Clip) => `/api/spoken-clips/${hash}`
