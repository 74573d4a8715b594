import { expect, journey } from '#tests/journey.ts'

journey(
  'a notice whose words are changed keeps its own end, unless staff choose another',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const { page } = await staffPhone('/admin/notices', { at: world })
    const english = page.getByLabel('अंग्रेज़ी में')
    const now = page.getByRole('region', { name: 'अभी दिख रही' })
    const change = now.getByRole('button', { name: 'बदलें' })
    const save = page.getByRole('button', { name: 'बदलाव सहेजें' })
    const hoursLeft = async () => {
      const { rows } = await world.owner.query('select text_en, expires_at from notices')
      return [rows[0]?.text_en, Math.round((rows[0]?.expires_at - world.clock()) / 3_600_000)]
    }
    await english.fill('Gate 3 is shut')
    await page.getByRole('button', { name: '7 दिन', exact: true }).click()
    await page.getByRole('button', { name: 'सबको बताएँ', exact: true }).click()
    await change.click()
    await english.fill('Gate 3 is closed')
    await save.click()
    await expect(now.getByText('Gate 3 is closed')).toBeVisible()
    await expect(english).toHaveValue('')
    expect(await hoursLeft()).toEqual(['Gate 3 is closed', 168])
    await change.click()
    await page.getByRole('button', { name: '12 घंटे', exact: true }).click()
    await save.click()
    await expect.poll(hoursLeft).toEqual(['Gate 3 is closed', 12])
  },
)
