import { defineTexts } from '#common/text.ts'

/** Beside these the words of the other steps. */
export const bestTexts = defineTexts({
  ownRank: { en: 'Your rank: {n}', hi: 'आपकी रैंक: {n}' },
  nobody: { en: 'Nobody has played yet', hi: 'अभी तक किसी ने नहीं खेला' },
  back: { en: 'Back', hi: 'वापस' },
})
