import { defineTexts } from '#common/text.ts'

export const melaRouteStaffTexts = defineTexts({
  lead: {
    en: 'Where “Open full map” leads. Without a link pilgrims read “No map available”; the guide’s own map stays.',
    hi: '“पूरा नक्शा खोलें” यहीं ले जाता है। लिंक न हो तो लोगों को “नक्शा उपलब्ध नहीं है” दिखेगा; गाइड का अपना नक्शा दिखता रहेगा।',
  },
  url: { en: 'Address of the full map', hi: 'पूरे नक्शे का लिंक' },
  urlHint: { en: 'Beginning with https.', hi: 'https से शुरू होने वाला।' },
  invalid: { en: 'This is no https address', hi: 'यह https लिंक नहीं है' },
  take: { en: 'Remove the map', hi: 'नक्शा हटाएँ' },
})
