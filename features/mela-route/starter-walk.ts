import { fullMapUrl } from '#content/route-map.ts'
import csv from '#content/waypoints.csv?raw'
import type { MelaRoute, Waypoint } from './contract.ts'
import { isOrderUnsure } from './walk.ts'

/** content/waypoints.csv as part of the build, for a phone that could never fetch the server's. Without facilities. */
export const starterRoute: MelaRoute = { waypoints: readRows(csv), along: {}, full_map: fullMapUrl }

function readRows(text: string): Waypoint[] {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(line => {
      const [order, en = '', hi = '', lat, lng, precision, source = ''] = cells(line)
      return {
        order: Number(order),
        name: { en, hi },
        ...(lat && lng && { position: { lat: Number(lat), lng: Number(lng) } }),
        ...(precision && { precision_m: Number(precision) }),
        ...(isOrderUnsure(source) && { order_unsure: true as const }),
      }
    })
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
