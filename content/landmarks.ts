import type { Text } from '#common/text.ts'

/** Places that people name when they tell where they are: along the walk, from the Ganga to the temple (waypoints.csv). */
export const landmarks: readonly Text[] = [
  { en: 'Baba Garibnath temple', hi: 'बाबा गरीबनाथ मंदिर' },
  { en: 'Makhan Sah Chowk', hi: 'माखन साह चौक' },
  { en: 'Sahu Pokhar', hi: 'साहू पोखर' },
  { en: 'Prabhat Cinema Chowk', hi: 'प्रभात सिनेमा चौक' },
  { en: 'Chhoti Kalyani Chowk', hi: 'छोटी कल्याणी चौक' },
  { en: 'Amar Cinema Chowk', hi: 'अमर सिनेमा चौक' },
  { en: 'Hathi Chowk', hi: 'हाथी चौक' },
  { en: 'Zila School ground', hi: 'जिला स्कूल मैदान' },
  { en: 'Pani Tanki Chowk', hi: 'पानी टंकी चौक' },
  { en: 'Devi Mandir Road', hi: 'देवी मंदिर रोड' },
  { en: 'Harisabha Chowk', hi: 'हरिसभा चौक' },
  { en: 'Aghoria Bazar Chowk', hi: 'अघोरिया बाजार चौक' },
  { en: 'Ramdayalu railway crossing', hi: 'रामदयालु रेलवे गुमटी' },
  { en: 'RDS College tent city', hi: 'आरडीएस कॉलेज टेंट सिटी' },
  { en: 'Chhata Bazar', hi: 'छाता बाजार' },
  { en: 'Purani Bazar', hi: 'पुरानी बाजार' },
  { en: 'Turki station', hi: 'तुर्की स्टेशन' },
  { en: 'Goraul station', hi: 'गोरौल स्टेशन' },
  { en: 'Hajipur Junction', hi: 'हाजीपुर जंक्शन' },
  { en: 'Sonpur Junction', hi: 'सोनपुर जंक्शन' },
  { en: 'Pahleja Ghat', hi: 'पहलेजा घाट' },
]
