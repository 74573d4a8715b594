import type { FastifyRequest } from 'fastify'
import { loadClass } from '../limits/load.ts'
import { prefixOf } from '../limits/network.ts'
import { noPlace } from './errors.ts'

/** How many uploads may be received at once. */
export type MostUploads = {
  visitors: number
  staff: number
  /**
   * Number of visitors' uploads from which on each phone has a limit: below it, a phone that sends the same thing again and again
   * harms nobody.
   */
  crowd: number
  perDevice: number
  /** For all phones without a device in one network, once there is a crowd. Thousands may share one network. */
  perNetwork: number
}
export type UploadPlace = {
  /** Call it as bytes arrive: they are no longer expected. */
  arrived: (bytes: number) => void
  /** Call it once the form has arrived or failed. */
  leave: () => void
  /** From now on the upload is ended if somebody else needs its place. */
  yieldTo: (end: () => void) => void
}
type UploadPlaces = {
  /**
   * Takes a place for a form of so many bytes. If none is free, ends the slow upload whose time was over first. Refuses
   * `unavailable` 503.
   */
  take: (request: FastifyRequest, bytes: number) => UploadPlace
  /** Bytes still expected, of all forms; for staff only of staff's forms, because visitors leave them their space. */
  arriving: (request: FastifyRequest) => number
}

type Slow = { kind: 'visitors' | 'staff'; owner: string; end: () => void }

export const mostUploads: MostUploads = { visitors: 150, staff: 50, crowd: 16, perDevice: 4, perNetwork: 30 }

/** Places for uploads: staff have their own, and in a crowd one phone cannot take all those of visitors. */
export function createUploadPlaces(most: MostUploads): UploadPlaces {
  const taken = { visitors: 0, staff: 0 }
  const owners = new Map<string, number>()
  const add = (owner: string, change: number) => {
    const count = (owners.get(owner) ?? 0) + change
    if (count > 0) owners.set(owner, count)
    else owners.delete(owner)
  }
  /** Uploads whose time is over, in the order in which it ended. */
  const slow = new Set<Slow>()
  const arriving = { visitors: 0, staff: 0 }
  return {
    take(request, bytes) {
      const kind = kindOf(request)
      const owner = ownerOf(request)
      const mostOfOwner = request.device ? most.perDevice : most.perNetwork
      const isFull = () => taken[kind] >= most[kind]
      const hasMany = () =>
        kind === 'visitors' && taken.visitors >= most.crowd && (owners.get(owner) ?? 0) >= mostOfOwner
      if (isFull() || hasMany())
        [...slow].find(other => other.kind === kind && (!hasMany() || other.owner === owner))?.end()
      if (isFull() || hasMany()) throw noPlace()
      taken[kind] += 1
      let expected = bytes
      arriving[kind] += bytes
      const arrived = (count: number) => {
        const part = Math.min(count, expected)
        expected -= part
        arriving[kind] -= part
      }
      if (kind === 'visitors') add(owner, 1)
      let slowOne: Slow | undefined
      let isTaken = true
      const leave = () => {
        if (!isTaken) return
        isTaken = false
        if (slowOne) slow.delete(slowOne)
        taken[kind] -= 1
        arrived(expected)
        if (kind === 'visitors') add(owner, -1)
      }
      const yieldTo = (end: () => void) => {
        if (!isTaken) return
        slowOne = {
          ...{ kind, owner },
          end() {
            leave()
            end()
          },
        }
        slow.add(slowOne)
      }
      return { arrived, leave, yieldTo }
    },
    arriving: request => (kindOf(request) === 'staff' ? arriving.staff : arriving.staff + arriving.visitors),
  }
}

const kindOf = (request: FastifyRequest) => (loadClass(request) === 'staff' ? 'staff' : 'visitors')

// Held in memory, and only while the upload arrives.
const ownerOf = ({ device, ip }: FastifyRequest) => device ?? `network ${prefixOf(ip)}`
