import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { gateOf, registerVehicle } from '../test-gate.ts'

journey(
  'staff add, place and close a lot; visitors see at once how full it is and where to go, and offline how old that is',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const reader = await phone({ at: world })
    await reader.openLive('/facility/parking')
    const { page, toasts } = await staffPhone('/admin/parking', { at: world })
    await page.getByRole('button', { name: 'नई पार्किंग जोड़ें' }).click()
    const form = page.locator('form').filter({ has: page.getByLabel('बोर्ड पर नंबर') })
    const save = form.locator('button[type=submit]')
    const number = form.getByLabel('बोर्ड पर नंबर')
    const names = [form.locator('input[lang=en]').first(), form.locator('input[lang=hi]').first()]
    const capacity = form.getByLabel('कितने वाहन आते हैं')
    const degrees = form.getByLabel('या अंकों में: अक्षांश, देशांतर')
    await expect(number).toHaveValue('6')
    await number.fill('2')
    await names[0]?.fill('Zila School ground')
    await names[1]?.fill('जिला स्कूल मैदान')
    await capacity.fill('many')
    await degrees.fill('26.12')
    await save.click()
    await expect(capacity).toHaveAttribute('aria-invalid', 'true')
    await expect(degrees).toHaveAttribute('aria-invalid', 'true')
    await degrees.fill('26.12, 85.39')
    await capacity.fill('2')
    await save.click()
    // Another lot has this number; nothing typed is lost.
    await expect(form.getByRole('alert')).toContainText('ऐसा एक पहले से मौजूद है।')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(names[1] ?? form).toHaveValue('जिला स्कूल मैदान')
    await number.fill('6')
    await save.click()
    await expect(page.getByRole('button', { name: /जिला स्कूल मैदान/ })).toBeVisible()
    const shown = (name: string) =>
      reader.page
        .getByRole('listitem')
        .filter({ has: reader.page.getByRole('heading', { name, exact: true }) })
    const lot = shown('जिला स्कूल मैदान')
    await expect(lot.getByText('अभी सूचना नहीं है।')).toBeVisible()
    expect(
      (await world.owner.query('select latitude, longitude, capacity from parking_lots where number = 6'))
        .rows,
    ).toEqual([{ latitude: 26.12, longitude: 85.39, capacity: 2 }])

    await page.getByLabel('इतने घंटे बाद वाहन को देर से खड़ा मानें').fill('0')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    await expect(page.getByText(/सहेजा नहीं गया। 1 से \d+ तक की संख्या लिखें।/)).toBeVisible()
    await page.getByLabel('इतने घंटे बाद वाहन को देर से खड़ा मानें').fill('12')
    await page.getByRole('button', { name: 'सहेजें', exact: true }).click()
    // Once for the lot, and once for the hours.
    await expect.poll(async () => (await toasts()).match(/सहेज लिया गया/g)).toHaveLength(2)

    const gate = await staffPhone('/admin/vehicle', { at: world, role: 'vehicle' })
    const id = (await world.owner.query('select id from parking_lots where number = 6')).rows[0].id
    await registerVehicle(gate.page, { parking_location: id })
    await expect(lot.getByText('2 में से लगभग 1 खाली')).toBeVisible()
    await expect(lot.getByRole('link', { name: 'रास्ता देखें' })).toHaveAttribute(
      'href',
      /destination=26\.12,85\.39/,
    )
    await gateOf(gate.page).openTab('वाहन खोजें')
    const atGate = gate.page
      .getByRole('listitem')
      .filter({ has: gate.page.getByRole('heading', { name: /जिला स्कूल मैदान/ }) })
    await atGate.getByRole('button', { name: 'गिनती सुधारें' }).click()
    const counted = atGate.getByLabel('अभी यहाँ कितने वाहन खड़े हैं')
    const saveCount = atGate.getByRole('button', { name: 'गिनती सहेजें' })
    await counted.fill('बहुत')
    await saveCount.click()
    await expect(atGate.getByText('संख्या लिखें, जैसे 0 या 120')).toBeVisible()
    await counted.fill('३')
    await gate.page.context().setOffline(true)
    await saveCount.click()
    // The toast would be gone after two seconds.
    await expect(atGate.getByRole('alert')).toContainText(kitStaffTexts.away.hi)
    await expect(counted).toHaveValue('३')
    await gate.page.context().setOffline(false)
    await saveCount.click()
    // Stored, and the row says when it was counted, which may move its keys.
    await expect(counted).toBeHidden()
    await expect(atGate.getByRole('alert')).toBeHidden()
    await expect(lot.getByText('2 की जगह में 3 गाड़ियाँ')).toBeVisible()
    await expect(lot.getByText('यहाँ न जाएँ। जगह कहाँ है, 155304 पर पूछें।')).toBeVisible()
    await atGate.getByRole('button', { name: 'पार्किंग बंद करें' }).click()
    await expect(lot.getByText('बंद', { exact: true })).toBeVisible()
    await atGate.getByRole('button', { name: 'पार्किंग खोलें' }).click()
    await expect(lot.getByText('2 की जगह में 3 गाड़ियाँ')).toBeVisible()
    await reader.page.context().setOffline(true)
    await expect(reader.page.getByText(/ की जानकारी$/).first()).toBeVisible()
    await expect(lot.getByText('2 की जगह में 3 गाड़ियाँ')).toBeVisible()
  },
)
