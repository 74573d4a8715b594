import { defineTexts } from '#common/text.ts'

export const signInTexts = defineTexts({
  username: { en: 'Username', hi: 'यूज़र नाम' },
  password: { en: 'Password', hi: 'पासवर्ड' },
  code: { en: 'Code of your authenticator app', hi: 'ऑथेंटिकेटर ऐप का कोड' },
  login: { en: 'Login', hi: 'लॉगिन करें' },
  loggingIn: { en: 'Logging in...', hi: 'लॉगिन हो रहा है...' },
  useRecovery: { en: 'Use a recovery code', hi: 'रिकवरी कोड से लॉगिन करें' },
  recoveryCode: { en: 'Recovery code', hi: 'रिकवरी कोड' },
  recoveryHint: {
    en: 'Sixteen letters and digits from your printed sheet. Each code works once.',
    hi: 'आपके प्रिंट किए हुए कागज़ से 16 अक्षर और अंक। हर कोड एक ही बार चलता है।',
  },
  recoveryRequired: { en: 'Type a recovery code', hi: 'रिकवरी कोड लिखें' },
  invalidRecovery: {
    en: 'This code is wrong or was used before. Look at it again, or use the next one of your sheet.',
    hi: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। फिर से देखें, या कागज़ का अगला कोड लिखें।',
  },
  busy: {
    en: 'Many people are signing in. Please try again in a minute.',
    hi: 'अभी बहुत लोग लॉगिन कर रहे हैं। एक मिनट बाद फिर कोशिश करें।',
  },
})
