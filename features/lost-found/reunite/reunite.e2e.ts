import { expect, journey } from '#tests/journey.ts'

journey(
  'somebody whom a desk found goes to the group that reported her, after two checks by two people',
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
    // Without network the entry waits in the list.
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

    // It comes to the desk's list by itself.
    await page.getByRole('link', { name: words }).click()
    const proposal = page.getByRole('listitem').filter({ hasText: desk })
    await expect(proposal.getByText('काफ़ी मिलता है')).toBeVisible()
    const start = proposal.getByRole('link', { name: 'सौंपना शुरू करें' })
    if (await start.isHidden()) await proposal.getByRole('button', { name: 'मिलाएँ' }).click()
    await expect(proposal.getByRole('cell', { name: 'वही' }).first()).toBeVisible()
    await start.click()
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
    // The first desk sees it without asking.
    await expect(page.getByText('सौंपने की रसीद')).toBeVisible()
  },
)
