import { lastPlace } from '#kit/web/last-place.ts'
import { isFar, notificationIn } from './push-message.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows push messages: of cases to staff, of notices to everybody. A tap on a case opens it in an open console where there is
 * one, a tap on a notice an open page of the guide.
 */
export function showNotifications(): void {
  self.addEventListener('push', event => event.waitUntil(show(event)))
  self.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data ?? '/')))
  })
}

async function show(event: PushEvent): Promise<void> {
  const { title, body, lang, tag, navigate, data } = notificationIn(event.data)
  // A browser takes the permission back from a guide that shows nothing, so what is far away is shown as well, but quietly.
  const isQuiet = isFar(data.near, await lastPlace(), Date.now())
  const loud = { renotify: tag !== '', requireInteraction: true }
  const options = { body, lang, tag, data: navigate, ...(isQuiet ? { silent: true } : loud) }
  await self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png' })
}

async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  // Nothing outside the guide is opened.
  const target = url.origin === self.location.origin ? url.href : `${self.location.origin}/`
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isStaff = (address: string) => new URL(address).pathname.startsWith('/admin')
  const page = pages.find(each => isStaff(each.url) === isStaff(target))
  if (!page) return void (await self.clients.openWindow(target))
  await page.focus()
  // A notice stands above every screen: what is being read stays.
  if (isStaff(target)) await page.navigate(target).catch(() => self.clients.openWindow(target))
}
