import { defineTexts } from '#common/text.ts'

export const callTexts = defineTexts({
  title: { en: 'Ask everybody', hi: 'सबसे पूछें' },
  preview: { en: 'Visitors would read exactly this:', hi: 'लोगों को ठीक यही दिखेगा:' },
  out: { en: 'Visitors read this now:', hi: 'लोगों को अभी यह दिख रहा है:' },
  rule: {
    en: 'It is shown above every screen and sent to phones that asked for notices. It is taken down everywhere at once when the search ends or this entry changes, and after six hours.',
    hi: 'यह हर स्क्रीन के ऊपर दिखता है, और जिन फ़ोन ने सूचनाएँ माँगी हैं उन पर संदेश से पहुँचता है। खोज खत्म होते ही, यह जानकारी बदलते ही या छह घंटे बाद हर जगह से हट जाता है।',
  },
  since: { en: 'Shown since {time}, released by {name}', hi: '{time} से दिख रहा है, {name} ने अनुमति दी' },
  release: { en: 'Ask everybody now', hi: 'अभी सबसे पूछें' },
  end: { en: 'Take it down', hi: 'हटाएँ' },
  chiefOnly: { en: 'Only the chief can release it.', hi: 'इसकी अनुमति केवल मुख्य अधिकारी दे सकते हैं।' },
  'no-place': { en: 'First write down where they were last seen.', hi: 'पहले लिखें कि आखिरी बार कहाँ देखा।' },
  child: {
    en: 'Nothing about a child is shown to everybody until the police allow it: write that down under “Read out now”.',
    hi: 'पुलिस के कहने से पहले बच्चे की कोई बात सबको नहीं बताई जाती: “लाउडस्पीकर पर पढ़ें” में पुलिस की अनुमति लिखें।',
  },
  'no-age': {
    en: 'First write down the age: nothing about a child may be shown to everybody.',
    hi: 'पहले उम्र लिखें: बच्चे की कोई बात सबको नहीं बताई जाती।',
  },
})
