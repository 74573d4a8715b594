import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { openDevice } from '#tests/world/device.ts'
import { loudspeakerTexts } from './staff/loudspeaker-texts.ts'

journey(
  'a person found by one desk goes to the group that reported her, after two checks by two people',
  async ({ guide, phone, staffPhone }) => {
    const desk = `हेल्प डेस्क ${crypto.randomUUID()}`
    const words = `दादी, हरी साड़ी ${crypto.randomUUID()}`
    const rows = async () =>
      (
        await guide.owner.query(
          'select id, outcome from missing_person_reports where desk = $1 or person = $2 order by arrival',
          [desk, words],
        )
      ).rows
    const { page } = await staffPhone('/admin/missing-persons')
    await page.getByRole('link', { name: 'कोई मिला है' }).click()
    for (const [role, name] of [
      ['radio', 'लड़की या महिला'],
      ['radio', '60 साल से बड़े'],
      ['checkbox', 'हरा'],
      ['checkbox', 'साड़ी'],
    ] as const)
      await page.getByRole(role, { name, exact: true }).check()
    await page.getByLabel('अभी किस डेस्क पर हैं?').fill(desk)
    // Offline, the entry waits in the list.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'सूची में जोड़ें' }).click()
    await expect(page.getByText('इस फ़ोन में सहेज लिया', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'सूची पर वापस' }).click()
    await expect(page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })).toBeVisible()
    expect(await rows()).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(rows).toHaveLength(1)
    const [found] = await rows()

    const family = await phone()
    await family.open('/missing-person')
    for (const name of ['60 साल से बड़े', 'लड़की या महिला'])
      await family.page.getByRole('radio', { name }).check()
    await family.page.getByLabel('सूचना किसके बारे में है?').fill(words)
    await family.page.getByLabel('आपका नाम').fill('आशा')
    await family.page.getByLabel('आपका फ़ोन नंबर').fill('9876500077')
    await family.page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' }).click()
    await expect(family.page.getByText('सूचना नियंत्रण कक्ष को मिल गई')).toBeVisible()

    // It appears in the desk's list by itself. A key, because others' reports may move it from under a finger.
    await page.getByRole('link', { name: words }).press('Enter')
    const proposal = page.getByRole('listitem').filter({ hasText: desk })
    await expect(proposal.getByText('काफ़ी मिलता है')).toBeVisible()
    const start = proposal.getByRole('link', { name: 'सौंपना शुरू करें' })
    if (await start.isHidden()) await proposal.getByRole('button', { name: 'मिलाएँ' }).press('Enter')
    await expect(proposal.getByRole('cell', { name: 'वही' }).first()).toBeVisible()
    await start.press('Enter')
    await page.getByRole('button', { name: 'सवाल, जिसका जवाब केवल अपने जानते हैं: जाँच हो गई' }).click()
    await expect(page.getByText('दूसरी जाँच कोई दूसरा कर्मचारी अपने लॉगिन से करे।')).toBeVisible()

    const who = await guide.newStaff('missing-person-desk')
    const second = await staffPhone(`/admin/missing-persons?person=${found.id}`, { who })
    await second.page.getByRole('button', { name: 'पहचान का कागज़ देखा: जाँच हो गई' }).click()
    const give = second.page.getByRole('button', { name: 'सौंपें', exact: true })
    await give.click()
    await expect(second.page.getByText('कृपया इसे भरें').first()).toBeVisible()
    await second.page.getByLabel('ले जाने वाले का नाम').fill('आशा देवी')
    await second.page.getByLabel('उनसे क्या रिश्ता है?').selectOption('child')
    await give.click()
    await expect(second.page.getByText(/^रसीद \d+/).first()).toBeVisible()
    await expect(second.page.getByText('आशा देवी')).toBeVisible()
    expect((await rows()).map(row => row.outcome)).toEqual(['handed-over', 'handed-over'])
    // The first desk sees it without reloading.
    await expect(page.getByText('सौंपने की रसीद')).toBeVisible()
  },
)

journey(
  'the police are informed of an adult missing for twelve hours from the first screen of a small phone, and again once it is over',
  async ({ openOwnGuide, staffPhone }) => {
    const world = await openOwnGuide()
    const id = crypto.randomUUID()
    const report = { id, is_found: 'false', person: 'दादी, हरी साड़ी', name: 'आशा', phone: '9876500077' }
    const more = { age_band: 'elder', notice_version: 'v', notice_language: 'hi' }
    const visitor = await openDevice(world.url)
    expect((await visitor.send('/api/missing-persons', { ...report, ...more })).status).toBe(201)
    const { page, isAccessible } = await staffPhone(`/admin/missing-persons?person=${id}`, {
      at: world,
      viewport: { width: 360, height: 640 },
    })
    const tell = page.getByRole('button', { name: loudspeakerTexts.policeTold.hi, exact: true })
    await expect(tell).toBeVisible()
    await expect(tell).not.toBeInViewport()
    await world.owner.query(
      "update missing_person_reports set created_at = created_at - interval '13 hours' where id = $1",
      [id],
    )
    await page.reload()
    await expect(page.getByText(loudspeakerTexts.policeLate.hi)).toBeInViewport({ ratio: 1 })
    await expect(tell).toBeInViewport({ ratio: 1 })
    await isAccessible()
    await tell.click()
    await expect(page.getByText(loudspeakerTexts.needed.hi)).toBeVisible()
    await page.getByLabel(loudspeakerTexts.policeStation.hi).fill('नगर थाना')
    await page.context().setOffline(true)
    await tell.click()
    await expect(page.getByText(kitStaffTexts.notSaved.hi)).toBeVisible()
    await page.context().setOffline(false)
    await tell.click()
    await expect(page.getByText(/^नगर थाना को बताया गया।/)).toBeVisible()
    // The family found her themselves, but the police are still searching.
    await world.owner.query(
      "update missing_person_reports set status = 'closed', outcome = 'together', closed_at = now() where id = $1",
      [id],
    )
    await page.reload()
    const over = page.getByRole('button', { name: loudspeakerTexts.policeEndTold.hi })
    await expect(over).toBeInViewport({ ratio: 1 })
    await over.click()
    await expect(page.getByText(/^नगर थाना को बताया गया कि खोज खत्म हुई।/)).toBeVisible()
  },
)
