import { defineTexts } from '#common/text.ts'
import type { LocationFault } from './locate.ts'

export const locationTexts = defineTexts({
  requesting: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  deniedApp: {
    en: 'Location access denied. Please check app permissions in device settings.',
    hi: 'लोकेशन की अनुमति नहीं मिली। फ़ोन की सेटिंग में ऐप की अनुमति देखें।',
  },
  deniedBrowser: {
    en: 'Location access denied. Please enable location access in your browser settings.',
    hi: 'लोकेशन की अनुमति नहीं मिली। ब्राउज़र की सेटिंग में लोकेशन की अनुमति दें।',
  },
  unavailable: { en: 'Location information is unavailable.', hi: 'लोकेशन का पता नहीं चल पा रहा है।' },
  timeout: { en: 'Location request timeout.', hi: 'लोकेशन मिलने में बहुत देर लग गई।' },
  unanswered: {
    en: 'Your browser asks whether it may use your location. Please answer it.',
    hi: 'ब्राउज़र पूछ रहा है कि लोकेशन बताए या नहीं। कृपया उसका जवाब दें।',
  },
  unsupported: {
    en: 'Your browser does not support location.',
    hi: 'आपका ब्राउज़र लोकेशन नहीं बता सकता।',
  },
  insecure: {
    en: 'Location works only when the guide is opened over a secure address (https).',
    hi: 'लोकेशन तभी मिलती है जब गाइड सुरक्षित लिंक (https) से खोली जाए।',
  },
  turnOn: {
    en: 'Turn on your location/internet and try again',
    hi: 'लोकेशन और इंटरनेट चालू करके फिर कोशिश करें',
  },
  makeSure: {
    en: 'Make sure location services and internet connection are enabled',
    hi: 'देख लें कि लोकेशन और इंटरनेट दोनों चालू हैं',
  },
  required: {
    en: 'Location is required to show distances',
    hi: 'दूरी दिखाने के लिए आपकी लोकेशन चाहिए',
  },
})

/** The title for each fault. */
export const faultTitles = {
  'denied-app': 'deniedApp',
  'denied-browser': 'deniedBrowser',
  unavailable: 'unavailable',
  timeout: 'timeout',
  unanswered: 'unanswered',
  unsupported: 'unsupported',
  insecure: 'insecure',
} as const satisfies Record<LocationFault, keyof typeof locationTexts>
