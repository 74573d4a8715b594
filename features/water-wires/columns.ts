import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'

const kinds = {
  bathing: { en: 'Bathing place', hi: 'नहाने की जगह' },
  river: { en: 'River', hi: 'नदी' },
  wire: { en: 'Wire or bar over a road', hi: 'सड़क के ऊपर तार या रोक' },
}
const states = {
  unknown: { en: 'No report', hi: 'किसी ने नहीं बताया' },
  open: { en: 'Open for bathing', hi: 'नहाने के लिए खुला' },
  shut: { en: 'Shut', hi: 'बंद' },
}

/** Columns of a bathing place, river or wire, for contract, form and table. */
export const waterWireColumns = defineColumns({
  kind: { is: 'choice', of: kinds },
  name: { is: 'pair', max: 120 },
  /** Only for a bathing place. */
  state: { is: 'choice', of: states },
  /** Water depth, river level, or greatest vehicle height, in cm. */
  cm: { is: 'number', least: 1, most: 3000, optional: true },
  note: { is: 'pair', max: 300, blank: true, lines: 3 },
  source: { is: 'source' },
  is_active: { is: 'in-guide' },
})

/** Labels and hints of the form. */
export const waterWireColumnTexts = defineTexts({
  kind: { en: 'What it is', hi: 'यह क्या है' },
  name: { en: 'Name', hi: 'नाम' },
  state: { en: 'Bathing there', hi: 'वहाँ नहाना' },
  stateHint: {
    en: 'A day after you save it, visitors read that there has been no newer report.',
    hi: 'सहेजने के एक दिन बाद लोगों को दिखता है कि तब से किसी ने नहीं बताया।',
  },
  cm: { en: 'Centimetres', hi: 'सेंटीमीटर' },
  cmHint: {
    en: 'How deep the water is, how high the river stands at its mark, or how high a vehicle may be.',
    hi: 'पानी कितना गहरा है, नदी निशान पर कितनी ऊँची है, या गाड़ी कितनी ऊँची हो सकती है।',
  },
  note: { en: 'What else people should know', hi: 'लोगों को और क्या पता हो' },
})
