import { defineTexts } from '#common/text.ts'

/** Texts of the map of places, loaded with it. */
export const mapTexts = defineTexts({
  mapLabel: { en: 'Map of the places in this list', hi: 'इस सूची की जगहों का नक्शा' },
  legendPin: { en: 'exact place', hi: 'सही जगह' },
  legendArea: { en: 'somewhere here', hi: 'इसी के आसपास' },
})
