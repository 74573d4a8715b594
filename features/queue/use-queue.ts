import { useLive } from '#kit/web/live.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { Queue, QueueNow, queueContract } from './contract.ts'

const useCall = queryHook<typeof queueContract>()

/** The queue as last reported, updated by live events. */
export function useQueue(): QueryResult<Queue> {
  const queue = useCall('GET /api/queue', {})
  useLive<QueueNow>(
    'queue',
    now => queue.replace(known => known && { ...known, ...now }),
    () => queue.refresh(),
  )
  return queue
}
