import type { BrowserContext } from '@playwright/test'

/** The service worker sends waiting items while the page is closed, and the result is shown on return. */
export const withWorker = { serviceWorkers: 'allow' } as const
export const newName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`
/** Fires Background Sync as the browser does once there is a network; resolves when it is dispatched. */
export async function fireSync(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
    if (ours) registered.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  })
  await page.close()
}
