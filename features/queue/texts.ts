import { defineTexts } from '#common/text.ts'

export const queueTexts = defineTexts({
  failed: { en: 'The queue could not be loaded', hi: 'कतार की जानकारी नहीं मिल सकी' },
  forWater: { en: 'Queue for the offering of water', hi: 'जल चढ़ाने की कतार' },
  toldAt: { en: 'told on {time}', hi: '{time} बताया गया' },
  oldTail: {
    en: 'The last report came {ago}: {place}, {hours}. It will have changed since.',
    hi: 'पिछली सूचना {ago} की है: {place}, {hours}। अब बदल गई होगी।',
  },
  nobody: {
    en: 'No report yet. On the Mondays of the fair and the nights before them, staff along the route report where the queue ends.',
    hi: 'अभी तक कोई सूचना नहीं आई। मेले की सोमवारी और उससे पहले की रात को रास्ते के कर्मचारी बताते हैं कि कतार कहाँ तक है।',
  },
  line: { en: 'The queue, from the temple to its tail', hi: 'कतार, मंदिर से आखिरी सिरे तक' },
  way: { en: 'The way of the queue, from the temple', hi: 'कतार का रास्ता, मंदिर से' },
  joinHere: { en: 'Join here', hi: 'यहाँ से लगें' },
  dakLeave: { en: 'Dak bam turn off here', hi: 'डाक बम यहाँ से अलग' },
  dakBam: { en: 'Dak bam', hi: 'डाक बम' },
  dakBamUse: {
    en: 'They walk without a stop. Leave their lane free.',
    hi: 'ये बिना रुके चलते हैं। इनका रास्ता खाली रखें।',
  },
  headAt: { en: 'The first are at {place}', hi: 'सबसे आगे वाले यहाँ हैं: {place}' },
  headOld: { en: 'The last report came {ago}: {place}.', hi: 'पिछली सूचना {ago} की है: {place}।' },
  headNone: { en: 'No report yet.', hi: 'अभी तक कोई सूचना नहीं आई।' },
  past: { en: 'Past Mondays, at this hour', hi: 'पिछली सोमवारियाँ, इसी समय' },
  pastLongest: { en: 'Past Mondays, longest wait', hi: 'पिछली सोमवारियाँ, सबसे लंबा इंतज़ार' },
  pastHour: { en: 'Hours, told between {from} and {to}', hi: 'घंटे, {from} और {to} के बीच बताए गए' },
  pastHours: { en: 'Hours, as staff told them', hi: 'घंटे, कर्मचारियों के बताए अनुसार' },
  first: { en: 'First', hi: 'पहली' },
  second: { en: 'Second', hi: 'दूसरी' },
  third: { en: 'Third', hi: 'तीसरी' },
  fourth: { en: 'Fourth', hi: 'चौथी' },
  fifth: { en: 'Fifth', hi: 'पाँचवीं' },
  today: { en: 'Now', hi: 'अभी' },
  unknownHours: { en: 'not told', hi: 'सूचना नहीं' },
  crowd: { en: 'How crowded each place is', hi: 'किस जगह कितनी भीड़ है' },
})
