import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'

/** A parking area's columns for contract, form and table, except its position and kinds. */
export const lotColumns = defineColumns({
  /** The number on the sign at its gate. */
  number: { is: 'number', least: 1, most: 99 },
  /** Both '' until somebody enters them. */
  name: { is: 'pair', max: 60, blank: true },
  location_name: { is: 'pair', max: 160, blank: true, column: 'location' },
  /** Null while unknown. */
  capacity: { is: 'number', least: 1, most: 100_000, optional: true },
  /** The order in which lots are filled. */
  turn: { is: 'number', least: 1, most: 99 },
  is_open: { is: 'flag', first: true },
  /** Staff have checked name, place and capacity. */
  is_confirmed: { is: 'flag', first: false },
})

const bothOrNone = { en: 'Both languages, or none', hi: 'दोनों भाषाओं में, या खाली' }
/** Labels and hints of the form. */
export const lotColumnTexts = defineTexts({
  number: { en: 'Number on the sign', hi: 'बोर्ड पर नंबर' },
  name: { en: 'Name', hi: 'नाम' },
  nameHint: bothOrNone,
  location_name: { en: 'Where it is', hi: 'कहाँ है' },
  location_nameHint: bothOrNone,
  capacity: { en: 'Vehicles that fit in', hi: 'कितने वाहन आते हैं' },
  capacityHint: {
    en: 'As counted, or as the owner says. Leave empty if unknown.',
    hi: 'गिना हुआ या मालिक का बताया। पता न हो तो खाली।',
  },
  turn: { en: 'Filling order', hi: 'भरने का क्रम' },
  turnHint: { en: 'Lots with a smaller number are filled first.', hi: 'छोटे क्रम वाली पार्किंग पहले भरी जाती है।' },
  is_open: { en: 'Open now', hi: 'अभी खुली है' },
  is_confirmed: { en: 'Staff have checked all of this', hi: 'कर्मचारियों ने यह सब जाँच लिया है' },
})
