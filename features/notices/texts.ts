import { defineTexts } from '#common/text.ts'

/** Most urgent last. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const
export type NoticeLevel = (typeof noticeLevels)[number]
/** Short, since a notice is read while walking. */
export const longestNotice = 240
export const longestDays = 30

export const noticesTexts = defineTexts({
  info: { en: 'Notice', hi: 'सूचना' },
  warning: { en: 'Warning', hi: 'चेतावनी' },
  emergency: { en: 'Emergency', hi: 'आपात सूचना' },
  hide: { en: 'Hide this notice', hi: 'यह सूचना छिपाएँ' },
})
