import { defineTexts } from '#common/text.ts'

/** Texts of the form of one point of the walk; those of its position are in kit/web/staff/position-texts.ts. */
export const melaRouteStaffWaypointTexts = defineTexts({
  change: { en: 'Change the stop of the route', hi: 'रास्ते का पड़ाव बदलें' },
  name: { en: 'Name', hi: 'नाम' },
})
