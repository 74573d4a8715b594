import type { Page } from '@playwright/test'

/** The slips as they are printed. */
export const papersOf = (page: Page) => page.locator('body > div > article')
export const pdfOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
export const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length
