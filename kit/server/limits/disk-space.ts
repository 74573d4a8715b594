import type { FastifyInstance } from 'fastify'
import { showNumber } from '../http/gauge.ts'
import type { Alarms } from './alarms.ts'
import { freeBytes } from './free-space.ts'

/** Below this much free space visitors cannot send photos. PostgreSQL stops on a full disk; votes go on until then. */
export const leastForVisitors = 1024 ** 3
/** Below this staff cannot either. */
export const leastForStaff = 256 * 1024 ** 2
const warnBelow = 2 * leastForVisitors
const checkEvery = 60_000

/** Shows the free space of a folder in /metrics, on the dashboard and, once it is little, in the log. Returns the warning for /readyz. */
export function watchDiskSpace(
  app: FastifyInstance,
  folder: string,
  alarms: Alarms,
  free = freeBytes,
): () => Promise<string[]> {
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
  const check = async () => {
    const left = await megabytes()
    if (isLittle(left) && !isLogged) app.log.warn({ megabytes: left }, 'Little disk space is free.')
    isLogged = isLittle(left)
  }
  const checking = setInterval(() => check().catch(() => {}), checkEvery)
  checking.unref()
  app.addHook('onClose', async () => clearInterval(checking))
  check().catch(() => {})
  return async () => {
    const left = await megabytes()
    return isLittle(left) ? [`Only ${left} MB of disk space are free.`] : []
  }
}
