import { defineTexts } from '#common/text.ts'

/** Texts of the parts that are loaded after the screen: city drawing, own position, notes. */
export const melaRouteLazyTexts = defineTexts({
  near: {
    en: 'You are near {place}: about {done} km from the ghat, about {left} km to the temple.',
    hi: 'आप {place} के पास हैं: घाट से लगभग {done} किमी आगे, मंदिर तक लगभग {left} किमी और।',
  },
  between: {
    en: 'You are between {from} and {to}: about {done} km from the ghat, about {left} km to the temple.',
    hi: 'आप {from} और {to} के बीच हैं: घाट से लगभग {done} किमी आगे, मंदिर तक लगभग {left} किमी और।',
  },
  arrived: { en: 'You have reached Baba Garibnath. Bol Bam!', hi: 'आप बाबा गरीबनाथ पहुँच गए। बोल बम!' },
  rough: {
    en: 'Your position is known only to about {km} km, so your place on the route cannot be told.',
    hi: 'आपकी लोकेशन में लगभग {km} किमी का फ़र्क हो सकता है, इसलिए रास्ते में आपकी जगह नहीं बताई जा सकती।',
  },
  away: {
    en: 'You are about {km} km away from the route, in a straight line.',
    hi: 'आप इस रास्ते से सीधी रेखा में लगभग {km} किमी दूर हैं।',
  },
  side: { en: 'The route is to the {side} of here.', hi: 'रास्ता यहाँ से {side} की ओर है।' },
  dakBamKey: { en: 'Dak bam', hi: 'डाक बम' },
  dakBam: { en: 'Way of the dak bam', hi: 'डाक बम का रास्ता' },
  closed: { en: 'Roads closed at earlier fairs', hi: 'पिछले मेलों में बंद रहे रास्ते' },
  closedUse: {
    en: 'Closures change every year. Before you set out in a vehicle, ask the help desk: 155304.',
    hi: 'हर साल नियम बदलते हैं। गाड़ी से निकलने से पहले हेल्प डेस्क से पूछ लें: 155304।',
  },
  ofYear: { en: '{year} fair:', hi: '{year} का मेला:' },
  noYear: { en: 'Earlier fairs:', hi: 'पिछले मेले:' },
  oneSource: { en: 'one press report.', hi: 'एक समाचार से।' },
  twoSources: { en: 'two press reports.', hi: 'दो समाचारों से।' },
  drawing: { en: 'How exact this map is', hi: 'यह नक्शा कितना सही है' },
  drawingNone: {
    en: 'Nobody has surveyed the route for this guide.',
    hi: 'इस गाइड के लिए रास्ता नापा नहीं गया है।',
  },
  drawingSome: {
    en: '{n} of the {all} stops were surveyed on the ground.',
    hi: '{all} में से {n} पड़ाव मौके पर नापे गए हैं।',
  },
  drawingRest: {
    en: 'Stations that are not surveyed are accurate to about 500 metres. Stops without kilometres are known by name and order only and are drawn between their neighbours.',
    hi: 'जो स्टेशन नापे नहीं गए, उनकी जगह में लगभग 500 मीटर का फ़र्क हो सकता है। जिन पड़ावों के आगे किमी नहीं लिखा, उनका सिर्फ़ नाम और क्रम पता है; उन्हें बीच में दिखाया गया है।',
  },
  drawingKm: {
    en: 'Reports of the length run from 65 to 90 km; the guide says about 70. Kilometres are worked out from straight lines and stretched to that length, except between surveyed stops that are close together: there they are as measured.',
    hi: 'खबरों में यह दूरी 65 से 90 किमी तक बताई गई है; गाइड लगभग 70 मानती है। पड़ावों की दूरी सीधी रेखाओं से निकालकर उसी हिसाब से बढ़ाई गई है। जो नापे हुए पड़ाव पास-पास हैं, उनके बीच नापी हुई दूरी है।',
  },
  drawingWalked: {
    en: '{km} of the {all} km were recorded on the ground for this guide, the last part on {day}: there the line is accurate to {m} m and distances are as measured.',
    hi: '{all} में से {km} किमी रास्ता इस गाइड के लिए मौके पर चलकर नापा गया, आखिरी हिस्सा {day} को। वहाँ रास्ता {m} मीटर तक सही है और दूरी नापी हुई है।',
  },
  drawingGuessed: {
    en: 'The rest of the line is approximate.',
    hi: 'बाकी रास्ता अनुमान से है।',
  },
  drawingPrivate: {
    en: 'Your position is worked out on your phone and sent nowhere.',
    hi: 'आपकी लोकेशन का हिसाब आपके फ़ोन में ही होता है, कहीं भेजी नहीं जाती।',
  },
})
