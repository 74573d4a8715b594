/** A declarative push message (kit/server/push-client.ts). */
type Notification = { title?: string; body?: string; lang?: string; tag?: string; navigate?: string }
type Message = { notification?: Notification } | null

/** Of a message that cannot be read: a browser that was shown nothing takes the permission back. The worker knows no language. */
const unread: Notification = {
  title: 'मेला गाइड · Mela Guide',
  body: 'नई सूचना देखने के लिए खोलें। Open to see the new notice.',
}

/** What a phone shows for the data of a push. */
export function notificationIn(data: { json: () => unknown } | null): Required<Notification> {
  const { notification } = readMessage(data) ?? {}
  const blank = { title: '', body: '', lang: '', tag: '', navigate: '/' }
  return { ...blank, ...(notification?.title ? notification : unread) }
}

function readMessage(data: { json: () => unknown } | null): Message {
  try {
    return data?.json() as Message
  } catch {
    return null
  }
}
