import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { notFound, type Route, routes } from './routes.ts'

/** An address's route and parameters; the not-found route for an unknown address. */
export function routeAt(address: string): { route: Route; params: Record<string, string | undefined> } {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, address)
    if (isMatch) return { route, params }
  }
  return { route: notFound, params: {} }
}
