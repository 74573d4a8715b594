import { defineTexts, type Text } from '#common/text.ts'

/**
 * The text that search engines and messengers show below each public page's title, by address. Only prerendering imports these,
 * so that they are not in the app's script.
 */
export const descriptions = defineTexts({
  '/': {
    en: 'Water, toilets, doctors, the way, phone numbers and aarti times at the Shravani Mela, Muzaffarpur. Works offline.',
    hi: 'श्रावणी मेला, मुजफ्फरपुर में पानी, शौचालय, डॉक्टर, रास्ता, फ़ोन नंबर और आरती का समय। बिना इंटरनेट भी।',
  },
  '/p': {
    en: 'Find a numbered post of the walk by its code, such as G 27, and say where you stand. Works offline.',
    hi: 'रास्ते की पोस्ट उसके नंबर से खोजें और बताएँ कि आप कहाँ हैं। बिना इंटरनेट भी।',
  },
  '/water-and-wires': {
    en: 'Where one may bathe, how deep the water is, and how high a vehicle may be. Works offline.',
    hi: 'कहाँ नहा सकते हैं, पानी कितना गहरा है, और गाड़ी कितनी ऊँची हो सकती है। बिना इंटरनेट भी।',
  },
  '/rumours': {
    en: 'Heard something at the fair? Which rumours are true, which are not, and which office says so.',
    hi: 'मेले में कुछ सुना? कौन-सी बात सच है, कौन-सी अफ़वाह, और कौन-सा दफ़्तर कहता है।',
  },
  '/search': {
    en: 'Search places, services, stops of the route and phone numbers of the fair, by typing or by voice.',
    hi: 'मेले की जगहें, सुविधाएँ, पड़ाव और फ़ोन नंबर खोजें, लिखकर या बोलकर।',
  },
  '/about': {
    en: 'Who runs the guide of the Shravani Mela in Muzaffarpur, how sure it is, and its rules.',
    hi: 'मुजफ्फरपुर के श्रावणी मेले की गाइड कौन चलाता है, इसकी जानकारी कितनी पक्की है और इसके नियम क्या हैं।',
  },
  '/about/contact': {
    en: 'Help desk and control room of the Muzaffarpur Municipal Corporation for the Shravani Mela: 155304.',
    hi: 'श्रावणी मेले के लिए मुजफ्फरपुर नगर निगम का हेल्प डेस्क और नियंत्रण कक्ष: 155304।',
  },
  '/about/terms': {
    en: 'What holds for everybody who uses the guide of the Shravani Mela.',
    hi: 'श्रावणी मेले की गाइड इस्तेमाल करने वालों के लिए शर्तें।',
  },
  '/about/privacy': {
    en: 'What the guide of the Shravani Mela keeps, what stays on your phone, and how to take it back.',
    hi: 'श्रावणी मेले की गाइड क्या रखती है, क्या आपके फ़ोन में रहता है, और उसे वापस कैसे लें।',
  },
  '/about/copyright': {
    en: 'What you may copy from the guide of the Shravani Mela, and whom the photos and maps belong to.',
    hi: 'श्रावणी मेले की गाइड से क्या ले सकते हैं, और फोटो और नक्शे किसके हैं।',
  },
  '/about/links': {
    en: 'Links from the guide of the Shravani Mela to other sites, and from other sites to it.',
    hi: 'श्रावणी मेले की गाइड से दूसरी साइटों के और उनसे यहाँ के लिंक।',
  },
  '/about/accessibility': {
    en: 'What helps readers with disabilities in the guide of the Shravani Mela, and what is missing.',
    hi: 'श्रावणी मेले की गाइड में दिव्यांग लोगों के लिए क्या है और क्या अभी कम है।',
  },
  '/about/sitemap': {
    en: 'Every page of the guide of the Shravani Mela.',
    hi: 'श्रावणी मेले की गाइड के सभी पेज।',
  },
  '/about/open-data': {
    en: 'Places, events and the kanwar path of the Shravani Mela as CSV, GeoJSON and iCalendar files.',
    hi: 'श्रावणी मेले की जगहें, कार्यक्रम और कांवरिया पथ, फ़ाइलों में डाउनलोड करने के लिए।',
  },
  '/attractions': {
    en: 'Temples, parks and the lake of Muzaffarpur that are worth a visit, with the way to each.',
    hi: 'मुजफ्फरपुर के देखने लायक मंदिर, पार्क और झील, और वहाँ का रास्ता।',
  },
  '/camera-filters': {
    en: 'Take a photo with the moon of Shiva, a tilak or a trishul. The picture stays on your phone.',
    hi: 'शिव के चंद्रमा, तिलक या त्रिशूल के साथ फोटो लें। फोटो आपके फ़ोन में ही रहती है।',
  },
  '/complaints': {
    en: 'Tell the municipal corporation what is wrong at the fair, and see by your number what was done.',
    hi: 'मेले में जो गड़बड़ है वह नगर निगम को बताएँ, और अपने नंबर से देखें कि क्या हुआ।',
  },
  '/danger': {
    en: 'Report a live wire, an open drain, a crush, fire or bad water at the fair in two taps. Works offline.',
    hi: 'मेले में बिजली का तार, खुला नाला, धक्का-मुक्की, आग या गंदा पानी बस दो बटन दबाकर बताएँ। बिना इंटरनेट भी।',
  },
  '/facility/centralised-contact': {
    en: 'Phone numbers of the control room, police, hospitals and officers of the fair.',
    hi: 'नियंत्रण कक्ष, पुलिस, अस्पताल और मेले के अधिकारियों के फ़ोन नंबर।',
  },
  '/crowd-status': {
    en: 'How crowded the temple and the crossings of the route are, with the time of each report.',
    hi: 'मंदिर और रास्ते के चौकों पर कितनी भीड़ है, और यह कब बताया गया।',
  },
  '/queue': {
    en: 'Where the queue for the offering of water ends, how many hours one waits, and when staff told it.',
    hi: 'जल चढ़ाने की कतार कहाँ तक है, कितने घंटे लगेंगे, और यह कब बताया गया।',
  },
  '/events': {
    en: 'Dates of the Shravani Mela, its Mondays, and the daily aarti times at Baba Garibnath temple.',
    hi: 'श्रावणी मेले की तारीखें, सोमवारी, और बाबा गरीबनाथ मंदिर में रोज़ की आरती का समय।',
  },
  '/facility/gallery': {
    en: 'Photos of the Shravani Mela by its visitors. Vote for the one you like.',
    hi: 'श्रद्धालुओं की खींची श्रावणी मेले की फोटो। जो अच्छी लगे उसे वोट दें।',
  },
  '/gallery': {
    en: 'Photos of the Shravani Mela by its visitors. Vote for the one you like.',
    hi: 'श्रद्धालुओं की खींची श्रावणी मेले की फोटो। जो अच्छी लगे उसे वोट दें।',
  },
  '/photo-contest': {
    en: 'Send your photo of the Shravani Mela to the contest of the municipal corporation.',
    hi: 'श्रावणी मेले की अपनी फोटो नगर निगम की प्रतियोगिता में भेजें।',
  },
  '/facility/mela-route': {
    en: 'The route from Pahleja Ghat to Baba Garibnath temple with its stops, in order, as a map and a list.',
    hi: 'पहलेजा घाट से बाबा गरीबनाथ मंदिर तक का रास्ता और उसके पड़ाव, नक्शे और सूची में।',
  },
  '/journey': {
    en: 'What is closed, one-way or open on a day and hour of the fair, by car, bus, train or on foot.',
    hi: 'मेले के किस दिन किस समय क्या बंद, एकतरफ़ा या खुला है: कार, बस, ट्रेन से या पैदल आने वालों के लिए।',
  },
  '/feedback': {
    en: 'Say how the fair was for you. The municipal corporation reads it.',
    hi: 'बताएँ कि मेला कैसा रहा। नगर निगम इसे पढ़ता है।',
  },
  '/history': {
    en: 'The story of Baba Garibnath temple in Muzaffarpur and of the kanwariyas of Shravan.',
    hi: 'मुजफ्फरपुर के बाबा गरीबनाथ मंदिर और सावन के कांवरियों की कहानी।',
  },
  '/live-darshan': {
    en: 'Live darshan of Baba Garibnath, when the temple sends a stream.',
    hi: 'बाबा गरीबनाथ के लाइव दर्शन, जब मंदिर से सीधा प्रसारण हो।',
  },
  '/lost-found': {
    en: 'Things lost and found at the fair, with photos.',
    hi: 'मेले में खोया और मिला सामान, फोटो के साथ।',
  },
  '/lost-found/submit': {
    en: 'Report a thing that you lost or found at the fair.',
    hi: 'मेले में खोए या मिले सामान की सूचना दें।',
  },
  '/first-aid': {
    en: 'First aid until help comes: snake bite, heat stroke, electric shock, burns and more, step by step. Works offline.',
    hi: 'मदद आने तक क्या करें: साँप का काटना, लू, करंट, जलना और अन्य, चित्रों के साथ। बिना इंटरनेट भी।',
  },
  '/missing-person': {
    en: 'Is somebody missing, or was somebody found? Tell the control room. The report is never made public.',
    hi: 'कोई बिछड़ गया या मिला है? नियंत्रण कक्ष को बताएँ। यह सूचना सबको नहीं दिखाई जाती।',
  },
  '/looks-lost': {
    en: 'Somebody at the fair looks lost? Tell the desk where they are, about how old they are and what colour they wear. Works without a network.',
    hi: 'मेले में कोई बिछड़ा लगता है? डेस्क को जगह, उम्र और कपड़ों का रंग बताएँ। इंटरनेट न हो तब भी बता सकते हैं।',
  },
  '/mela-quiz': {
    en: 'Ten questions about the fair in ten minutes, and a leaderboard.',
    hi: 'मेले के बारे में दस मिनट में दस सवाल, और अंक तालिका।',
  },
  '/virtual-pooja': {
    en: 'Offer water, flowers and lamps on your phone: to Baba Garibnath or at one of the twelve jyotirlingas.',
    hi: 'फ़ोन पर बाबा गरीबनाथ या बारह ज्योतिर्लिंगों में से किसी एक को जल, फूल और दीप चढ़ाएँ।',
  },
})

const place: Text = {
  en: '{title} at the Shravani Mela and in Muzaffarpur, the nearest first, with the way. Works offline.',
  hi: '{title}: श्रावणी मेले और मुजफ्फरपुर में, पास वाली जगह पहले, रास्ते के साथ। बिना इंटरनेट भी।',
}

const emergency: Text = {
  en: '{title}: whom to call and what to do until help comes, step by step, with pictures. Works offline.',
  hi: '{title}: किसे कॉल करें और मदद आने तक क्या करें, चित्रों के साथ। बिना इंटरनेट भी।',
}

/** The description of a page; a list of places says what it lists. */
export function describePage(address: string, title: Text): Text {
  const known: Readonly<Record<string, Text>> = descriptions
  if (known[address]) return known[address]
  if (address.startsWith('/first-aid/')) return named(emergency, title)
  if (!address.startsWith('/facility/')) return descriptions['/']
  return named(place, title)
}

const named = (text: Text, title: Text): Text => ({
  en: text.en.replace('{title}', title.en),
  hi: text.hi.replace('{title}', title.hi),
})
