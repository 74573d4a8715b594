import { defineTexts } from '#common/text.ts'

export const homeTexts = defineTexts({
  title: { en: 'Shravani Mela', hi: 'श्रावणी मेला' },
  subtitle: { en: 'Baba Garibnath, Muzaffarpur', hi: 'बाबा गरीबनाथ, मुजफ्फरपुर' },
  menu: { en: 'Menu', hi: 'मेनू' },
  facilities: { en: 'Facilities', hi: 'सुविधाएँ' },
  liveAarti: { en: 'Live aarti', hi: 'लाइव आरती' },
  aartiTimes: { en: 'Aarti: 4:00 AM, 2:00 PM, 9:00 PM', hi: 'आरती: सुबह 4, दोपहर 2, रात 9 बजे' },
  shivBhajan: { en: 'Shiv Bhajan', hi: 'शिव भजन' },
  prize: {
    en: 'The most-liked photo wins a cash prize.',
    hi: 'सबसे ज़्यादा वोट पाने वाली फोटो को नकद पुरस्कार मिलेगा।',
  },
  participate: { en: 'Participate', hi: 'भाग लें' },
  viewPhotos: { en: 'View submitted photos', hi: 'आई हुई फोटो देखें' },
  pictureOfTheDay: { en: 'Picture of the Day', hi: 'आज की फोटो' },
  pictureNumber: { en: 'Picture {n} of {total}', hi: 'फोटो {n}, कुल {total}' },
  previous: { en: 'Previous picture', hi: 'पिछली फोटो' },
  next: { en: 'Next picture', hi: 'अगली फोटो' },
  pause: { en: 'Pause pictures', hi: 'फोटो रोकें' },
  play: { en: 'Play pictures', hi: 'फोटो चलाएँ' },
  contacts: { en: 'Contacts', hi: 'ज़रूरी नंबर' },
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  controlRoomAndHelpDesk: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
  allContacts: { en: 'All contacts', hi: 'सभी नंबर' },
})
