/** The written pages of the guide by their address below /about, in the order of the list on the first. */
export const aboutPages = {
  about: { en: 'About this guide', hi: 'इस गाइड के बारे में' },
  'open-data': { en: 'Open data', hi: 'खुला डेटा' },
} as const
export type AboutPage = keyof typeof aboutPages
export const aboutPageIds = Object.keys(aboutPages) as AboutPage[]

/** Day on which the texts of these pages were written; a change of them changes it. */
export const writtenOn = '2026-11-23'
/** Day on which the corporation last read and confirmed them; undefined until somebody there has. */
export const reviewedOn: string | undefined = undefined
