import { openPushService } from '#tests/push-service.ts'

/** Started by push-stand-in.ts: tells its host, and on each message how much has arrived. */
const { host, arrived } = await openPushService({ keepBodies: false })
process.on('message', () =>
  process.send?.({
    count: arrived.length,
    different: new Set(arrived.map(({ path }) => path)).size,
    times: arrived.map(({ at }) => at),
  }),
)
process.send?.(host)
