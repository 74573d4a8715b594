import { defineTexts } from '#common/text.ts'

/** Walkers' answers since staff's last statement, for staff: beside the kind of danger on its case. */
export const saidTexts = defineTexts({
  still: { en: 'still dangerous: {n} ({time})', hi: 'अब भी खतरा: {n} लोग ({time})' },
  fine: { en: 'fine now: {n} ({time})', hi: 'अब ठीक है: {n} लोग ({time})' },
})
