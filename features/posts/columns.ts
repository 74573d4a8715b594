import * as z from 'zod/mini'
import { postCodePattern } from '#common/post-name.ts'
import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { postsTexts } from './texts.ts'

const { pole, camp, corner, gate } = postsTexts

/** The columns of a numbered post, for contract, form and table. */
export const postColumns = defineColumns({
  /** The letter of its section and two digits: `G27`. */
  code: { is: 'line', of: z.string().check(z.regex(postCodePattern)), max: 6 },
  kind: { is: 'choice', of: { pole, camp, corner, gate } },
  /** What it stands beside; '' in both languages if unknown. */
  beside: { is: 'pair', max: 120, blank: true },
  position: { is: 'position' },
  is_checked: { is: 'checked' },
  source: { is: 'source' },
  is_standing: { is: 'flag', first: true },
})

/** Labels and hints of the form. */
export const postColumnTexts = defineTexts({
  code: { en: 'Number', hi: 'नंबर' },
  codeHint: {
    en: 'A letter and two digits, such as G27. Each number is given once, also if its post was taken down.',
    hi: 'एक अक्षर और दो अंक, जैसे G27। हर नंबर एक ही बार दिया जाता है, चाहे उसकी पोस्ट हटा दी गई हो।',
  },
  kind: { en: 'Kind', hi: 'प्रकार' },
  beside: { en: 'What it stands beside', hi: 'किस चीज़ के पास है' },
  positionHint: { en: 'Metres', hi: 'मीटर में' },
  is_standing: { en: 'It stands there', hi: 'यह लगी हुई है' },
  is_standingHint: {
    en: 'A post that was taken down stays here, and whoever asks for it is led to the nearest one.',
    hi: 'हटाई गई पोस्ट यहाँ रहती है, और उसे पूछने वाले को सबसे पास की पोस्ट बताई जाती है।',
  },
})
