import { defineTexts } from '#common/text.ts'

export const auditLogTexts = defineTexts({
  lead: {
    en: 'Every change by staff. Nobody can alter or delete a line, not even this server.',
    hi: 'कर्मचारियों का हर बदलाव। कोई इसे बदल या मिटा नहीं सकता, यह सर्वर भी नहीं।',
  },
  what: { en: 'Changes to', hi: 'किसके बदलाव' },
  who: { en: 'By whom', hi: 'किसके किए' },
  everybody: { en: 'Everybody', hi: 'सबके' },
  day: { en: 'On which day', hi: 'किस दिन' },
  noneFound: { en: 'Nothing like this was changed', hi: 'ऐसा कोई बदलाव नहीं हुआ' },
  everything: { en: 'Everything', hi: 'सब कुछ' },
  loadFailed: { en: 'The log could not be loaded', hi: 'रिकॉर्ड नहीं मिल सका' },
  none: { en: 'Nobody changed anything yet', hi: 'अभी तक कोई बदलाव नहीं हुआ' },
  deed: { en: '{subject} {action}', hi: '{subject}: {action}' },
  before: { en: 'Before', hi: 'पहले' },
  after: { en: 'After', hi: 'बाद में' },
  field: { en: 'Field', hi: 'क्या' },
  more: { en: 'Show older', hi: 'पुराने दिखाएँ' },
})
