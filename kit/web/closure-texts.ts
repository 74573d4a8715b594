import { defineTexts } from '#common/text.ts'

/** Texts of closed parts of the walk, on its list and on every map. */
export const closureTexts = defineTexts({
  closed: { en: 'Closed to walkers: {place}', hi: 'पैदल रास्ता बंद: {place}' },
  span: { en: '{from} to {until}. Source: {source}.', hi: '{from} से {until} तक। स्रोत: {source}।' },
  legend: { en: 'closed to walkers', hi: 'पैदल रास्ता बंद' },
  somewhere: {
    en: 'Somewhere on this part: the exact place is not known.',
    hi: 'इसी हिस्से में कहीं: सही जगह पता नहीं।',
  },
})
