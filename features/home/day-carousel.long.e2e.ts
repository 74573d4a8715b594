import { expect, journey } from '#tests/journey.ts'
import { drawnPictures } from './day-pictures.ts'
import { homeTexts } from './texts.ts'

journey('the two arrows of the picture of the day undo each other', async ({ phone, openOwnGuide }) => {
  // A guide without photos, which shows the drawn pictures.
  const { page, open } = await phone({ at: await openOwnGuide() })
  await open('/')
  const shows = (at: number) =>
    expect(page.getByText(drawnPictures[at]?.caption.hi ?? '', { exact: true })).toBeVisible()
  await shows(0)
  await page.getByRole('button', { name: homeTexts.next.hi, exact: true }).click()
  await shows(1)
  await page.getByRole('button', { name: homeTexts.previous.hi, exact: true }).click()
  await shows(0)
})
