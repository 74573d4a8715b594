import type { Text } from '#common/text.ts'

/** The way of the dak bam, who walk without stopping, by the waypoints' English names (one published source). */
export const dakBam: readonly string[] = [
  'Harisabha Chowk',
  'Chhoti Kalyani Chowk',
  'Prabhat Cinema Chowk',
  'Makhan Sah Chowk',
  'Baba Garibnath temple',
]

export const dakBamNote: Text = {
  en: 'The dak bam walk without a stop. In the city they turn off at Harisabha Chowk and go through Chhoti Kalyani, Sahu Road, Prabhat Cinema and Makhan Sah to the temple, as one press report says.',
  hi: 'डाक बम बिना रुके चलते हैं। एक समाचार के अनुसार शहर में वे हरिसभा चौक से मुड़कर छोटी कल्याणी, साहू रोड, प्रभात सिनेमा और माखन साह होते हुए मंदिर जाते हैं।',
}

type TrafficNote = {
  text: Text
  /** Year of the fair; undefined if the sources name none. */
  year?: number
  /** Number of published sources. */
  sources: 1 | 2
}

/** Road closures of earlier fairs, from the press. They change every year, so they are always shown with their year. */
export const trafficNotes: readonly TrafficNote[] = [
  {
    sources: 2,
    text: {
      en: 'The walking path was closed to vehicles from Saturday 2:00 PM to Monday 2:00 PM in every week of Shravan, except in emergencies.',
      hi: 'सावन के हर हफ़्ते शनिवार दोपहर 2:00 बजे से सोमवार दोपहर 2:00 बजे तक कांवरिया पथ पर गाड़ियाँ बंद रहीं, आपात सेवा को छोड़कर।',
    },
  },
  {
    sources: 1,
    text: {
      en: 'Heavy vehicles were kept off the Muzaffarpur–Hajipur four-lane from Saturday 4:00 PM to Monday 2:00 PM.',
      hi: 'शनिवार शाम 4:00 बजे से सोमवार दोपहर 2:00 बजे तक मुजफ्फरपुर-हाजीपुर फोरलेन पर भारी गाड़ियाँ बंद रहीं।',
    },
  },
  {
    year: 2023,
    sources: 2,
    text: {
      en: 'Entry to the city was shut at Ramdayalu Nagar, Kachchi-Pakki, Gobarsahi, Bhagwanpur bridge, Bairia Golambar, Zero Mile, Mithanpura and Banaras Bank Chowk.',
      hi: 'रामदयालु नगर, कच्ची-पक्की, गोबरसही, भगवानपुर पुल, बैरिया गोलंबर, जीरोमाइल, मिठनपुरा और बनारस बैंक चौक से शहर में प्रवेश बंद रहा।',
    },
  },
  {
    year: 2023,
    sources: 2,
    text: {
      en: 'Saraiyaganj Tower, Gandhi Chowk, Chhata Chowk, Makhan Sah Chowk and Purani Bazar were closed to rickshaws and four-wheelers.',
      hi: 'सरैयागंज टावर, गांधी चौक, छाता चौक, माखन साह चौक और पुरानी बाजार में रिक्शा और चारपहिया गाड़ियाँ बंद रहीं।',
    },
  },
  {
    year: 2025,
    sources: 1,
    text: {
      en: 'In 2025 vehicles to Patna were sent by Bhagwanpur Chowk, Khabra Mandir, Bhikhanpura Mor, Kachchi-Pakki, Kajinda, Mahua and Hajipur.',
      hi: '2025 में पटना की गाड़ियाँ इस रास्ते से भेजी गईं: भगवानपुर चौक, खबड़ा मंदिर, भिखनपुरा मोड़, कच्ची-पक्की, कजिंडा, महुआ, हाजीपुर।',
    },
  },
]
