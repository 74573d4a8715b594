import { defineTexts } from '#common/text.ts'

/** Texts of the street map, loaded with it. */
export const mapTexts = defineTexts({
  mapLabel: { en: 'Map of the places in this list', hi: 'इस सूची की जगहों का नक्शा' },
  mapStreets: { en: 'Show streets', hi: 'सड़कें दिखाएँ' },
  mapStreetsNote: {
    en: 'The street map comes from {host}, which can then see which part of the map you look at.',
    hi: 'सड़कों वाला नक्शा {host} से आता है; उसे पता चलेगा कि आप नक्शे का कौन-सा हिस्सा देख रहे हैं।',
  },
  mapNoStreets: {
    en: 'Streets could not be loaded. The places are still shown.',
    hi: 'सड़कें नहीं आ सकीं। जगहें फिर भी दिख रही हैं।',
  },
  mapYou: { en: 'You are here', hi: 'आप यहाँ हैं' },
  temple: { en: 'Baba Garibnath temple', hi: 'बाबा गरीबनाथ मंदिर' },
  legend: { en: 'What the signs mean', hi: 'निशानों का मतलब' },
  legendPin: { en: 'exact place', hi: 'सही जगह' },
  legendArea: { en: 'somewhere here', hi: 'इसी के आसपास' },
  legendRoute: { en: 'route of the kanwariyas', hi: 'कांवरिया पथ' },
  legendDanger: { en: 'danger', hi: 'खतरा' },
  mapIn: { en: 'Zoom in', hi: 'बड़ा करें' },
  mapOut: { en: 'Zoom out', hi: 'छोटा करें' },
})
