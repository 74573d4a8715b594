import { defineTexts } from '#common/text.ts'

export const weatherTexts = defineTexts({
  title: { en: 'Weather', hi: 'मौसम' },
  unavailable: { en: 'Unavailable', hi: 'जानकारी उपलब्ध नहीं' },
  feelsLike: { en: 'Feels like', hi: 'महसूस' },
  humidity: { en: 'Humidity', hi: 'नमी' },
  airQuality: { en: 'AQI', hi: 'हवा (AQI)' },
  degrees: { en: '{n}°', hi: '{n}°' },
  percent: { en: '{n}%', hi: '{n}%' },
  updated: { en: 'last updated {ago}', hi: '{ago} अपडेट किया गया' },
  clear: { en: 'clear sky', hi: 'साफ़ आसमान' },
  clouds: { en: 'clouds', hi: 'बादल' },
  mist: { en: 'mist', hi: 'धुंध' },
  drizzle: { en: 'drizzle', hi: 'बूँदाबाँदी' },
  rain: { en: 'rain', hi: 'बारिश' },
  thunderstorm: { en: 'thunderstorm', hi: 'गरज के साथ बारिश' },
  snow: { en: 'snow', hi: 'बर्फ़' },
  good: { en: 'Good', hi: 'अच्छी' },
  fair: { en: 'Fair', hi: 'ठीक' },
  moderate: { en: 'Moderate', hi: 'मध्यम' },
  poor: { en: 'Poor', hi: 'खराब' },
  'very-poor': { en: 'Very Poor', hi: 'बहुत खराब' },
  hazardous: { en: 'Hazardous', hi: 'खतरनाक' },
  adviceStorm: {
    en: 'Thunder: go under a firm roof, not under a tree or a pole.',
    hi: 'बिजली कड़क रही है: पक्की छत के नीचे जाएँ, पेड़ या खंभे के नीचे नहीं।',
  },
  adviceHeat: {
    en: 'Great heat: the road can burn bare feet. Walk early or late, rest at noon, drink often.',
    hi: 'बहुत गर्मी है: सड़क पर नंगे पाँव जल सकते हैं। सुबह या शाम चलें, दोपहर में रुकें, बार-बार पानी पिएँ।',
  },
  adviceWarm: {
    en: 'Hot road: drink often and rest in the shade.',
    hi: 'सड़क गर्म है: बार-बार पानी पिएँ और छाँव में रुकें।',
  },
  adviceRain: {
    en: 'Rain: stones and gravel are slippery. Walk slowly, keep away from open drains.',
    hi: 'बारिश: पत्थर और गिट्टी पर पैर फिसलते हैं। धीरे चलें, खुले नालों से दूर रहें।',
  },
  adviceAir: {
    en: 'Bad air: cover nose and mouth, do not hurry. Take care of children and elders.',
    hi: 'हवा खराब है: नाक-मुँह ढकें, तेज़ न चलें। बच्चों और बुज़ुर्गों का ध्यान रखें।',
  },
})
