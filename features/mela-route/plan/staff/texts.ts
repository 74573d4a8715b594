import { defineTexts } from '#common/text.ts'

export const journeyRulesTexts = defineTexts({
  add: { en: 'Add a rule', hi: 'नियम जोड़ें' },
  change: { en: 'Change the rule', hi: 'नियम बदलें' },
  modes: { en: 'For whom', hi: 'किसके लिए' },
  namesHint: {
    en: 'In English, write stops as they are called under “Stops of the route”: the closed part is then shown on the list and the maps of those who walk.',
    hi: 'अंग्रेज़ी में पड़ावों के नाम वैसे ही लिखें जैसे “रास्ते के पड़ाव” में हैं: तब बंद हिस्सा पैदल चलने वालों की सूची और नक्शों पर दिखेगा।',
  },
  hasHours: { en: 'Only at certain hours of each week', hi: 'हर हफ़्ते सिर्फ़ कुछ समय' },
  fromDay: { en: 'From day', hi: 'किस दिन से' },
  fromTime: { en: 'From time', hi: 'किस समय से' },
  toDay: { en: 'To day', hi: 'किस दिन तक' },
  toTime: { en: 'To time', hi: 'किस समय तक' },
  noModes: { en: 'Choose at least one', hi: 'कम से कम एक चुनें' },
  past: { en: 'over', hi: 'बीत चुका' },
  until: { en: 'until {day}', hi: '{day} तक' },
})
