import { fill } from '#common/text.ts'
import { expect, journey, standingAt } from '#tests/journey.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { dangerBannerTexts } from './banner-texts.ts'
import { dangerListTexts } from './list-texts.ts'
import { dangerScreenTexts } from './screen-texts.ts'
import { dangerStaffTexts } from './staff/texts.ts'
import { answerIt } from './test-dangers.ts'
import { dangerTexts } from './texts.ts'

const atTheWire = standingAt(26.1205, 85.3912)
/** About 400 m to the north; `away`: about 5 km. */
const ahead = standingAt(26.1241, 85.3912)
const away = standingAt(26.1655, 85.3912)

journey(
  'a danger reported offline is sent once; staff answer; its sender and walkers nearby see the answer',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const count = async () => (await world.owner.query('select id from danger_reports')).rowCount
    const sender = await phone({ ...atTheWire, at: world })
    await sender.open('/danger')
    const { page } = sender
    await page.getByRole('button', { name: dangerTexts.wire.hi }).click()
    await expect(page.getByText(fill(dangerScreenTexts.located, 'hi', { metres: 5 }))).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: dangerScreenTexts.send.hi }).click()
    await expect(page.getByText(dangerScreenTexts.kept.hi)).toBeVisible()
    expect(await count()).toBe(0)
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(count).toBe(1)
    await expect(page.getByText(dangerListTexts.waits.hi)).toBeVisible()

    const near = await phone({ ...ahead, at: world })
    await near.openLive('/facility/mela-route', 'dangers')
    const far = await phone({ ...away, at: world })
    await far.openLive('/facility/mela-route', 'dangers')
    const warning = near.page.getByRole('complementary', { name: dangerBannerTexts.region.hi })
    const staff = (await staffPhone('/admin/dangers', { at: world })).page
    await staff.getByRole('button', { name: dangerTexts.wire.hi }).click()
    // Nobody is warned of an unconfirmed danger.
    await expect(warning.getByText(dangerTexts.wire.hi)).toHaveCount(0)
    await staff.getByRole('button', { name: dangerStaffTexts.save.hi }).click()
    await expect(staff.getByText(dangerStaffTexts.chooseAnswer.hi)).toBeVisible()
    await staff.getByLabel(dangerStaffTexts.answer.hi).selectOption('seen')
    await staff.getByLabel(dangerStaffTexts.noteHi.hi).fill('दाएँ चलें')
    await staff.getByLabel(dangerStaffTexts.noteEn.hi).fill('Keep right')
    await staff.getByRole('button', { name: dangerStaffTexts.save.hi }).click()

    await expect(page.getByText(dangerTexts.seen.hi).first()).toBeVisible()
    await expect(warning.getByRole('heading', { name: /400/ })).toBeVisible()
    await expect(warning.getByText('दाएँ चलें')).toBeVisible()
    // An emergency for everybody is seen beside warnings for those nearby.
    world.signIn(staffMember('admin'))
    const said = { level: 'emergency', text: { en: 'Leave gate 2', hi: 'द्वार 2 से हटें' }, hours: 1 }
    await newVisitor(world).call('POST /api/notices', { id: crypto.randomUUID(), ...said })
    const urgent = near.page.getByText('द्वार 2 से हटें')
    await expect(urgent).toBeInViewport({ ratio: 1 })
    await expect(warning).toBeInViewport()
    await near.isAccessible()
    // It comes after the danger, in the same stream.
    await expect(far.page.getByText('द्वार 2 से हटें')).toBeVisible()
    await expect(far.page.getByText(dangerTexts.wire.hi)).toHaveCount(0)
    await answerIt(world, 'mended')
    await expect(warning).toBeHidden()
    await expect(page.getByText(dangerListTexts.mended.hi).first()).toBeVisible()
  },
)
