import { expect, journey } from '#tests/journey.ts'

/** A browser with voices, but none for Hindi. */
function otherVoice() {
  const value = { getVoices: () => [{ lang: 'fr-FR' }], cancel() {}, addEventListener() {}, speak() {} }
  Object.defineProperty(window, 'speechSynthesis', { value, configurable: true })
}

journey('a phone without a Hindi voice says so, and who can read the steps out', async ({ phone }) => {
  const { page, open } = await phone({ before: otherVoice })
  await open('/first-aid/heat-stroke')
  await page.getByRole('button', { name: 'सुनें' }).click()
  await expect(page.getByRole('status').getByText('इस फ़ोन में हिंदी की आवाज़ नहीं है।')).toBeVisible()
  await expect(page.getByRole('button', { name: 'सुनें' })).toBeVisible()
})
