import { defineTexts } from '#common/text.ts'

export const aboutPrivacyTexts = defineTexts({
  least: {
    en: 'The guide asks for as little as possible. You can read all of it without saying who you are. There is no advertising and nothing of other companies that follows you.',
    hi: 'गाइड कम से कम जानकारी माँगती है। अपना नाम बताए बिना सब कुछ पढ़ सकते हैं। इसमें विज्ञापन नहीं है और किसी कंपनी का ऐसा कुछ नहीं है जो आप पर नज़र रखे।',
  },
  headStays: { en: 'What stays on your phone', hi: 'जो आपके फ़ोन में ही रहता है' },
  stays: {
    en: 'Your position, camera pictures and the search that you type. Two exceptions: with a complaint you may add your location by its own button; a report of a danger carries your location unless you choose the place by its name or on the map.',
    hi: 'आपकी लोकेशन, कैमरे की फोटो और जो आप खोजते हैं। बस दो बातें अलग हैं: शिकायत में आप चाहें तो बटन दबाकर अपनी लोकेशन जोड़ सकते हैं; खतरे की सूचना के साथ आपकी लोकेशन जाती है, जब तक आप जगह का नाम न चुनें या जगह नक्शे पर न दिखाएँ।',
  },
  voice: {
    en: 'If you speak to ask Nandi, the company that makes your browser turns the voice into words. The guide keeps neither.',
    hi: 'नंदी से बोलकर पूछने पर ब्राउज़र बनाने वाली कंपनी आवाज़ को शब्दों में बदलती है। गाइड न आवाज़ रखती है, न शब्द।',
  },
  headSent: { en: 'What you send', hi: 'आप जो भेजते हैं' },
  sent: {
    en: 'Each form says what is kept, why, what others see, how long, and whom to ask. Lists show no phone number in full; missing persons are never made public.',
    hi: 'हर फ़ॉर्म में लिखा है कि क्या रखा जाता है, क्यों, दूसरों को क्या दिखता है, कितने दिन, और किससे पूछें। सूचियों में पूरा फ़ोन नंबर नहीं दिखता; बिछड़े लोगों की सूचना सबको नहीं दिखाई जाती।',
  },
  long: {
    en: 'It is hidden at once when you ask, and erased after a year. Votes and the quiz use a random code that identifies this phone. Visits are counted as a number per hour, without a name or a phone.',
    hi: 'आपके कहने पर इसे तुरंत छिपा दिया जाता है, और एक साल बाद मिटा दिया जाता है। वोट और क्विज़ के लिए इस फ़ोन की पहचान का कोड रखा जाता है। कितने लोग आए, यह हर घंटे की गिनती है, नाम या फ़ोन के बिना।',
  },
  cookies: {
    en: 'The guide has two cookies, and none of another company: one that identifies this phone, once it votes, plays or sends something; and one for staff who have signed in.',
    hi: 'गाइड की दो कुकी हैं, किसी दूसरी कंपनी की कोई नहीं: पहली इस फ़ोन की पहचान के लिए, जब यहाँ से वोट, क्विज़ या कुछ और भेजा जाए; और दूसरी लॉगिन किए कर्मचारियों के लिए।',
  },
  pushes: {
    en: 'If you ask to be told of notices while the guide is closed, the address of this phone at its push service is kept with its keys and your language: no name, no number. Turn it off in the menu, and it is erased.',
    hi: 'अगर आप चाहें कि गाइड बंद होने पर भी सूचना मिले, तो आपके ब्राउज़र की सूचना सेवा (पुश) से मिला इस फ़ोन का लिंक, उसकी चाबियाँ और आपकी भाषा रखी जाती है: न नाम, न नंबर। मेनू में बंद करें, तो यह मिट जाता है।',
  },
  headRights: { en: 'Take it back', hi: 'वापस लेना' },
  rights: {
    en: 'Take back what you sent on the same phone, where you see it. From another phone, or to ask what is kept: help desk, 155304. You may also complain to the Data Protection Board of India.',
    hi: 'जो भेजा है उसे उसी फ़ोन से वापस ले सकते हैं, जहाँ वह दिखता है। दूसरे फ़ोन से, या यह पूछने के लिए कि क्या रखा है: हेल्प डेस्क, 155304। भारतीय डेटा संरक्षण बोर्ड से भी शिकायत कर सकते हैं।',
  },
  open: {
    en: 'The law is the Digital Personal Data Protection Act 2023. The corporation has not named the officer who answers for it yet.',
    hi: 'इसका कानून है डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम 2023। इसके लिए कौन-सा अधिकारी ज़िम्मेदार है, यह नगर निगम ने अभी नहीं बताया है।',
  },
})
