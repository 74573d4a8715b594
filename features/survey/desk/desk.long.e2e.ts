import polylines from '@googlemaps/polyline-codec'
import { expect, journey } from '#tests/journey.ts'
import type { World } from '#tests/world/world.ts'
import { addWalk, straightWalk } from './test-line.ts'

// What the desk adopts shows on every phone, so each journey has its own guide.

journey(
  'the desk adopts the line of the walk, an open phone follows, and the desk reverts it',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await straightWalk(world)
    await addWalk(world, 8000, 0)
    await addWalk(world, 8000, 0, { eastM: 6000, walker: 'ravi' })
    const visitor = await phone({ at: world, ownClock: true })
    await visitor.openLive('/facility/mela-route')
    /** Each phone fetches at a random time within ten seconds of the event. */
    const walkIs = (km: number) =>
      expect(async () => {
        await visitor.page.clock.runFor(10_000)
        expect(await visitor.page.getByText(`लगभग ${km} किमी`).isVisible()).toBe(true)
      }).toPass()
    await walkIs(70)

    const { page } = await staffPhone('/admin/survey-desk', { at: world })
    const key = (name: string) => page.getByRole('button', { name, exact: true })
    const straight = page.getByText('गाइड में अभी उन पड़ावों के बीच सीधी रेखाएँ हैं जिनकी लोकेशन पता है।')
    await expect(straight).toBeVisible()
    // One walk went elsewhere, so the line cannot be adopted: the screen says why and hides the button.
    await expect(page.getByText('इसका एक हिस्सा रास्ते से 4 किमी से ज़्यादा दूर है।')).toBeVisible()
    const take = key('रास्ते की रेखा के रूप में लें')
    await expect(take).toBeHidden()
    await page.getByRole('checkbox', { name: /ravi/ }).uncheck()
    await expect(page.getByText('मिलाकर: 8.0 किमी, 9 मीटर तक सही।')).toBeVisible()
    await take.click()
    const undo = key('वापस लें: पहले वाली रेखा दिखाएँ')
    await expect(undo).toBeVisible()
    // Kilometres are measured now, no longer scaled to the published length.
    await walkIs(8)
    await undo.click()
    await expect(straight).toBeVisible()
    await walkIs(70)
  },
)

/** A street on the map, two places of the guide, and records near them. */
async function fillDesk({ owner, context }: World): Promise<void> {
  const plan = {
    lines: {
      street: [
        polylines.encode([
          [26.119, 85.388],
          [26.122, 85.392],
        ]),
      ],
    },
    areas: {},
    names: [{ kind: 'street', at: [26.1206, 85.3899], en: 'Station Road', hi: 'स्टेशन रोड' }],
    imported_at: new Date().toISOString(),
  }
  await owner.query(`insert into settings (key, value, updated_at) values ('street-plan', $1, now())`, [
    JSON.stringify(plan),
  ])
  await context.responseCache.changed('street-plan')
  await owner.query(
    `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude, precision_m, source)
     values ('drinking-water', 'Tap at Aghoria', 'अघोरिया का नल', 'Aghoria', 'अघोरिया', 26.12, 85.39, 500, 'press'),
       ('toilet', 'Toilet at Harisabha', 'हरिसभा का शौचालय', 'Harisabha', 'हरिसभा', null, null, null, 'press')`,
  )
  for (const [kind, lat] of [
    ['tap', 26.1204],
    ['tap', 26.1205],
    ['light-pole', 26.121],
  ])
    await owner.query(
      `insert into survey_points (id, track_id, kind, latitude, longitude, accuracy_m, note, seen_at, walker, fingerprint)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, 85.3903, 8, '', now(), 'asha', '')`,
      [kind, lat],
    )
  await owner.query(
    `insert into survey_parts (id, track_id, place_order, began_at, fixes, metres, walker, fingerprint) values (gen_random_uuid(),
       gen_random_uuid(), 0, now(), '[[0,26.119,85.39,8],[60,26.12,85.3902,8],[120,26.1212,85.3904,8]]', 240, 'asha', '')`,
  )
}

journey(
  'the desk merges duplicates, adopts a place, sees the list complete, and reverts it',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await fillDesk(world)
    const checked = async () =>
      (await world.owner.query('select from facilities where verified = $1', ['surveyed'])).rowCount
    const { page } = await staffPhone('/admin/survey-desk', { at: world })
    await expect(page.getByRole('heading', { name: 'तय करना है: 3' })).toBeVisible()
    const map = page.getByRole('application', { name: 'दर्ज जगहें और गाइड की जगहें' })
    await expect(map.getByRole('img', { name: 'अघोरिया का नल' })).toBeVisible()
    await expect(map.getByRole('img', { name: 'नल', exact: true })).toHaveCount(2)
    await expect(map.getByText('अघोरिया का नल, 54 मीटर', { exact: true })).toBeVisible()
    await expect(map.locator('.leaflet-plan-pane path').first()).toBeAttached()
    await expect(map.locator('.leaflet-plan-names-pane').getByText('स्टेशन रोड', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'एक ही मानें (11 मीटर दूर)' }).click()
    await expect(page.getByRole('heading', { name: 'तय करना है: 2' })).toBeVisible()
    // A tap moves no place until one is chosen; a new place starts where it was recorded.
    const take = page.getByRole('button', { name: 'गाइड में लें', exact: true })
    await expect(take).toBeDisabled()
    const begun = page.getByRole('link', { name: 'यहाँ नई जगह' })
    await expect(begun.and(page.locator('[href^="/admin/places"]'))).toHaveAttribute(
      'href',
      /\/admin\/places\?new=drinking-water&at=26\.12\d*%2C85\.3903%2C8/,
    )
    await page.getByRole('combobox').selectOption({ label: 'अघोरिया का नल, 54 मीटर' })
    await take.click()
    await expect(page.getByText('नल: गाइड में लिया')).toBeVisible()
    await expect(page.getByText('1 में से 1')).toBeVisible()
    expect(await checked()).toBe(1)
    await page.getByRole('button', { name: 'वापस लें', exact: true }).first().click()
    await expect.poll(checked).toBe(0)
    await page.getByRole('button', { name: /शौचालय/ }).click()
    await expect(page.getByText('लोकेशन पता नहीं', { exact: true })).toBeVisible()
  },
)
