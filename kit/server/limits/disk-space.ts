import type { FastifyInstance } from 'fastify'
import { showNumber } from '../http/gauge.ts'
import type { Alarms } from './alarms.ts'
import { freeBytes } from './free-space.ts'

/** Below this much free space visitors cannot send photos. Votes go on until the disk is full, when PostgreSQL stops. */
export const leastForVisitors = 1024 ** 3
/** Below this, neither can staff. */
export const leastForStaff = 256 * 1024 ** 2
const warnBelow = 2 * leastForVisitors

/** Shows the free space of a folder in /metrics and on the dashboard. `look` logs once when it is low; `warnings` are for /readyz. */
export function watchDiskSpace(
  app: FastifyInstance,
  folder: string,
  alarms: Alarms,
  free = freeBytes,
): { warnings: () => Promise<string[]>; look: () => Promise<void> } {
  const megabytes = async () => Math.floor((await free(folder)) / 1024 ** 2)
  const isLittle = (left: number) => left * 1024 ** 2 < warnBelow
  showNumber(
    app,
    'disk_free_bytes',
    `Free space of the data folder; below ${leastForVisitors} visitors cannot send photos.`,
    () => free(folder),
  )
  alarms.state('disk-space', async () => {
    const left = await megabytes()
    return isLittle(left) ? left : undefined
  })
  let isLogged = false
  return {
    async warnings() {
      const left = await megabytes()
      return isLittle(left) ? [`Only ${left} MB of disk space are free.`] : []
    },
    async look() {
      const left = await megabytes()
      if (isLittle(left) && !isLogged) app.log.warn({ megabytes: left }, 'Little disk space is free.')
      isLogged = isLittle(left)
    },
  }
}
