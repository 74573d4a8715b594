/** The five counts of specification §2, by the tables' names, the first one biggest. */
export const counted = [
  'feedback',
  'complaints',
  'contacts',
  'photo_contest_submissions',
  'vehicle_registrations',
] as const
export type Counted = (typeof counted)[number]
