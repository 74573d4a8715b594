import { plantSchedule } from '#features/events/starter-schedule.server.ts'
import type { AppContext } from '#kit/server/context.ts'
import { plant } from '#kit/server/csv/starter-content.ts'
import { contentKinds } from './content-kinds.ts'

/** Puts a feature's starter content into its empty tables; run again after a kill in the middle, it must not double. */
export type Starter = (context: AppContext) => Promise<void>

/** Every feature with starter content, one line each. Its name is remembered: staff who empty a list keep it empty. */
export const starters: Readonly<Record<string, Starter>> = {
  ...Object.fromEntries(contentKinds.map(kind => [kind.name, plant(kind)])),
  events: plantSchedule,
}
