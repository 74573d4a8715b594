import { defineTexts } from '#common/text.ts'

/** Texts of the street map, loaded with it. */
export const mapTexts = defineTexts({
  mapLabel: { en: 'Map of the places in this list', hi: 'इस सूची की जगहों का नक्शा' },
  mapStreets: { en: 'Show streets', hi: 'सड़कें दिखाएँ' },
  mapStreetsNote: {
    en: 'Street pictures come from {host}, which then sees which part of the map you look at.',
    hi: 'सड़कों की तस्वीर {host} से आती है; उसे पता चलेगा कि आप नक्शे का कौन-सा हिस्सा देख रहे हैं।',
  },
  mapNoStreets: {
    en: 'Streets could not be loaded. The places are still right.',
    hi: 'सड़कें नहीं आ सकीं। जगहें फिर भी सही हैं।',
  },
  mapYou: { en: 'You are here', hi: 'आप यहाँ हैं' },
  temple: { en: 'Baba Garibnath temple', hi: 'बाबा गरीबनाथ मंदिर' },
  mapIn: { en: 'Zoom in', hi: 'बड़ा करें' },
  mapOut: { en: 'Zoom out', hi: 'छोटा करें' },
})
