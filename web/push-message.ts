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

/** Of a message that cannot be read: a browser that was shown nothing takes the permission back. The worker knows no language. */
const unread: Notification = {
  title: 'मेला गाइड · Mela Guide',
  body: 'नई सूचना देखने के लिए खोलें। Open to see the new notice.',
}

/** What a phone shows for the data of a push. */
export function notificationIn(data: { json: () => unknown } | null): Required<Notification> {
  const { notification } = readMessage(data) ?? {}
  const blank = { title: '', body: '', lang: '', tag: '', navigate: '/', data: {} }
  return { ...blank, ...(notification?.title ? notification : unread) }
}

/** Within this distance, in km, somebody can reach a place that is held while it is held. */
const nearKm = 5
/** ms for which a phone counts as being where it last found itself. */
const placeCounts = 2 * 3_600_000

/** Whether a phone that was last at `place` is far from all of these points; not where nobody knows. */
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
