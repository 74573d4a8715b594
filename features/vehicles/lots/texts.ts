import { defineTexts } from '#common/text.ts'

export const parkingLotsTexts = defineTexts({
  title: { en: 'Parking of the fair', hi: 'मेले की पार्किंग' },
  others: { en: 'Other parking in the city', hi: 'शहर की बाकी पार्किंग' },
  space: { en: 'Space', hi: 'जगह है' },
  little: { en: 'Little space', hi: 'कम जगह' },
  full: { en: 'Full', hi: 'भर गई' },
  over: { en: 'Too full', hi: 'जगह से ज़्यादा' },
  closed: { en: 'Closed', hi: 'बंद' },
  unknown: { en: 'Not known', hi: 'पता नहीं' },
  free: { en: 'about {free} of {capacity} free', hi: '{capacity} में से लगभग {free} खाली' },
  overBy: { en: '{vehicles} vehicles, room for {capacity}', hi: '{capacity} की जगह में {vehicles} गाड़ियाँ' },
  goTo: { en: 'Do not go here. Go to {lot}.', hi: 'यहाँ न जाएँ, {lot} पर जाएँ।' },
  goAsk: {
    en: 'Do not go here. Call 155304 and ask where there is space.',
    hi: 'यहाँ न जाएँ। जगह कहाँ है, 155304 पर पूछें।',
  },
  ask: { en: 'No report now. Ask at 155304.', hi: 'अभी सूचना नहीं है। 155304 पर पूछें।' },
  oldReport: { en: 'Last report {ago}: {vehicles} vehicles.', hi: 'पिछली सूचना {ago}: {vehicles} गाड़ियाँ।' },
  notConfirmed: { en: 'Not yet checked by staff', hi: 'कर्मचारियों ने अभी जाँचा नहीं' },
  fromTemple: { en: '{km} km from the temple', hi: 'मंदिर से {km} किमी' },
  all: { en: 'All vehicles', hi: 'सब गाड़ियाँ' },
  'two-wheelers': { en: 'Two-wheelers only', hi: 'केवल दोपहिया' },
  cars: { en: 'Cars only', hi: 'केवल कार' },
  buses: { en: 'Buses only', hi: 'केवल बस' },
  navigate: { en: 'Directions', hi: 'रास्ता देखें' },
  silentOne: {
    en: 'How full one lot of the fair is: not known',
    hi: 'मेले की एक पार्किंग कितनी भरी है, अभी पता नहीं',
  },
  silentMany: {
    en: 'How full {n} lots of the fair are: not known',
    hi: 'मेले की {n} पार्किंग कितनी भरी हैं, अभी पता नहीं',
  },
})
