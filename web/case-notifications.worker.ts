declare const self: ServiceWorkerGlobalScope

/** A declarative push message (features/cases/push/send.server.ts). */
type Message = {
  notification?: { title?: string; body?: string; lang?: string; tag?: string; navigate?: string }
}

/** Shows push messages of cases to staff, and opens the case on a tap: an open console where there is one. */
export function showCaseNotifications(): void {
  self.addEventListener('push', event => event.waitUntil(show(event)))
  self.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data ?? '/admin/cases')))
  })
}

async function show(event: PushEvent): Promise<void> {
  const { notification } = readMessage(event)
  if (!notification?.title) return
  const { title, body = '', lang = '', tag = '', navigate = '' } = notification
  const options = { body, lang, tag, data: navigate, renotify: tag !== '', requireInteraction: true }
  await self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png' })
}

function readMessage(event: PushEvent): Message {
  try {
    return (event.data?.json() ?? {}) as Message
  } catch {
    return {}
  }
}

async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  // Nothing outside the guide is opened.
  const target = url.origin === self.location.origin ? url.href : `${self.location.origin}/admin/cases`
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const console = pages.find(page => new URL(page.url).pathname.startsWith('/admin'))
  if (!console) return void (await self.clients.openWindow(target))
  await console.focus()
  await console.navigate(target).catch(() => self.clients.openWindow(target))
}
