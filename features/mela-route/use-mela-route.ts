import { useLiveList } from '#kit/web/live-list.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { MelaRoute, melaRouteContract } from './contract.ts'

const useRoute = queryHook<typeof melaRouteContract>()

/** The walk from the server, updated when staff change it. */
export function useMelaRoute(): QueryResult<MelaRoute> {
  const query = useRoute('GET /api/mela-route', {})
  useLiveList('mela-route', query, {
    url: '/api/mela-route',
    rowsOf: ({ waypoints }) => waypoints,
    idOf: ({ order }) => String(order),
    withRows: (route, waypoints) => ({ ...route, waypoints }),
  })
  return query
}
