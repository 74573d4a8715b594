import type { Locator } from '@playwright/test'
import { fill } from '#common/text.ts'
import { expect, journey, standingAt } from '#tests/journey.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { texts as bannerTexts } from './banner-texts.ts'
import { texts as listTexts } from './list-texts.ts'
import { texts as screenTexts } from './screen-texts.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { answerIt } from './test-dangers.ts'
import { texts } from './texts.ts'

const atTheWire = standingAt(26.1205, 85.3912)
/** About 400 m to the north, and about 5 km. */
const ahead = standingAt(26.1241, 85.3912)
const away = standingAt(26.1655, 85.3912)

journey(
  'a danger reported offline goes once; staff answer; its sender and walkers near it see that',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const count = async () => (await world.owner.query('select id from danger_reports')).rowCount
    const sender = await phone({ ...atTheWire, at: world })
    await sender.open('/danger')
    const { page } = sender
    await page.getByRole('button', { name: texts.wire.hi }).click()
    await expect(page.getByText(fill(screenTexts.located, 'hi', { metres: 5 }))).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: screenTexts.send.hi }).click()
    await expect(page.getByText(screenTexts.kept.hi)).toBeVisible()
    expect(await count()).toBe(0)
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(count).toBe(1)
    await expect(page.getByText(listTexts.waits.hi)).toBeVisible()

    const near = await phone({ ...ahead, at: world })
    await near.open('/facility/mela-route')
    const far = await phone({ ...away, at: world })
    await far.open('/facility/mela-route')
    const warning = near.page.getByRole('complementary', { name: bannerTexts.region.hi })
    const staff = (await staffPhone('/admin/dangers', { at: world })).page
    await staff.getByRole('button', { name: texts.wire.hi }).click()
    // Nobody is warned of what nobody has confirmed.
    await expect(warning.getByText(texts.wire.hi)).toHaveCount(0)
    await staff.getByRole('button', { name: staffTexts.save.hi }).click()
    await expect(staff.getByText(staffTexts.chooseAnswer.hi)).toBeVisible()
    await staff.getByLabel(staffTexts.answer.hi).selectOption('seen')
    await staff.getByLabel(staffTexts.noteHi.hi).fill('दाएँ चलें')
    await staff.getByLabel(staffTexts.noteEn.hi).fill('Keep right')
    await staff.getByRole('button', { name: staffTexts.save.hi }).click()

    await expect(page.getByText(texts.seen.hi).first()).toBeVisible()
    await expect(warning.getByRole('heading', { name: /400/ })).toBeVisible()
    await expect(warning.getByText('दाएँ चलें')).toBeVisible()
    // An emergency to all stands first, above what is near.
    world.signIn(staffMember('admin'))
    const said = { level: 'emergency', text: { en: 'Leave gate 2', hi: 'द्वार 2 से हटें' }, hours: 1 }
    await newVisitor(world).call('POST /api/notices', { id: crypto.randomUUID(), ...said })
    const urgent = near.page.getByText('द्वार 2 से हटें')
    await expect(urgent).toBeVisible()
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect(await top(urgent)).toBeLessThan(await top(warning))
    await near.isAccessible()
    await expect(far.page.getByText(texts.wire.hi)).toHaveCount(0)
    await answerIt(world, 'mended')
    await expect(warning).toBeHidden()
    await expect(page.getByText(listTexts.mended.hi).first()).toBeVisible()
  },
)
