import type { Edition } from '#content/edition.ts'
import type { KeptYears } from './contract.ts'

/** The years of the fair, each with the schedule that staff keep where they keep one. */
export const keptEditions = (editions: readonly Edition[], kept: KeptYears | undefined): readonly Edition[] =>
  editions.map(edition => {
    const schedule = kept?.years.find(({ year }) => year === edition.year)?.schedule
    return schedule ? { ...edition, schedule } : edition
  })
