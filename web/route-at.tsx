import { match } from '#kit/web/router.tsx'
import { notFound, type Route, routes } from './routes.tsx'

/** The screen of an address and the parts of it that vary; the not-found screen for any other. */
export function routeAt(address: string): { route: Route; params: Record<string, string | undefined> } {
  for (const route of routes) {
    const params = match(route.path, address)
    if (params) return { route, params }
  }
  return { route: notFound, params: {} }
}
