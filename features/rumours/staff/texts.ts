import { defineTexts } from '#common/text.ts'

export const rumoursStaffTexts = defineTexts({
  lead: {
    en: 'The page “Rumour or true” shows it at once, with the office and the time. Name no person.',
    hi: '“अफ़वाह या सच” पेज पर यह तुरंत दिखेगा, दफ़्तर और समय के साथ। किसी व्यक्ति का नाम न लिखें।',
  },
  verdict: { en: 'What does the office know?', hi: 'दफ़्तर को क्या पता है?' },
  said: { en: 'What people say', hi: 'लोग क्या कह रहे हैं' },
  answer: { en: 'What is right', hi: 'सही बात क्या है' },
  answerHint: { en: 'What should people do?', hi: 'लोग क्या करें?' },
  office: { en: 'Which office says so', hi: 'कौन-सा दफ़्तर कहता है' },
  labelIn: { en: '{label}, in {language}', hi: '{label}, {language} में' },
  hi: { en: 'Hindi', hi: 'हिंदी' },
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  shown: { en: 'Shown to everybody', hi: 'सबको दिखे' },
  needed: { en: 'Please fill this in', hi: 'कृपया इसे भरें' },
  oneIsEnough: {
    en: 'One language is enough. Readers of the other one see that it is not translated.',
    hi: 'एक भाषा में लिखना काफ़ी है। दूसरी भाषा के लोगों को दिखेगा कि अनुवाद नहीं हुआ।',
  },
  emptied: { en: 'A rumour without what people say', hi: 'एक अफ़वाह, जिसमें लोगों की बात नहीं लिखी' },
  tell: { en: 'Tell everybody', hi: 'सबको बताएँ' },
  save: { en: 'Save the change', hi: 'बदलाव सहेजें' },
  change: { en: 'Change', hi: 'बदलें' },
  hidden: { en: 'not shown', hi: 'अभी नहीं दिख रही' },
  list: { en: 'Answered so far', hi: 'अब तक के जवाब' },
  none: { en: 'No rumour has been answered yet', hi: 'अभी तक किसी अफ़वाह का जवाब नहीं दिया गया' },
  loadFailed: { en: 'The list could not be loaded', hi: 'सूची नहीं मिल सकी' },
  told: { en: 'Everybody can read it now', hi: 'अब सब इसे पढ़ सकते हैं' },
  changedMeanwhile: {
    en: 'Somebody else changed this answer meanwhile. What you wrote is still here; look at theirs below, then save again.',
    hi: 'इस बीच किसी और ने यह जवाब बदल दिया। आपका लिखा हुआ यहीं है; नीचे उनका देखें, फिर सहेजें।',
  },
})
