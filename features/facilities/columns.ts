import { areaFromMetres } from '#common/distance.ts'
import { defineColumns } from '#common/row-columns.ts'
import { defineTexts, type Text } from '#common/text.ts'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'

/** `surveyed`: visited by the surveyors. `existence`: named by two independent sources. `no`: one report. */
const verifiedLevels = {
  surveyed: { en: 'One of us stood there', hi: 'हम वहाँ जाकर देख आए' },
  existence: { en: 'Two sources name it', hi: 'दो खबरों में इसका नाम है' },
  no: { en: 'One report only', hi: 'एक ही खबर में नाम है' },
}

/** The columns of a place, for contract, form, CSV file and table. */
export const placeColumns = defineColumns({
  facility_type: {
    is: 'choice',
    of: Object.fromEntries(placeTypes.map(id => [id, facilityTypes[id].label])) as Record<PlaceType, Text>,
  },
  name: { is: 'pair', max: 120 },
  location_name: { is: 'pair', max: 200, column: 'location', csv: 'location' },
  position: { is: 'position' },
  contact_number: { is: 'phone', optional: true, csv: 'phone' },
  google_maps_link: { is: 'link', optional: true },
  verified: { is: 'choice', of: verifiedLevels },
  /** Where the information comes from; shown to visitors. */
  source: { is: 'source' },
  is_active: { is: 'in-guide' },
})

/** Labels and hints of the form. */
export const placeColumnTexts = defineTexts({
  facility_type: { en: 'Kind', hi: 'प्रकार' },
  name: { en: 'Name', hi: 'नाम' },
  location_name: { en: 'Where it is', hi: 'कहाँ है' },
  positionHint: {
    en: `From ${areaFromMetres} m on visitors see an area instead of a pin, and Navigate searches for its name.`,
    hi: `${areaFromMetres} मीटर या ज़्यादा हो तो लोगों को निशान की जगह एक इलाका दिखता है, और रास्ता जगह के नाम से खोजा जाता है।`,
  },
  contact_number: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  contact_numberHint: {
    en: 'Of the institution, never of a private person.',
    hi: 'संस्था का, किसी व्यक्ति का निजी नहीं।',
  },
  google_maps_link: { en: 'Map link', hi: 'नक्शे का लिंक' },
  verified: { en: 'How sure we are', hi: 'कितना पक्का है' },
})
