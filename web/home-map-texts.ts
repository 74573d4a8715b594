import { defineTexts } from '#common/text.ts'

/** Texts of Home's map, loaded with it. */
export const homeMapTexts = defineTexts({
  title: { en: 'The last kilometres in the city', hi: 'शहर के आखिरी किलोमीटर' },
  label: {
    en: 'Map of water, toilets, health centres and camps near the temple',
    hi: 'मंदिर के पास पानी, शौचालय, स्वास्थ्य केंद्र और शिविर का नक्शा',
  },
  known: {
    en: 'Water, toilets, health centres, camps: {known} of {all} are on the map',
    hi: 'पानी, शौचालय, स्वास्थ्य केंद्र, शिविर: {all} में से {known} नक्शे पर हैं',
  },
  loading: { en: 'Loading the places...', hi: 'जगहें आ रही हैं...' },
  failed: { en: 'The places could not be loaded', hi: 'जगहें नहीं मिल सकीं' },
})
