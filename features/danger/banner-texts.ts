import { defineTexts } from '#common/text.ts'

export const dangerBannerTexts = defineTexts({
  region: { en: 'Dangers near you', hi: 'आपके पास खतरा' },
  danger: { en: 'Danger on the way', hi: 'रास्ते में खतरा' },
  here: { en: 'Danger right here', hi: 'यहीं पर खतरा' },
  onThisPart: { en: 'Danger on this part of the route', hi: 'रास्ते के इसी हिस्से में खतरा' },
  nearYou: { en: 'Danger near you', hi: 'आपके पास खतरा' },
  awayMetres: { en: 'Danger about {n} m from you', hi: 'आपसे लगभग {n} मीटर पर खतरा' },
  awayKm: { en: 'Danger about {n} km from you', hi: 'आपसे लगभग {n} किमी पर खतरा' },
  'do-wire': { en: 'Keep away, do not touch the wire.', hi: 'दूर रहें, तार को न छुएँ।' },
  'do-drain': { en: 'Walk slowly and watch the ground.', hi: 'धीरे चलें और ज़मीन देखकर कदम रखें।' },
  'do-crush': { en: 'Do not push. Wait, or take another way.', hi: 'धक्का न दें। रुकें, या दूसरे रास्ते से जाएँ।' },
  'do-fire': { en: 'Keep away and let the fire brigade pass.', hi: 'दूर रहें और दमकल को रास्ता दें।' },
  'do-water': { en: 'Do not drink this water.', hi: 'यह पानी न पिएँ।' },
  'do-other': { en: 'Be careful there.', hi: 'वहाँ संभलकर जाएँ।' },
  mendingAt: { en: 'Staff are dealing with it ({time})', hi: 'कर्मचारी ठीक कर रहे हैं ({time})' },
  hide: { en: 'Hide this warning', hi: 'यह चेतावनी छिपाएँ' },
})
