import { defineTexts } from '#common/text.ts'

export const aboutTermsTexts = defineTexts({
  free: {
    en: 'The guide is free for everybody and needs no account. Your network may charge for data.',
    hi: 'यह गाइड सबके लिए मुफ़्त है, कोई अकाउंट नहीं बनाना पड़ता। इंटरनेट का पैसा आपकी मोबाइल कंपनी ले सकती है।',
  },
  headTrust: { en: 'What you can rely on', hi: 'कितना भरोसा करें' },
  staff: {
    en: 'Police and staff at the place know more than the guide. If they say something else, do what they say.',
    hi: 'मौके पर मौजूद पुलिस और कर्मचारी गाइड से ज़्यादा जानते हैं। वे कुछ और कहें तो उनकी बात मानें।',
  },
  age: {
    en: 'Crowd, weather and lists say how old they are. They may have changed since, and a place may be closed.',
    hi: 'भीड़, मौसम और सूचियों के साथ लिखा रहता है कि जानकारी कितनी पुरानी है। उसके बाद हालत बदल सकती है, और कोई जगह बंद भी हो सकती है।',
  },
  danger: {
    en: 'In danger do not wait for the guide: call 112, for an ambulance 108.',
    hi: 'खतरा हो तो गाइड के भरोसे न रुकें: 112 पर कॉल करें, एम्बुलेंस के लिए 108 पर।',
  },
  headSend: { en: 'What you send', hi: 'आप जो भेजते हैं' },
  send: {
    en: 'Send only what is true and your own. Staff may hide what is false, hurts somebody or shows a missing child: by law no picture of such a child may be published.',
    hi: 'केवल सच्ची बात और अपनी खींची फोटो भेजें। जो झूठ हो, किसी को ठेस पहुँचाए या बिछड़े बच्चे को दिखाए, उसे कर्मचारी छिपा सकते हैं: कानून ऐसे बच्चे की फोटो सबको दिखाने से रोकता है।',
  },
  once: {
    en: 'From one phone each photo gets one vote; the quiz is played once per phone number. The server decides what counts.',
    hi: 'एक फ़ोन से हर फोटो को एक ही वोट मिलता है; क्विज़ एक फ़ोन नंबर से एक ही बार खेली जाती है। क्या गिना जाएगा, यह सर्वर तय करता है।',
  },
  headOpen: { en: 'Not decided yet', hi: 'अभी तय नहीं' },
  open: {
    en: 'The corporation has not confirmed these terms, and has not said which court decides a dispute.',
    hi: 'नगर निगम ने ये शर्तें अभी पक्की नहीं की हैं, और यह भी नहीं बताया है कि झगड़ा होने पर कौन-सी अदालत फ़ैसला करेगी।',
  },
})
