import { defineTexts } from '#common/text.ts'

/** Texts of the street map, loaded with it. */
export const mapTexts = defineTexts({
  mapLabel: { en: 'Map of the places in this list', hi: 'इस सूची की जगहों का नक्शा' },
  mapYou: { en: 'You are here', hi: 'आप यहाँ हैं' },
  temple: { en: 'Baba Garibnath temple', hi: 'बाबा गरीबनाथ मंदिर' },
  legendPin: { en: 'exact place', hi: 'सही जगह' },
  legendArea: { en: 'somewhere here', hi: 'इसी के आसपास' },
  legendRoute: { en: 'route of the kanwariyas', hi: 'कांवरिया पथ' },
  legendRough: { en: 'route, approximate', hi: 'रास्ता, अनुमान से' },
  legendDanger: { en: 'danger', hi: 'खतरा' },
})
