import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { notFound, type Route, routes } from './routes.tsx'

/** The screen of an address; the not-found screen for any other. */
export const routeAt = (address: string): Route =>
  routes.find(route => matchRoute(parse, route.path, address)[0]) ?? notFound
