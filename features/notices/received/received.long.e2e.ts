import { expect, journey } from '#tests/journey.ts'
import { alertOf, openAlertSource } from './test-alerts.ts'

journey(
  'an official warning becomes a notice that staff have read, and is then no longer waiting',
  async ({ staffPhone, openOwnGuide }) => {
    const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const source = await openAlertSource({ '/': alertOf({ sent: soon(-1), expires: soon(5) }) })
    try {
      const world = await openOwnGuide({ starters: {}, env: { CAP_ALERTS_URL: source.url } })
      await world.context.looks.run('received alerts')
      const { page } = await staffPhone('/admin/notices', { at: world })
      const [hindi, english] = [page.getByLabel('हिंदी में'), page.getByLabel('अंग्रेज़ी में')]
      await expect(page.getByRole('heading', { name: 'दोपहर तक बिजली गिर सकती है' })).toBeVisible()
      await expect(page.getByText('बड़ा खतरा', { exact: true })).toBeVisible()
      const write = page.getByRole('button', { name: 'इससे सूचना लिखें' })
      // Cancelling empties the form, so that another notice does not count as this warning's.
      await write.click()
      await page.getByRole('button', { name: 'रद्द करें' }).click()
      await expect(english).toHaveValue('')
      await write.click()
      await expect(hindi).toHaveValue('दोपहर तक बिजली गिर सकती है। घर के भीतर रहें।')
      await expect(english).toHaveValue('Lightning until noon. Stay indoors.')
      await english.fill('Lightning until noon. Stay inside a house.')
      await page.getByRole('button', { name: 'सबको बताएँ', exact: true }).click()
      await expect(page.getByText('कोई चेतावनी आपके फ़ैसले के इंतज़ार में नहीं है।')).toBeVisible()
      expect((await world.owner.query('select text_en, level from notices')).rows).toEqual([
        { text_en: 'Lightning until noon. Stay inside a house.', level: 'warning' },
      ])
    } finally {
      source.close()
    }
  },
)
