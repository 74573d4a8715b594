import type { Text } from '#common/text.ts'

/** A part of the story. `tradition`: it is told, not proved. */
export type Chapter = { id: string; title: Text; paragraphs: readonly Text[]; tradition?: true }

export const chapters: readonly Chapter[] = [
  {
    id: 'temple',
    title: { en: 'Baba Garibnath', hi: 'बाबा गरीबनाथ' },
    paragraphs: [
      {
        hi: 'बाबा गरीबनाथ का मंदिर मुजफ्फरपुर की पुरानी बाजार में है। लोग इसे गरीब स्थान भी कहते हैं।',
        en: 'The temple of Baba Garibnath stands in Purani Bazar, Muzaffarpur. People also call it Garib Sthan.',
      },
      {
        hi: 'श्रद्धालु इसे बिहार का देवघर कहते हैं।',
        en: 'Devotees call it the Deoghar of Bihar.',
      },
    ],
  },
  {
    id: 'legend',
    title: { en: 'The story of the temple', hi: 'मंदिर की कथा' },
    tradition: true,
    paragraphs: [
      {
        hi: 'कहते हैं कि लगभग 300 वर्ष पहले यहाँ सात पेड़ थे। जब एक पेड़ काटा जाने लगा, तो उससे लाल रस बहने लगा। वहीं शिवलिंग मिला।',
        en: 'It is told that about 300 years ago seven trees stood here. When one of them was cut, red sap flowed from it. In that place the lingam was found.',
      },
      {
        hi: 'मान्यता है कि शिवलिंग स्वयं प्रकट हुआ। वह आज भी मंदिर के फर्श से नीचे है।',
        en: 'Tradition holds that the lingam appeared by itself. It still lies below the level of the floor.',
      },
      {
        hi: 'शिव के सामने नंदी बैठे हैं। श्रद्धालु अपनी मनोकामना उनके कान में धीरे से कहते हैं। इस गाइड का “नंदी से पूछें” इसी परंपरा से आया है।',
        en: 'Nandi sits before Shiva. Devotees whisper their wishes into his ear. The “ask Nandi” button in this guide is named after this custom.',
      },
    ],
  },
  {
    id: 'fair',
    title: { en: 'The Shravani Mela', hi: 'श्रावणी मेला' },
    paragraphs: [
      {
        hi: 'सावन के महीने में कांवरिये पहलेजा घाट पर गंगाजल भरते हैं। फिर सोनपुर, हाजीपुर और रामदयालु होते हुए लगभग 70 किलोमीटर पैदल चलकर बाबा के मंदिर पहुँचते हैं।',
        en: 'In the month of Shravan the kanwariyas fill their pots with Ganga water at Pahleja Ghat. They walk about 70 kilometres to the temple, through Sonpur, Hajipur and Ramdayalu.',
      },
      {
        hi: 'सबसे ज़्यादा भीड़ सोमवारी को होती है। रविवार रात 8 बजे से कतार बढ़ने लगती है और आधी रात से जल चढ़ता है। 2025 की तीसरी सोमवारी पर तीन लाख से ज़्यादा श्रद्धालु आए।',
        en: 'Mondays are the busiest. The queue starts to grow at about 8 PM on Sunday, and water is offered from midnight. On the third Monday of 2025 more than three lakh pilgrims came.',
      },
      {
        hi: '2023 में रविवार दोपहर से सोमवार दोपहर तक मंदिर के द्वार पर अरघा लगा था। उसमें डाला गया जल सीधे बाबा तक पहुँच जाता था।',
        en: 'In 2023 an argha (a pouring channel) stood at the gate from Sunday noon to Monday noon. Water poured into it flowed straight to the lingam.',
      },
    ],
  },
]
