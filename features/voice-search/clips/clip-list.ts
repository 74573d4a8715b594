import type { Text } from '#common/text.ts'
import { paths } from '#kit/web/paths.ts'

/** Languages of the recordings. Staff read out the Hindi words, and say them in their own words in Maithili. */
export const clipLanguages = ['hi', 'mai'] as const
export type ClipLanguage = (typeof clipLanguages)[number]

/** Limits of one recording. All of them in both languages: 2 × (30 × 5,900 + 12 × 1,900) = 399,600 bytes. */
export const mostBytes = { answer: 5900, number: 1900 }
/** ms. */
export const mostMs = { answer: 5500, number: 1600 }

/** What is said; `to`: the address of the answer that it belongs to. */
type Spoken = { say: Text; to?: string }

/** The thirty most important answers. */
export const answers = {
  water: {
    to: paths.facility('drinking-water'),
    say: { en: 'Here are the places with drinking water.', hi: 'पीने के पानी की जगहें ये हैं।' },
  },
  toilet: {
    to: paths.facility('toilet'),
    say: { en: 'Here are the toilets.', hi: 'शौचालय ये हैं।' },
  },
  bathroom: { to: paths.facility('bathroom'), say: { en: 'Here are the bathrooms.', hi: 'स्नानघर ये हैं।' } },
  doctor: {
    to: paths.facility('health-centre'),
    say: {
      en: 'Here are the health centres. In danger call 108.',
      hi: 'स्वास्थ्य केंद्र ये हैं। जान का खतरा हो तो 108 पर कॉल करें।',
    },
  },
  rest: { to: paths.facility('rest-room'), say: { en: 'Here you can rest.', hi: 'आराम की जगहें ये हैं।' } },
  dharamshala: {
    to: paths.facility('dharamshala'),
    say: { en: 'Here are the dharamshalas.', hi: 'धर्मशालाएँ ये हैं।' },
  },
  shivir: { to: paths.facility('shivir'), say: { en: 'Here are the shivirs.', hi: 'शिविर ये हैं।' } },
  bhandara: {
    to: paths.facility('bhandara'),
    say: { en: 'Here are the bhandaras with food.', hi: 'खाने के लिए भंडारे ये हैं।' },
  },
  parking: { to: paths.facility('parking'), say: { en: 'Here you can park.', hi: 'पार्किंग की जगहें ये हैं।' } },
  hotel: { to: paths.facility('paid-hotels'), say: { en: 'Here are the hotels.', hi: 'होटल ये हैं।' } },
  atm: { to: paths.facility('atm'), say: { en: 'Here are the ATMs.', hi: 'एटीएम ये हैं।' } },
  'help-desk': {
    to: paths.help('control-room'),
    say: { en: 'The number of the help desk is', hi: 'हेल्प डेस्क का नंबर है' },
  },
  ambulance: {
    to: paths.help('ambulance'),
    say: { en: 'For an ambulance call', hi: 'एम्बुलेंस के लिए इस नंबर पर कॉल करें' },
  },
  police: { to: paths.help('police'), say: { en: 'For the police call', hi: 'पुलिस के लिए इस नंबर पर कॉल करें' } },
  fire: { to: paths.help('fire'), say: { en: 'If there is a fire call', hi: 'आग लगने पर इस नंबर पर कॉल करें' } },
  'lost-child': {
    to: paths.missingPerson(),
    say: {
      en: 'If somebody is lost, call the control room at once:',
      hi: 'कोई बिछड़ जाए तो तुरंत नियंत्रण कक्ष को कॉल करें',
    },
  },
  'lost-thing': {
    to: paths.lostFound(),
    say: { en: 'Look here for lost things, or report one.', hi: 'खोया सामान यहाँ देखें, या उसकी सूचना दें।' },
  },
  danger: {
    to: paths.danger(),
    say: { en: 'Tell of a danger here. Step away first.', hi: 'खतरे की सूचना यहाँ दें। पहले खुद वहाँ से हट जाएँ।' },
  },
  crowd: {
    to: paths.crowdStatus(),
    say: { en: 'See here where it is crowded now.', hi: 'अभी कहाँ भीड़ है, यहाँ देखें।' },
  },
  queue: { to: paths.queue(), say: { en: 'See here where the queue ends.', hi: 'कतार कहाँ तक है, यहाँ देखें।' } },
  'temple-hours': {
    to: paths.events(),
    say: { en: 'The times of the temple and the aartis are here.', hi: 'मंदिर और आरती का समय यहाँ देखें।' },
  },
  darshan: { to: paths.liveDarshan(), say: { en: 'See live darshan here.', hi: 'लाइव दर्शन यहाँ देखें।' } },
  walk: {
    to: paths.melaRoute(),
    say: { en: 'The walk and its stops are here.', hi: 'रास्ता और उसके पड़ाव ये हैं।' },
  },
  'walk-start': {
    say: {
      en: 'The walk begins at Pahleja Ghat, where the Ganga water is filled.',
      hi: 'यात्रा पहलेजा घाट से शुरू होती है। गंगाजल वहीं भरते हैं।',
    },
  },
  'walk-middle': {
    say: {
      en: 'From there it goes through Sonpur and Hajipur.',
      hi: 'वहाँ से रास्ता सोनपुर और हाजीपुर होकर जाता है।',
    },
  },
  'walk-end': {
    say: { en: 'Through Ramdayalu it comes to Baba Garibnath.', hi: 'फिर रामदयालु होकर बाबा गरीबनाथ पहुँचते हैं।' },
  },
  complaint: { to: paths.complaints(), say: { en: 'Send a complaint here.', hi: 'शिकायत यहाँ भेजें।' } },
  rumour: {
    to: paths.rumours(),
    say: { en: 'Do not pass on what you heard before you look here.', hi: 'सुनी बात आगे बताने से पहले यहाँ देख लें।' },
  },
  nearest: { say: { en: 'The nearest is about', hi: 'सबसे पास की जगह लगभग' } },
  'not-found': {
    say: {
      en: 'I did not understand. Say for example water, toilet or doctor.',
      hi: 'समझ में नहीं आया। जैसे बोलिए: पानी, शौचालय या डॉक्टर।',
    },
  },
} as const satisfies Record<string, Spoken>

const digit = (en: string, hi: string) => ({ say: { en, hi } })
/** What is appended to answers: the digits of a phone number, and distances. */
export const numbers = {
  '0': digit('zero', 'शून्य'),
  '1': digit('one', 'एक'),
  '2': digit('two', 'दो'),
  '3': digit('three', 'तीन'),
  '4': digit('four', 'चार'),
  '5': digit('five', 'पाँच'),
  '6': digit('six', 'छह'),
  '7': digit('seven', 'सात'),
  '8': digit('eight', 'आठ'),
  '9': digit('nine', 'नौ'),
  'hundred-metres': digit('hundred metres away', 'सौ मीटर दूर'),
  kilometres: digit('kilometres away', 'किलोमीटर दूर'),
} as const satisfies Record<string, Spoken>

export const clips: Readonly<Record<ClipId, Spoken>> = { ...numbers, ...answers }
export type ClipId = keyof typeof answers | keyof typeof numbers
export const clipIds = [...Object.keys(answers), ...Object.keys(numbers)] as [ClipId, ...ClipId[]]
export const sizeOf = (clip: ClipId): keyof typeof mostBytes => (clip in numbers ? 'number' : 'answer')
