import { defineTexts } from '#common/text.ts'

export const aboutPagesTexts = defineTexts({
  pages: { en: 'More pages', hi: 'और पेज' },
  corporation: {
    en: 'This guide is a service of the Muzaffarpur Municipal Corporation.',
    hi: 'यह गाइड मुजफ्फरपुर नगर निगम की सेवा है।',
  },
  written: { en: 'Written on {day}.', hi: 'यह पेज {day} को लिखा गया।' },
  reviewed: { en: 'Reviewed by the corporation on {day}.', hi: 'नगर निगम ने इसे {day} को जाँचा।' },
  notReviewed: {
    en: 'The corporation has not reviewed it yet.',
    hi: 'नगर निगम ने इसे अभी तक नहीं जाँचा है।',
  },
})
