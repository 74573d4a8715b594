import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const both = (en: string, hi: string) => ({ en, hi })
const at = { lat: 25.5, lng: 86.5 }

/** The fair of a town that does not exist, as `fair.json`. */
export const madeUpFair = {
  names: {
    fair: both('Kartik Fair', 'कार्तिक मेला'),
    fairBefore: 'कार्तिक मेले',
    town: both('Devgaon', 'देवगाँव'),
    temple: both('Baba Sarovarnath', 'बाबा सरोवरनाथ'),
    corporation: both('Devgaon Town Council', 'देवगाँव नगर परिषद'),
    start: both('Neem Ghat', 'नीम घाट'),
  },
  helpDesk: '100200',
  address: 'Lake Road, Devgaon, Bihar, India',
  mayName: [] as string[],
  temple: at,
  towns: { Devgaon: { centre: at, km: 4 } },
  regions: ['Devgaon'],
  collectedOn: '2026-11-01',
  dailyAartis: [
    {
      time: '05:30',
      title: both('Morning aarti', 'सुबह की आरती'),
      description: both('Every day at the lake', 'झील पर हर दिन'),
      type: 'aarti',
    },
  ],
  editions: [
    {
      year: 2031,
      shravan: { from: '2031-10-20', to: '2031-11-10' },
      mondays: ['2031-10-20', '2031-10-27', '2031-11-03', '2031-11-10'],
      dates: 'published',
      schedule: [],
    },
  ],
  walk: [
    { id: 'ghat', name: both('Neem Ghat', 'नीम घाट') },
    { id: 'bridge', name: both('Stone bridge', 'पत्थर का पुल') },
    { id: 'temple', name: both('Baba Sarovarnath temple', 'बाबा सरोवरनाथ मंदिर') },
  ],
  queueFrom: 'bridge',
  queueTo: 'temple',
  dakBamLeaveAt: 'bridge',
  dakBam: [] as string[],
  dakBamNote: both('The dak bam walk the same way.', 'डाक बम भी इसी रास्ते से जाते हैं।'),
  trafficNotes: [],
  attractions: [
    {
      id: 'lake',
      title: both('The lake', 'झील'),
      description: both('A walk around the water.', 'पानी के चारों ओर टहलने की जगह।'),
      location: both('Lake Road, Devgaon', 'झील रोड, देवगाँव'),
      coordinates: at,
      precision: 300,
    },
  ],
  history: [
    {
      id: 'temple',
      title: both('The temple', 'मंदिर'),
      paragraphs: [both('It stands beside the lake.', 'यह झील के किनारे है।')],
    },
  ],
  streamSearch: 'baba sarovarnath live',
  fullMap: { origin: 'Neem Ghat', destination: 'Devgaon', waypoints: 'Stone bridge' },
}

const quiz = Array.from({ length: 10 }, (_, n) => ({
  id: `q${n}`,
  question: both(`How much is ${n} and 1?`, `${n} और 1 कितने होते हैं?`),
  right: both(`${n + 1}`, `${n + 1}`),
  wrong: [20, 30, 40].map(number => both(`${number}`, `${number}`)),
  why: both('Count it.', 'गिनकर देखें।'),
}))

const places = `facility_type,name_en,name_hi,location_en,location_hi,lat,lng,precision_m,phone,source,verified
drinking-water,Lake tap,झील का नल,"Lake Road, Devgaon","झील रोड, देवगाँव",25.501,86.501,50,,made up,no`
const contacts = `contact_type,category,name_en,name_hi,designation_en,designation_hi,phone,email,ranking,source
helpline,other,Town help desk,शहर का हेल्प डेस्क,Day and night,दिन-रात,100200,,1,made up`
const crowd = `name_en,name_hi,why_en,why_hi,source
Stone bridge,पत्थर का पुल,It is narrow,यह सँकरा है,made up`
const waypoints = `order,name_en,name_hi,lat,lng,precision_m,source
1,Neem Ghat,नीम घाट,25.4,86.4,500,made up
2,Stone bridge,पत्थर का पुल,25.49,86.49,500,made up
3,Baba Sarovarnath temple,बाबा सरोवरनाथ मंदिर,25.5,86.5,200,made up`
const texts = `key,en,hi
features/mela-route/texts.ts texts.gandak,Lake river,झील नदी
features/voice-search/clips/clip-list.ts answers.walk-middle.say,From there it goes over the stone bridge.,वहाँ से रास्ता पत्थर के पुल से होकर जाता है।
features/voice-search/clips/clip-list.ts answers.walk-end.say,Then it comes to Baba Sarovarnath.,फिर रास्ता बाबा सरोवरनाथ पहुँचता है।`

/** Writes the folder of the made-up city; `changed` replaces files of it. */
export function writeFair(folder: string, changed: Readonly<Record<string, string>> = {}): void {
  mkdirSync(folder, { recursive: true })
  const files = {
    'fair.json': JSON.stringify(madeUpFair, undefined, 2),
    'quiz.json': JSON.stringify(quiz, undefined, 2),
    ...{
      'places.csv': places,
      'contacts.csv': contacts,
      'crowd-places.csv': crowd,
      'waypoints.csv': waypoints,
    },
    'texts.csv': texts,
    ...changed,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}
