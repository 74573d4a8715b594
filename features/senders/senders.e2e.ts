import { expect, journey } from '#tests/journey.ts'
import { sendersTexts } from './texts.ts'

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
