import type { Page } from '@playwright/test'
import { melaQuizStaffTexts } from '#features/mela-quiz/staff/texts.ts'
import { melaRouteStaffTexts } from '#features/mela-route/staff/texts.ts'
import { melaRouteTexts } from '#features/mela-route/texts.ts'
import { virtualPoojaStaffTexts } from '#features/virtual-pooja/staff/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

journey(
  'the map of the walk, the pooja and the quiz answers are set as staff say; a bad address is refused',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open, toasts } = await staffPhone('/admin/full-map', { at: world })
    await page.getByLabel(melaRouteStaffTexts.url.hi).fill('http://maps.example/walk')
    await tap(page, kitStaffTexts.save.hi)
    await expect(page.getByText(melaRouteStaffTexts.invalid.hi)).toBeVisible()
    await page.getByLabel(melaRouteStaffTexts.url.hi).fill('https://maps.example/walk')
    await tap(page, kitStaffTexts.save.hi)
    await expect.poll(toasts).toBe(kitStaffTexts.saved.hi)
    const pilgrim = await phone({ at: world })
    await pilgrim.open('/facility/mela-route')
    const link = pilgrim.page.getByRole('link', { name: new RegExp(melaRouteTexts.openFullMap.hi) })
    await expect(link).toHaveAttribute('href', 'https://maps.example/walk')

    await open('/admin/pooja')
    await tap(page, virtualPoojaStaffTexts.even.hi)
    await page.getByLabel(virtualPoojaStaffTexts.bell.hi).fill('https://sounds.example/bell.mp3')
    await tap(page, kitStaffTexts.save.hi)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel(virtualPoojaStaffTexts.bell.hi).fill('/sound/bell.mp3')
    await tap(page, kitStaffTexts.save.hi)
    await expect
      .poll(async () => (await fetch(`${world.url}/api/virtual-pooja`)).json())
      .toEqual({ pace: 'even', recordings: { bell: '/sound/bell.mp3' } })

    await open('/admin/quiz')
    const box = page.getByLabel(melaQuizStaffTexts.showAnswers.hi)
    const wasShown = await box.isChecked()
    await box.click()
    await expect.poll(toasts).toBe(kitStaffTexts.saved.hi)
    await open('/admin/quiz')
    await expect(box).toBeChecked({ checked: !wasShown })
  },
)
