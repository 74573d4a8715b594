import { lastPlace } from '#kit/web/last-place.ts'
import { isFar, notificationIn } from './push-message.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Shows push messages: cases to staff, notices to everybody. Tapping a case opens it, in an open console if there is one;
 * tapping a notice brings up an open page of the guide.
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
  // Browsers revoke the permission if a push shows nothing, so even distant notices are shown, but silently.
  const isQuiet = isFar(data.near, await lastPlace(), Date.now())
  const loud = { renotify: tag !== '', requireInteraction: true }
  const options = { body, lang, tag, data: navigate, ...(isQuiet ? { silent: true } : loud) }
  await self.registration.showNotification(title, { ...options, icon: '/icons/icon-192.png' })
}

async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  // Never open anything outside the guide.
  const target = url.origin === self.location.origin ? url.href : `${self.location.origin}/`
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isStaff = (address: string) => new URL(address).pathname.startsWith('/admin')
  const page = pages.find(each => isStaff(each.url) === isStaff(target))
  if (!page) return void (await self.clients.openWindow(target))
  await page.focus()
  // A notice is shown above every screen, so the page stays where it is.
  if (isStaff(target)) await page.navigate(target).catch(() => self.clients.openWindow(target))
}
