import { defineColumns } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'

const kinds = { place: { en: 'Place', hi: 'जगह' }, gate: { en: 'Gate', hi: 'द्वार' } }

/** The columns of a place where crowds are reported, for contract, form, CSV file and table. */
export const crowdPlaceColumns = defineColumns({
  kind: { is: 'choice', of: kinds },
  name: { is: 'pair', max: 120, column: 'location' },
  /** Why it gets crowded; shown to visitors until somebody reports in words. '' in both languages if unknown. */
  why: { is: 'pair', max: 300, blank: true, lines: 3, column: 'description' },
  position: { is: 'position' },
  is_checked: { is: 'checked' },
  /** Its place in the list; null: after the ordered ones, by its English name. */
  order: { is: 'number', least: 1, most: 999, optional: true, column: 'turn' },
  source: { is: 'source' },
  is_active: { is: 'in-guide' },
})

/** Labels and hints of the form. */
export const crowdPlaceColumnTexts = defineTexts({
  kind: { en: 'Kind', hi: 'प्रकार' },
  name: { en: 'Name', hi: 'नाम' },
  why: { en: 'Why it gets crowded', hi: 'यहाँ भीड़ क्यों होती है' },
  whyHint: {
    en: 'Visitors read this until somebody reports in words.',
    hi: 'जब तक कोई अपने शब्दों में सूचना न दे, लोग यही पढ़ते हैं।',
  },
  positionHint: {
    en: 'A danger reported at this place warns people who are so much further away.',
    hi: 'इस जगह पर बताए गए खतरे की चेतावनी इतने मीटर और दूर तक के लोगों को मिलती है।',
  },
  order: { en: 'Place in the list', hi: 'सूची में क्रम' },
  orderHint: {
    en: '1 comes first. Left empty, it comes after these, by its English name.',
    hi: '1 सबसे ऊपर आता है। खाली छोड़ें तो जगह इनके बाद अंग्रेज़ी नाम के क्रम से आती है।',
  },
  is_activeHint: {
    en: 'Taken out of the guide, a place keeps its reports and its open cases.',
    hi: 'गाइड से हटाने पर भी जगह की पुरानी सूचनाएँ और खुले मामले बने रहते हैं।',
  },
})
