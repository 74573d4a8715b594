import { defineTexts } from '#common/text.ts'

export const photoViewerTexts = defineTexts({
  viewer: { en: 'Photo', hi: 'फोटो' },
  previous: { en: 'Previous photo', hi: 'पिछली फोटो' },
  next: { en: 'Next photo', hi: 'अगली फोटो' },
  report: { en: 'Report photo', hi: 'फोटो की शिकायत करें' },
  reportQuestion: { en: 'Report this photo?', hi: 'इस फोटो की शिकायत करें?' },
  reportUse: {
    en: 'Staff will look at it. Use this for a photo that shames somebody, shows a lost child or does not belong here.',
    hi: 'कर्मचारी इसे देखेंगे। उस फोटो की शिकायत करें जिससे किसी का अपमान हो, जिसमें खोया हुआ बच्चा हो या जो मेले की न हो।',
  },
  reported: {
    en: 'Thank you. Staff will look at this photo.',
    hi: 'धन्यवाद। कर्मचारी यह फोटो देखेंगे।',
  },
  reportsUsedUp: {
    en: 'This phone has reported many photos today. You can report more tomorrow.',
    hi: 'इस फ़ोन से आज बहुत फोटो की शिकायत हो चुकी है। आप कल और शिकायत कर सकते हैं।',
  },
  reportFailed: {
    en: 'Could not send the report. Please try again.',
    hi: 'शिकायत नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  },
})
