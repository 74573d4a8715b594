import type { FastifyRequest } from 'fastify'
import { refuse } from '#common/refusal.ts'
import { loadClass } from '../limits/load.ts'
import { prefixOf } from '../limits/network.ts'
import { randomRetryAfter } from './errors.ts'

/** How many uploads may be received at once. */
export type MostUploads = {
  visitors: number
  staff: number
  /** Of visitors together, above which one phone may have few: somebody who sends the same again and again alone harms nobody. */
  crowd: number
  perDevice: number
  /** Of all phones without a device in one network, once there is a crowd. Thousands may share one network. */
  perNetwork: number
}
export type UploadPlace = {
  /** Call it once the form has arrived, or does not any more. */
  leave: () => void
  /** From now on the upload keeps its place only as long as nobody else needs it. */
  yieldTo: (end: () => void) => void
}
type UploadPlaces = {
  /**
   * Takes a place for a form of so many bytes. Where none is free, the slow upload that has had its time for longest is ended
   * for it. Refuses `unavailable` 503.
   */
  take: (request: FastifyRequest, bytes: number) => UploadPlace
  /** Bytes that the forms being received may still bring. */
  readonly arriving: number
}

type Slow = { kind: 'visitors' | 'staff'; owner: string; end: () => void }

export const mostUploads: MostUploads = { visitors: 150, staff: 50, crowd: 16, perDevice: 4, perNetwork: 30 }

/** Places for uploads: those of staff are theirs alone, and in a crowd one phone cannot take those of all visitors. */
export function createUploadPlaces(most: MostUploads): UploadPlaces {
  const taken = { visitors: 0, staff: 0 }
  const owners = new Map<string, number>()
  const add = (owner: string, change: number) => {
    const count = (owners.get(owner) ?? 0) + change
    if (count > 0) owners.set(owner, count)
    else owners.delete(owner)
  }
  /** Uploads that have had their time, in the order in which it was over. */
  const slow = new Set<Slow>()
  let arriving = 0
  return {
    take(request, bytes) {
      const kind = loadClass(request) === 'staff' ? 'staff' : 'visitors'
      const owner = ownerOf(request)
      const mostOfOwner = request.device ? most.perDevice : most.perNetwork
      const isFull = () => taken[kind] >= most[kind]
      const hasMany = () =>
        kind === 'visitors' && taken.visitors >= most.crowd && (owners.get(owner) ?? 0) >= mostOfOwner
      if (isFull() || hasMany())
        [...slow].find(other => other.kind === kind && (!hasMany() || other.owner === owner))?.end()
      if (isFull() || hasMany()) refuse('unavailable', 503, 'Please try again later.', randomRetryAfter())
      taken[kind] += 1
      arriving += bytes
      if (kind === 'visitors') add(owner, 1)
      let slowOne: Slow | undefined
      let isTaken = true
      const leave = () => {
        if (!isTaken) return
        isTaken = false
        if (slowOne) slow.delete(slowOne)
        taken[kind] -= 1
        arriving -= bytes
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
      return { leave, yieldTo }
    },
    get arriving() {
      return arriving
    },
  }
}

// In memory, and only while its upload arrives.
const ownerOf = ({ device, ip }: FastifyRequest) => device ?? `network ${prefixOf(ip)}`
