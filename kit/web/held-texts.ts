import { defineTexts } from '#common/text.ts'

export const heldTexts = defineTexts({
  heldUntil: { en: '{place}: held until {time}', hi: '{place}: {time} तक रोक लगी है' },
  until: { en: 'Held until {time}', hi: '{time} तक रोक लगी है' },
  since: { en: 'set {ago}', hi: '{ago} लगाई गई' },
})
