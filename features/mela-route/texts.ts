import { defineTexts } from '#common/text.ts'

export const melaRouteTexts = defineTexts({
  views: { en: 'Which map', hi: 'कौन-सा नक्शा' },
  whole: { en: 'Whole route', hi: 'पूरा रास्ता' },
  city: { en: 'City', hi: 'शहर' },
  wholeMap: { en: 'Map of the whole route', hi: 'पूरे रास्ते का नक्शा' },
  cityMap: { en: 'Map of the chowks in the city', hi: 'शहर के चौकों का नक्शा' },
  zoomIn: { en: 'Zoom in', hi: 'बड़ा करें' },
  zoomOut: { en: 'Zoom out', hi: 'छोटा करें' },
  myLocation: { en: 'My location', hi: 'मेरी लोकेशन' },
  openFullMap: { en: 'Open full map', hi: 'पूरा नक्शा खोलें' },
  noMap: { en: 'No map available', hi: 'नक्शा उपलब्ध नहीं है' },
  noMapHelp: {
    en: 'Ask the help desk for the way: 155304.',
    hi: 'रास्ता हेल्प डेस्क से पूछें: 155304।',
  },
  onTheRoute: { en: 'On the route', hi: 'रास्ते में' },
  count: { en: 'places: {count}', hi: 'जगहें: {count}' },
  walk: { en: 'The route, stop by stop', hi: 'रास्ता, पड़ाव-दर-पड़ाव' },
  length: {
    en: 'About {km} km on foot, from the Ganga at Pahleja Ghat to Baba Garibnath.',
    hi: 'पहलेजा घाट पर गंगा से बाबा गरीबनाथ तक पैदल लगभग {km} किमी।',
  },
  inCity: { en: 'Through the city', hi: 'शहर के भीतर' },
  km: { en: '{km} km', hi: '{km} किमी' },
  estimated: { en: 'place estimated', hi: 'जगह अनुमान से' },
  orderUnsure: { en: 'order not certain', hi: 'क्रम पक्का नहीं' },
  wayOut: { en: 'Way out', hi: 'निकास' },
  notes: {
    en: 'Dak bam, closed roads, how exact this map is',
    hi: 'डाक बम, बंद रास्ते, नक्शा कितना सही',
  },
  ahead: { en: 'What is ahead of me', hi: 'आगे क्या-क्या है' },
  back: { en: 'Take me back', hi: 'वापस ले चलें' },
  approximate: { en: 'approximate', hi: 'अनुमान से' },
  ganga: { en: 'Ganga', hi: 'गंगा' },
  gandak: { en: 'Gandak', hi: 'गंडक' },
})
