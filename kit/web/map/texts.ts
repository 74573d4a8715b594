import { defineTexts } from '#common/text.ts'

/** Texts of every map, loaded with it. */
export const mapTexts = defineTexts({
  tiles: { en: 'Show streets', hi: 'सड़कें दिखाएँ' },
  tilesNote: {
    en: 'The street map comes from {host}, which can then see which part of the map you look at.',
    hi: 'सड़कों वाला नक्शा {host} से आता है; उसे पता चलेगा कि आप नक्शे का कौन-सा हिस्सा देख रहे हैं।',
  },
  noTiles: {
    en: 'Streets could not be loaded. The places are still shown.',
    hi: 'सड़कें नहीं आ सकीं। जगहें फिर भी दिख रही हैं।',
  },
  follow: { en: 'Follow me', hi: 'नक्शा मेरे साथ सरकाएँ' },
  signKeys: {
    en: 'The arrow keys go from sign to sign, Enter opens one.',
    hi: 'तीर वाले बटन एक निशान से दूसरे पर ले जाते हैं, “एंटर” से निशान खुलता है।',
  },
  zoomIn: { en: 'Zoom in', hi: 'बड़ा करें' },
  temple: { en: 'Baba Garibnath temple', hi: 'बाबा गरीबनाथ मंदिर' },
  walk: { en: 'route of the kanwariyas', hi: 'कांवरिया पथ' },
  walkRough: { en: 'route, approximate', hi: 'रास्ता, अनुमान से' },
  danger: { en: 'danger', hi: 'खतरा' },
  you: { en: 'You are here', hi: 'आप यहाँ हैं' },
  legend: { en: 'What the signs mean', hi: 'निशानों का मतलब' },
  pickHint: {
    en: 'Move the map until the pin is on the place. Arrow keys move it too.',
    hi: 'नक्शा तब तक सरकाएँ जब तक निशान जगह पर न आ जाए। तीर वाले बटन भी चलते हैं।',
  },
  pickLabel: { en: 'Map of the place', hi: 'जगह का नक्शा' },
  zoomOut: { en: 'Zoom out', hi: 'छोटा करें' },
})
