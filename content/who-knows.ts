import type { Text } from '#common/text.ts'

/** What people ask for that the guide has no list of: one sentence that says what is known, and who knows more. */
export const whoKnows = {
  train: {
    label: { en: 'Trains', hi: 'ट्रेन' },
    answer: {
      en: 'Ask 139 about trains. The station of the town is Muzaffarpur Junction.',
      hi: 'ट्रेन के बारे में 139 पर पूछें। शहर का स्टेशन मुजफ्फरपुर जंक्शन है।',
    },
  },
  // Hindustan (htsyndication.com), 18 May 2025: the government bus stand at Imlichatti.
  bus: {
    label: { en: 'Buses', hi: 'बस' },
    answer: {
      en: 'The government bus stand is at Imlichatti. On days of the fair ask the help desk first: 155304.',
      hi: 'सरकारी बस स्टैंड इमलीचट्टी में है। मेले के दिनों में पहले हेल्प डेस्क से पूछें: 155304।',
    },
  },
  // Hindustan (htsyndication.com), 19 Jun 2025: both stands.
  auto: {
    label: { en: 'Auto-rickshaw, e-rickshaw', hi: 'ऑटो, ई-रिक्शा' },
    answer: {
      en: 'On Station Road, at Malgodam Chowk and opposite the LK Bose petrol pump. On days of the fair ask the help desk first: 155304.',
      hi: 'स्टेशन रोड पर, मालगोदाम चौक और एलके बोस पेट्रोल पंप के सामने। मेले के दिनों में पहले हेल्प डेस्क से पूछें: 155304।',
    },
  },
  charging: {
    label: { en: 'Charging a phone', hi: 'मोबाइल चार्ज करना' },
    answer: {
      en: 'Ask at a camp (shivir), or ask the help desk: 155304.',
      hi: 'मोबाइल कहाँ चार्ज होगा, शिविर में या हेल्प डेस्क से पूछें: 155304।',
    },
  },
  shoes: {
    label: { en: 'A place for shoes', hi: 'जूते-चप्पल रखने की जगह' },
    answer: {
      en: 'Where shoes can be left, the help desk knows: 155304.',
      hi: 'जूते-चप्पल कहाँ रखें, हेल्प डेस्क से पूछें: 155304।',
    },
  },
  luggage: {
    label: { en: 'A place for luggage', hi: 'सामान रखने की जगह' },
    answer: {
      en: 'Where luggage can be left, the help desk knows: 155304.',
      hi: 'सामान कहाँ रखें, हेल्प डेस्क से पूछें: 155304।',
    },
  },
  wheelchair: {
    label: { en: 'Wheelchair, help with walking', hi: 'व्हीलचेयर, चलने में सहारा' },
    answer: {
      en: 'Ask the help desk for a wheelchair or a helping hand: 155304.',
      hi: 'व्हीलचेयर या सहारे के लिए हेल्प डेस्क से पूछें: 155304।',
    },
  },
  offerings: {
    label: { en: 'Things for the offering', hi: 'पूजा का सामान' },
    answer: {
      en: 'Where kanwars and offerings are sold, the help desk knows: 155304.',
      hi: 'कांवर और पूजा का सामान कहाँ मिलेगा, हेल्प डेस्क से पूछें: 155304।',
    },
  },
} as const satisfies Record<string, { label: Text; answer: Text }>
