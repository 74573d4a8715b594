import { expect, journey } from '#tests/journey.ts'
import { sendersTexts } from './texts.ts'

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
    // Collapsed reports do not count as seen.
    const unseen = async () => (await world.owner.query('select from cases where seen_at is null')).rowCount
    await expect.poll(unseen).toBe(89)
    await similar.click()
    await expect(page.getByText('Boy, yellow shirt').first()).toBeVisible()
    await open('/admin/missing-persons')
    await expect(similar).toBeVisible()
    await expect(page.getByText(child)).toBeVisible()
    await isAccessible()
    await page.getByRole('link', { name: 'एक साथ देखें' }).click()
    await expect(page.getByText('मिलते-जुलते शब्द, चाहे जिस नेटवर्क से')).toBeVisible()
    await isAccessible()
  },
)

journey(
  'after a lost answer, other networks that are ticked are closed too',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await world.owner.query(
      `with sent as (
         insert into missing_person_reports
           (id, name, phone, is_found, person, device, network, fingerprint, notice_version, notice_language, created_at)
         select gen_random_uuid(), 'Asha', '9876500001', false, words, words, network, words, 'v1', 'hi',
           now() - interval '1 minute'
         from (values ('Boy, yellow shirt', 'one'), ('Old man with a stick', 'one'), ('Girl, six years', 'two'),
           ('Grandmother, white sari', 'three')) as told (words, network)
         returning id, network, device)
       select raise_case('missing-person', id::text, network, device) from sent`,
    )
    const open = async () =>
      (
        await world.owner.query(
          `select network from missing_person_reports where status = 'open' order by network`,
        )
      ).rows.map(({ network }) => network)
    const { page } = await staffPhone('/admin/senders?of=missing-person', { at: world })
    const network = (n: number) =>
      page.getByRole('checkbox', { name: sendersTexts.network.hi.replace('{n}', String(n)) })
    const close = (n: number) =>
      page.getByRole('button', { name: sendersTexts.close.hi.replace('{n}', String(n)) })
    await network(1).check()
    await page.route('**/api/senders/closings', async route => {
      await route.fetch()
      await route.abort()
    })
    await close(2).click()
    await expect(page.getByText(sendersTexts.failed.hi)).toBeVisible()
    await page.unroute('**/api/senders/closings')
    await expect(network(3)).toBeHidden()
    expect(await open()).toHaveLength(2)
    await page.getByRole('button', { name: sendersTexts.all.hi }).click()
    await close(2).click()
    await expect(close(2)).toBeHidden()
    expect(await open()).toEqual([])
  },
)
