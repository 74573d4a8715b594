import { defineTexts } from '#common/text.ts'

export const rumoursScreenTexts = defineTexts({
  notTranslated: { en: 'not translated', hi: 'अनुवाद नहीं हुआ' },
  lead: {
    en: 'Heard something? Look here before you pass it on. Every answer is given by an office.',
    hi: 'जो सुना, उसे आगे बताने से पहले यहाँ देखें। हर जवाब किसी दफ़्तर का है।',
  },
  failed: { en: 'The answers could not be loaded', hi: 'जवाब नहीं मिल सके' },
  failedUse: {
    en: 'With a network they appear here. To ask now, call 155304.',
    hi: 'नेटवर्क आने पर यहाँ दिखेंगे। अभी पूछने के लिए 155304 पर कॉल करें।',
  },
  none: {
    en: 'No rumour was answered here in the last {days} days.',
    hi: 'पिछले {days} दिनों में यहाँ किसी अफ़वाह का जवाब नहीं लिखा गया।',
  },
  when: { en: '{time}, {ago}', hi: '{time}, {ago}' },
  other: {
    en: 'Heard something else? Ask the help desk before you pass it on: 155304.',
    hi: 'कुछ और सुना है? आगे बताने से पहले हेल्प डेस्क से पूछें: 155304।',
  },
})
