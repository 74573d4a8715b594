import type { DBSchema } from 'idb'
import { askToKeep, phoneDatabase } from '#kit/web/phone-database.ts'
import type { Fix } from '../fix.ts'
import type { PointKind } from '../point-kinds.ts'

/** A walk on this phone; under way while it has no `endedAt` (ms). */
export type LocalTrack = {
  id: string
  /** The walker; nobody else may continue it. */
  username: string | undefined
  startedAt: number
  endedAt?: number | undefined
}
/** A part of its line. `isHanded`: the outbox has it. */
export type LocalPart = { id: string; track: string; n: number; fixes: readonly Fix[]; isHanded: boolean }
/** A recorded place. It can be changed until the outbox has it. */
export type LocalPoint = {
  id: string
  track: string
  kind: PointKind
  at: number
  lat: number
  lng: number
  accuracyM: number
  note: string
  photo?: Blob | undefined
  isHanded: boolean
}
interface Schema extends DBSchema {
  tracks: { key: string; value: LocalTrack }
  parts: { key: string; value: LocalPart }
  points: { key: string; value: LocalPoint }
}
type Rows = { tracks: LocalTrack; parts: LocalPart; points: LocalPoint }

const use = phoneDatabase<Schema>('survey', database => {
  for (const name of ['tracks', 'parts', 'points'] as const)
    database.createObjectStore(name, { keyPath: 'id' })
})

/** Stores a row; resolves with whether it will survive the page. */
export async function keep<Name extends keyof Rows>(name: Name, row: Rows[Name]): Promise<boolean> {
  try {
    await use(database => database.put(name, row))
    askToKeep()
    return true
  } catch {
    return false
  }
}

/** Deletes a withdrawn place. */
export const dropPoint = (id: string): Promise<void> =>
  use(database => database.delete('points', id)).catch(() => undefined)

/** The newest walk on this phone with its parts in order and its places; undefined if there is none, or no storage. */
export const readNewest = () =>
  use(async database => {
    const tracks = await database.getAll('tracks')
    const track = tracks.toSorted((a, b) => a.startedAt - b.startedAt).at(-1)
    if (!track) return undefined
    const [parts, points] = await Promise.all([database.getAll('parts'), database.getAll('points')])
    return {
      track,
      parts: parts.filter(part => part.track === track.id).toSorted((a, b) => a.n - b.n),
      points: points.filter(point => point.track === track.id).toSorted((a, b) => a.at - b.at),
    }
  }).catch(() => undefined)

/** Deletes ended walks that the outbox has in full. */
export const forgetEnded = (): Promise<void> =>
  use(async database => {
    const [tracks, parts, points] = await Promise.all([
      database.getAll('tracks'),
      database.getAll('parts'),
      database.getAll('points'),
    ])
    for (const { id, endedAt } of tracks) {
      const rows = [...parts, ...points].filter(row => row.track === id)
      if (endedAt === undefined || rows.some(row => !row.isHanded)) continue
      for (const part of parts) if (part.track === id) await database.delete('parts', part.id)
      for (const point of points) if (point.track === id) await database.delete('points', point.id)
      await database.delete('tracks', id)
    }
  })
