import type { Text } from '#common/text.ts'

const attractionIds = [
  'sikandarpur-lake-front',
  'litchi-gardens',
  'garibnath-temple',
  'jubba-sahni-park',
  'ramchandra-museum',
  'khudiram-memorial',
  'motijheel',
] as const // specification §2
type AttractionId = (typeof attractionIds)[number]

export type Attraction = {
  id: AttractionId
  title: Text
  description: Text
  location: Text
  coordinates: { lat: number; lng: number }
  /** How far off the point may be, in metres; 0 if a published source gives it. */
  precision: number
}

/** The attractions, in the order of the specification. */
export const attractions: readonly Attraction[] = [
  {
    id: 'sikandarpur-lake-front',
    title: { en: 'Sikandarpur Lake Front', hi: 'सिकंदरपुर लेक फ्रंट' },
    description: {
      en: 'A lakeside walk with five fountains. A cool place for an evening with the family. Boating has been announced; ask on the spot whether it is open.',
      hi: 'झील के किनारे टहलने की जगह, जहाँ पाँच फव्वारे लगे हैं। परिवार के साथ शाम बिताने के लिए ठंडी और खुली जगह। यहाँ नाव की सैर शुरू होने वाली थी; चालू है या नहीं, वहीं पूछ लें।',
    },
    location: { en: 'Sikandarpur, Muzaffarpur', hi: 'सिकंदरपुर, मुजफ्फरपुर' },
    coordinates: { lat: 26.128, lng: 85.385 },
    precision: 600,
  },
  {
    id: 'litchi-gardens',
    title: { en: 'Litchi Gardens', hi: 'लीची के बागान' },
    description: {
      en: 'Muzaffarpur is the land of litchi. Bihar grows more than 300,000 tonnes a year, harvested from May to June. The National Research Centre on Litchi is here in Mushahari.',
      hi: 'मुजफ्फरपुर लीची की धरती है। बिहार में हर साल 3 लाख टन से ज़्यादा लीची होती है और मई से जून तक तोड़ी जाती है। राष्ट्रीय लीची अनुसंधान केंद्र यहीं मुशहरी में है।',
    },
    location: { en: 'Mushahari, Muzaffarpur', hi: 'मुशहरी, मुजफ्फरपुर' },
    coordinates: { lat: 26.0978, lng: 85.444 },
    precision: 0,
  },
  {
    id: 'garibnath-temple',
    title: { en: 'Baba Garibnath Temple', hi: 'बाबा गरीबनाथ मंदिर' },
    description: {
      en: 'The temple of Shiva at the heart of the fair. Many call it the Deoghar of Bihar. In Shravan, pilgrims bring Ganga water from Pahleja Ghat on foot and offer it here.',
      hi: 'मेले का केंद्र, भगवान शिव का मंदिर। लोग इसे बिहार का देवघर कहते हैं। सावन में श्रद्धालु पहलेजा घाट से पैदल गंगाजल लाकर यहाँ चढ़ाते हैं।',
    },
    location: { en: 'Purani Bazar, Muzaffarpur 842001', hi: 'पुरानी बाजार, मुजफ्फरपुर 842001' },
    coordinates: { lat: 26.1205, lng: 85.3912 },
    precision: 0,
  },
  {
    id: 'jubba-sahni-park',
    title: { en: 'Jubba Sahni Park', hi: 'जुब्बा सहनी पार्क' },
    description: {
      en: 'A green park in the town. Sit in the shade, let the children play and rest your feet.',
      hi: 'शहर के बीच हरा-भरा पार्क। छाँव में बैठिए, बच्चों को खेलने दीजिए और पैरों को आराम दीजिए।',
    },
    location: { en: 'Mithanpura, Ramna Road, Muzaffarpur', hi: 'मिठनपुरा, रमना रोड, मुजफ्फरपुर' },
    coordinates: { lat: 26.113, lng: 85.396 },
    precision: 500,
  },
  {
    id: 'ramchandra-museum',
    title: { en: 'Ramchandra Shahi Museum', hi: 'रामचंद्र शाही संग्रहालय' },
    description: {
      en: 'The museum of the town, built in 1979. A quiet place to spend an hour among old objects.',
      hi: 'शहर का संग्रहालय, 1979 में बना। यहाँ पुराने समय की चीज़ें आराम से देख सकते हैं।',
    },
    location: { en: 'Muzaffarpur', hi: 'मुजफ्फरपुर' },
    coordinates: { lat: 26.1135, lng: 85.3955 },
    precision: 500,
  },
  {
    id: 'khudiram-memorial',
    title: { en: 'Khudiram Bose Memorial', hi: 'खुदीराम बोस स्मारक' },
    description: {
      en: 'In memory of Khudiram Bose, the young freedom fighter whom the British hanged on 11 August 1908, aged 18.',
      hi: 'शहीद खुदीराम बोस की याद में। अंग्रेज़ों ने 11 अगस्त 1908 को केवल 18 साल की उम्र में उन्हें फाँसी दे दी थी।',
    },
    location: { en: 'Muzaffarpur', hi: 'मुजफ्फरपुर' },
    coordinates: { lat: 26.125, lng: 85.381 },
    precision: 600,
  },
  {
    id: 'motijheel',
    title: { en: 'Motijheel', hi: 'मोतीझील' },
    description: {
      en: 'The market of the town, east of the railway station. Come here for clothes, food and anything you forgot at home.',
      hi: 'रेलवे स्टेशन के पूरब में शहर का बाज़ार। कपड़े, खाना और घर पर छूटी ज़रूरी चीज़ें यहाँ मिल जाती हैं।',
    },
    location: { en: 'Motijheel, Muzaffarpur', hi: 'मोतीझील, मुजफ्फरपुर' },
    coordinates: { lat: 26.119, lng: 85.384 },
    precision: 500,
  },
]
