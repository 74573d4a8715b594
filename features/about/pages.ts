import type { Text } from '#common/text.ts'
import { paths } from '#kit/web/paths.ts'
import { type AboutPage, aboutPageIds, aboutTitle } from './page-ids.ts'

/** Titles of the pages about the guide. They load with the first of these pages, so that Home's script holds only one of them. */
export const aboutPages: Readonly<Record<AboutPage, Text>> = {
  about: aboutTitle,
  contact: { en: 'Contact', hi: 'संपर्क' },
  terms: { en: 'Terms', hi: 'शर्तें' },
  privacy: { en: 'Privacy', hi: 'निजी जानकारी' },
  copyright: { en: 'Copyright', hi: 'कॉपीराइट' },
  links: { en: 'Hyperlink policy', hi: 'लिंक के नियम' },
  accessibility: { en: 'Accessibility', hi: 'सुगमता' },
  'open-data': { en: 'Open data', hi: 'खुला डेटा' },
  sitemap: { en: 'Sitemap', hi: 'सभी पेज' },
}
/** The same by address. */
export const aboutTitles: Readonly<Record<string, Text>> = Object.fromEntries(
  aboutPageIds.map(id => [paths.about(id), aboutPages[id]]),
)

/** Day on which the texts of these pages were last changed. */
export const writtenOn = '2026-11-26'
/** Day on which the corporation last read and confirmed them; undefined if it never has. */
export const reviewedOn: string | undefined = undefined
