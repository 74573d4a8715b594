import { distanceKm, type Point } from '#common/distance.ts'

/** A declarative push message (kit/server/push-client.ts). */
type Notification = {
  title?: string
  body?: string
  lang?: string
  tag?: string
  navigate?: string
  data?: { near?: readonly Point[] }
}
type Message = { notification?: Notification } | null

/** Shown for an unreadable message, because browsers revoke the permission if nothing is shown. The worker does not know the language. */
const unread: Notification = {
  title: 'मेला गाइड · Mela Guide',
  body: 'नई सूचना देखने के लिए खोलें। Open to see the new notice.',
}

/** The notification for a push's data. */
export function notificationIn(data: { json: () => unknown } | null): Required<Notification> {
  const { notification } = readMessage(data) ?? {}
  const blank = { title: '', body: '', lang: '', tag: '', navigate: '/', data: {} }
  return { ...blank, ...(notification?.title ? notification : unread) }
}

/** Within this distance (km), somebody can reach a held place while it is still held. */
const nearKm = 5
/** ms for which a phone's last known position counts. */
const placeCounts = 2 * 3_600_000

/** Whether a phone last at `place` is far from all of these points; false if unknown. */
export function isFar(
  near: readonly Point[] | undefined,
  place: { point: Point; at: number } | undefined,
  now: number,
): boolean {
  if (!near?.length || !place) return false
  const age = now - place.at
  return age >= 0 && age <= placeCounts && near.every(point => distanceKm(point, place.point) > nearKm)
}

function readMessage(data: { json: () => unknown } | null): Message {
  try {
    return data?.json() as Message
  } catch {
    return null
  }
}
