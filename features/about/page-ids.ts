/** The pages about the guide by their address below /about, in the order in which the first page lists them. */
export const aboutPageIds = [
  'about',
  'contact',
  'terms',
  'privacy',
  'copyright',
  'links',
  'accessibility',
  'open-data',
  'sitemap',
] as const
export type AboutPage = (typeof aboutPageIds)[number]

export const aboutTitle = { en: 'About this guide', hi: 'गाइड के बारे में' }
