import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Guide, PhoneOptions } from '#tests/journey.ts'

export const start = { latitude: 26.12, longitude: 85.39, accuracy: 8 }
export const walking: PhoneOptions = {
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: start,
}
export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const starts = (page: Page) => key(page, 'रास्ता दर्ज करना शुरू करें')
export async function record(page: Page, kind: string): Promise<void> {
  await key(page, kind).click()
  await expect(page.getByText(`दर्ज हुआ: ${kind}`)).toBeVisible()
}
/** Waits until the service worker has kept the console's files. */
export async function isKept(page: Page): Promise<void> {
  // On a slow machine its installation takes longer than a step.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(page.locator('html')).toHaveAttribute('data-console-kept', 'true')
}
/** A walker's places on the server, in order. */
export const pointsOf = async ({ owner }: Guide, walker: string) =>
  (
    await owner.query(
      `select kind, note, round(extract(epoch from now() - seen_at) / 3600)::int as hours
         from survey_points where walker = $1 order by seen_at`,
      [walker],
    )
  ).rows
export const partsOf = async ({ owner }: Guide, walker: string) =>
  (
    await owner.query(
      'select track_id, metres, place_order from survey_parts where walker = $1 order by place_order',
      [walker],
    )
  ).rows
/** Walks north in steps of 12 m. */
export function feetOf(context: BrowserContext) {
  const feet = {
    steps: 0,
    walk: (more: object = {}) => {
      feet.steps += 1
      return context.setGeolocation({ ...start, latitude: start.latitude + feet.steps * 0.000108, ...more })
    },
    /** Walks on until the page shows a text. */
    until: (page: Page, text: string | RegExp, more: object = {}) =>
      expect(async () => {
        await feet.walk(more)
        expect(await page.getByText(text).first().isVisible()).toBe(true)
      }).toPass(),
  }
  return feet
}
