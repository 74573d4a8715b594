import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  info: { en: 'Notice', hi: 'सूचना' },
  warning: { en: 'Warning', hi: 'चेतावनी' },
  emergency: { en: 'Emergency', hi: 'आपात सूचना' },
  hide: { en: 'Hide this notice', hi: 'यह सूचना छिपाएँ' },
})
