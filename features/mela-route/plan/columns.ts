import * as z from 'zod/mini'
import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { longestSaid } from './limits.ts'

const kinds = {
  closed: { en: 'Closed', hi: 'बंद' },
  'one-way': { en: 'One-way', hi: 'एकतरफ़ा' },
  gate: { en: 'Gate', hi: 'द्वार' },
  way: { en: 'Way to the fair', hi: 'मेले तक का रास्ता' },
}
/** YYYY-MM-DD, a day that exists. */
const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/, { abort: true }),
  z.refine(date => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date), { error: 'invalid' }),
)

/** The columns of a traffic rule, except for whom it is and its hours; for contract, form and table. */
export const ruleColumns = defineColumns({
  kind: { is: 'choice', of: kinds },
  place: { is: 'pair', max: 120 },
  says: { is: 'pair', max: longestSaid, lines: 3 },
  /** '' if nobody has said. */
  leave: { is: 'pair', max: longestSaid, blank: true },
  walk: { is: 'pair', max: longestSaid, blank: true },
  valid_from: { is: 'line', input: 'date', of: day },
  valid_until: { is: 'line', input: 'date', of: day },
  source: { is: 'source' },
  is_shown: { is: 'in-guide' },
})

/** Labels and hints of the form. */
export const ruleColumnTexts = defineTexts({
  kind: { en: 'What it is', hi: 'यह क्या है' },
  place: { en: 'Where (of a way: from where)', hi: 'कहाँ (रास्ता हो तो कहाँ से)' },
  says: { en: 'What holds there', hi: 'वहाँ क्या नियम है' },
  leave: { en: 'Where to leave the vehicle', hi: 'गाड़ी कहाँ छोड़ें' },
  walk: { en: 'Where to walk from there', hi: 'वहाँ से पैदल किधर' },
  valid_from: { en: 'Valid from', hi: 'कब से' },
  valid_until: { en: 'Valid until', hi: 'कब तक' },
  valid_untilHint: {
    en: 'After this day the guide says ‘not known’.',
    hi: 'इस दिन के बाद गाइड “पता नहीं” कहेगी।',
  },
  source: { en: 'Source: order, date, office', hi: 'स्रोत: आदेश, तारीख, दफ़्तर' },
})

/** For whom a rule is, as staff read it. */
export const ruleModeTexts = defineTexts({
  car: { en: 'Cars', hi: 'कार' },
  bus: { en: 'Buses', hi: 'बस' },
  train: { en: 'People who come by train', hi: 'ट्रेन से आने वाले' },
  foot: { en: 'Walkers', hi: 'पैदल आने वाले' },
})
