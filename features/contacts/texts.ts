import { defineTexts } from '#common/text.ts'

/** The two offices of specification §3; every other contact is `other` and shown as General. */
export const categories = ['district_admin', 'mmc_admin', 'other'] as const

export const contactTypes = ['emergency', 'control_room', 'helpline', 'office', 'officer'] as const

export const contactsTexts = defineTexts({
  filter: { en: 'Which contacts', hi: 'किसके नंबर' },
  all: { en: 'All', hi: 'सभी' },
  district_admin: { en: 'District Admin', hi: 'जिला प्रशासन' },
  mmc_admin: { en: 'Municipal Corporation Admin', hi: 'नगर निगम प्रशासन' },
  other: { en: 'General', hi: 'सामान्य' },
  emergency: { en: 'Emergency', hi: 'आपात सेवा' },
  control_room: { en: 'Control room', hi: 'नियंत्रण कक्ष' },
  helpline: { en: 'Helpline', hi: 'हेल्पलाइन' },
  office: { en: 'Office', hi: 'कार्यालय' },
  officer: { en: 'Officer', hi: 'अधिकारी' },
  call: { en: 'Call', hi: 'कॉल करें' },
  email: { en: 'Email', hi: 'ईमेल करें' },
  noneInCategory: {
    en: 'No contacts found in this category.',
    hi: 'इस सूची में अभी कोई नंबर नहीं है।',
  },
  noneAvailable: { en: 'No contacts available', hi: 'अभी कोई नंबर नहीं है' },
  stillThere: {
    en: 'Meanwhile call these numbers:',
    hi: 'तब तक इन नंबरों पर कॉल करें:',
  },
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  helpDesk: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
  notRefreshed: {
    en: 'The list could not be refreshed.',
    hi: 'सूची ताज़ा नहीं हो सकी।',
  },
})
