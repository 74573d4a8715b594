import { expect, type Page } from '@playwright/test'

/** Prints the page to PDF and returns the number of sheets. */
export async function pagesOfPdf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  // A4, portrait.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/)
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}
/** Sheets whose text does not fit, and words in a script that the fonts lack (drawn as boxes of equal width). */
export const cutOff = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.paper')].flatMap(sheet => {
      const edge = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll<HTMLElement>('h2, h3, p, li, b, strong, small, span')]
        .filter(words => {
          const box = words.getBoundingClientRect()
          return box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || box.left < edge.left - 1
        })
        .map(words => words.textContent)
    }),
  )
/** How many columns of the guide's sheets overflow over the foot of the sheet. */
export const overfull = (page: Page): Promise<number> =>
  page
    .locator('.paper-parts > section')
    .evaluateAll(all => all.filter(part => part.scrollHeight > part.clientHeight + 1).length)
