import type { Facility } from './contract.ts'

const base = {
  facility_type: 'drinking-water',
  latitude: null,
  longitude: null,
  precision_m: null,
  contact_number: null,
  google_maps_link: null,
  verified: 'no',
  source: 'Example, never shown to visitors',
  updated_at: '2027-07-25T06:30:00.000Z',
} as const satisfies Partial<Facility>

/** Invented places for tests and `/dev/sheet`: long names, an area, a place without position or number. */
export const examples = {
  surveyedWithPhone: {
    ...base,
    id: '00000000-0000-4000-8000-000000000001',
    name: { en: 'Tap at the east gate', hi: 'पूर्वी द्वार का नल' },
    location_name: { en: 'Left of the shoe stand', hi: 'जूता स्टैंड के बाईं ओर' },
    latitude: 26.1209,
    longitude: 85.3921,
    precision_m: 10,
    contact_number: '155304',
    verified: 'surveyed',
  },
  surveyedSilent: {
    ...base,
    id: '00000000-0000-4000-8000-000000000002',
    name: { en: 'Tanker behind the school wall', hi: 'स्कूल की दीवार के पीछे का टैंकर' },
    location_name: { en: 'Where the queue folds', hi: 'जहाँ कतार मुड़ती है' },
    latitude: 26.1251,
    longitude: 85.3932,
    precision_m: 30,
    verified: 'surveyed',
  },
  area: {
    ...base,
    id: '00000000-0000-4000-8000-000000000003',
    name: { en: 'College tent city water taps', hi: 'कॉलेज टेंट सिटी – पीने का पानी' },
    location_name: {
      en: 'College ground (mela days; 2016 plan)',
      hi: 'कॉलेज मैदान (मेले के दिनों में; 2016 की योजना)',
    },
    latitude: 26.0974,
    longitude: 85.3836,
    precision_m: 1000,
    verified: 'existence',
  },
  nowhere: {
    ...base,
    id: '00000000-0000-4000-8000-000000000004',
    name: {
      en: 'Seva camp with the longest name on the whole road – hot, cold and lemon water',
      hi: 'पूरे रास्ते के सबसे लंबे नाम वाला सेवा शिविर – गर्म, ठंडा और नींबू पानी',
    },
    location_name: { en: 'Announced by the group', hi: 'जगह संस्था बताएगी' },
  },
  linked: {
    ...base,
    id: '00000000-0000-4000-8000-000000000005',
    name: { en: 'Cold water kiosk', hi: 'शीतल जल केंद्र' },
    location_name: { en: 'Near the town police station', hi: 'टाउन थाना के पास' },
    google_maps_link: 'https://www.google.com/maps/search/?api=1&query=Cold+water+kiosk',
  },
} as const satisfies Record<string, Facility>
