import { defineTexts } from '#common/text.ts'

export const aheadRestTexts = defineTexts({
  title: { en: 'Walk or rest now?', hi: 'अभी चलें या आराम करें?' },
  storm: {
    en: 'Thunder: stop under a firm roof until it is over.',
    hi: 'बिजली कड़क रही है: थमने तक पक्की छत के नीचे रुकें।',
  },
  restNow: {
    en: 'It is hot and the hottest hours last until about 4 PM. Rest in the shade now and drink.',
    hi: 'गर्मी है और सबसे गर्म समय शाम 4 बजे तक रहता है। अभी छाँव में आराम करें और पानी पिएँ।',
  },
  restSoon: {
    en: 'It is getting hot. Walk on until about 11, then rest in the shade until 4 PM.',
    hi: 'गर्मी बढ़ रही है। 11 बजे तक चलें, फिर शाम 4 बजे तक छाँव में आराम करें।',
  },
  walkNow: {
    en: 'It is warm, but the sun is low. It is a good time to walk; drink at every water point.',
    hi: 'गर्मी है, पर धूप तेज़ नहीं है। चलने का समय अच्छा है; रास्ते में जहाँ पीने का पानी मिले, पिएँ।',
  },
  rain: {
    en: 'Rain: walk slowly, stones are slippery. Rest under a roof when you are tired.',
    hi: 'बारिश है: धीरे चलें, पत्थर पर पैर फिसलते हैं। थकान हो तो छत के नीचे आराम करें।',
  },
  mild: {
    en: 'It is not hot. Rest when you are tired, and drink often.',
    hi: 'ज़्यादा गर्मी नहीं है। थकान हो तो आराम करें, और बार-बार पानी पिएँ।',
  },
  stands: { en: '{n}° at the temple, {ago}', hi: 'मंदिर पर {n}°, {ago}' },
  unknown: {
    en: 'The heat is not known now, so there is no advice by it. Rest when you are tired, and drink often.',
    hi: 'अभी गर्मी का पता नहीं है, इसलिए उसके हिसाब से सलाह नहीं है। थकान हो तो आराम करें, और बार-बार पानी पिएँ।',
  },
})
