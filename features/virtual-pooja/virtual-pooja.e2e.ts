import type { Page } from '@playwright/test'
import { expect, journey, stopClock, whenKept } from '#tests/journey.ts'

const steps = [
  ['जल चढ़ाएँ', 'जल चढ़ रहा है...', 'आपका जल चढ़ गया। हर हर महादेव!', 10],
  ['मंत्र जाप शुरू करें', 'जाप चल रहा है...', 'मंत्र जाप पूरा हुआ। ॐ नमः शिवाय।', 29],
  ['आरती शुरू करें', 'आरती हो रही है...', 'आरती पूरी हुई। हर हर महादेव!', 15],
  ['प्रसाद चढ़ाएँ', 'प्रसाद चढ़ रहा है...', 'आपका प्रसाद चढ़ गया।', 15],
] as const
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A browser without sound rendering, which takes seconds of CPU at each visit. */
const silent = () => void Reflect.deleteProperty(window, 'OfflineAudioContext')
const jyotirlingas = (page: Page) => page.getByText('बारह ज्योतिर्लिंग')

journey(
  'the pooja goes through its four steps on the smallest screen, each started from the keyboard with a button in view',
  async ({ phone }) => {
    const { page, open } = await phone({
      viewport: { width: 320, height: 568 },
      before: silent,
      ownClock: true,
    })
    await open('/virtual-pooja?deity=kashi')
    await expect(page.getByRole('heading', { name: 'पूजा कैसे करें' })).toBeVisible()
    // The praise lasts three seconds: from here on time passes only when the journey says so.
    await stopClock(page)
    for (const [at, [start, busy, done, seconds]] of steps.entries()) {
      await expect(page.getByText(`चरण ${at + 1} / 4`, { exact: true })).toBeVisible()
      await expect(key(page, start)).toBeInViewport({ ratio: 1 })
      await key(page, start).press('Enter')
      await expect(key(page, busy)).toBeInViewport({ ratio: 1 })
      await page.clock.fastForward(seconds * 1000)
      await expect(page.getByText(done).first()).toBeVisible()
      // Skip the praise and, after the prasad, the bell.
      await page.clock.fastForward(5000)
    }
    await expect(page.getByRole('heading', { name: 'आपकी पूजा पूरी हुई' })).toBeVisible()
    await expect(page.getByText('काशी विश्वनाथ आप पर और आपके परिवार पर कृपा करें।')).toBeVisible()
    await key(page, 'फिर से पूजा करें').click()
    await expect(key(page, 'जल चढ़ाएँ')).toBeVisible()
  },
)

journey(
  'a pooja continues after a reload and after sleep, Back shows the deities again, and it works offline',
  async ({ phone }) => {
    const { page, open } = await phone({ serviceWorkers: 'allow', before: silent, ownClock: true })
    await open('/virtual-pooja?deity=%3Cscript%3E')
    await expect(jyotirlingas(page)).toBeVisible()
    await open('/virtual-pooja')
    await page.getByRole('link', { name: 'सोमनाथ' }).click()
    await key(page, 'जल चढ़ाएँ').click()
    await expect(key(page, 'जल चढ़ रहा है...')).toBeVisible()
    await page.clock.fastForward(14_000)
    await key(page, 'मंत्र जाप शुरू करें').click()
    await expect(key(page, 'जाप चल रहा है...')).toBeVisible()
    await page.reload()
    await expect(key(page, 'जाप चल रहा है...')).toBeVisible()
    // The phone sleeps past the end of the mantra and its praise.
    await page.clock.fastForward(60_000)
    await expect(key(page, 'आरती शुरू करें')).toBeVisible()
    await page.getByRole('link', { name: 'वापस' }).click()
    await expect(jyotirlingas(page)).toBeVisible()
    await expect(page).toHaveURL('/virtual-pooja')
    await page.getByRole('link', { name: 'सोमनाथ' }).click()
    await expect(key(page, 'जल चढ़ाएँ')).toBeVisible()
    // The phone's own back key does the same.
    await page.goBack()
    await expect(jyotirlingas(page)).toBeVisible()

    await whenKept(page)
    await page.reload()
    await page.context().setOffline(true)
    await open('/virtual-pooja?deity=kedarnath')
    await key(page, 'जल चढ़ाएँ').click()
    await expect(key(page, 'जल चढ़ रहा है...')).toBeVisible()
  },
)
