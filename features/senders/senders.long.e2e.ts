import { expect, journey } from '#tests/journey.ts'

journey(
  'a flood of similar reports is one line in cases and persons; the child beside it is listed separately, and the line links to their joint review',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const child = 'मेरा बेटा खो गया है, लाल कमीज, मंदिर के पास, नाम राजू'
    await world.owner.query(
      `with told as (
         insert into missing_person_reports
           (id, name, phone, is_found, person, age_band, device, network, fingerprint, notice_version, notice_language, created_at)
         select gen_random_uuid(), 'Asha', '9876500001', false, case n when 20 then $1 else 'Boy, yellow shirt, ' || n || ' years' end,
           'child', 'phone ' || n, 'network ' || n, 'print ' || n, 'v1', 'hi', now() - make_interval(secs => 120 - n)
         from generate_series(1, 90) n returning id, network, device)
       select raise_case('missing-child', id::text, network, device) from told`,
      [child],
    )
    const { page, open, isAccessible } = await staffPhone('/admin/cases', { at: world })
    const similar = page.getByRole('button', { name: '89 एक जैसी सूचनाएँ' })
    await expect(similar).toBeVisible()
    await expect(page.getByText(child)).toBeVisible()
    await expect(page.getByText('Boy, yellow shirt')).toHaveCount(0)
    await isAccessible()
    if (process.env.SHOTS) {
      for (const width of [320, 360, 1366])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `${process.env.SHOTS}/cases-${width}-${colorScheme}.png` })
        }
    }
    // Collapsed reports do not count as seen.
    const unseen = await world.owner.query('select count(*)::int as count from cases where seen_at is null')
    expect(unseen.rows[0].count).toBe(89)
    await similar.click()
    await expect(page.getByText('Boy, yellow shirt').first()).toBeVisible()
    await open('/admin/missing-persons')
    await expect(similar).toBeVisible()
    await expect(page.getByText(child)).toBeVisible()
    await isAccessible()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/persons.png` })
    await page.getByRole('link', { name: 'एक साथ देखें' }).click()
    await expect(page.getByText('मिलते-जुलते शब्द, चाहे जिस नेटवर्क से')).toBeVisible()
    await isAccessible()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/senders.png` })
  },
)
