import { defineTexts } from '#common/text.ts'

export const streetPlanStaffTexts = defineTexts({
  has: {
    en: 'Every map shows the streets of the street plan, also without a network. It was imported on {date}.',
    hi: 'हर नक्शे पर सड़कें दिखती हैं, बिना नेटवर्क के भी। यह नक्शा {date} को लाया गया था।',
  },
  hasNone: {
    en: 'There is no street plan yet: maps show places and the route alone. It is imported once on the server, from OpenStreetMap (mela-guide import-map, see docs/run.md).',
    hi: 'सड़कों का नक्शा अभी नहीं है: नक्शों पर सिर्फ़ जगहें और कांवरिया पथ दिखते हैं। इसे सर्वर पर एक बार लाया जाता है; तरीका सर्वर चलाने की किताब में है।',
  },
  lead: {
    en: 'Maps can also offer pictures of the streets from {host}. That server then sees which part of the map a pilgrim looks at, so each one is asked first. It is off until you switch it on.',
    hi: 'नक्शों पर {host} से भी सड़कें दिखाई जा सकती हैं। तब उस सर्वर को पता चलता है कि कोई नक्शे का कौन-सा हिस्सा देख रहा है, इसलिए हर किसी से पहले पूछा जाता है। जब तक आप चालू न करें, यह बंद है।',
  },
  on: { en: 'Offer streets from {host}', hi: '{host} की सड़कें दिखाने का बटन दें' },
})
