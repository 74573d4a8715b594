/** Most urgent last. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const
export type NoticeLevel = (typeof noticeLevels)[number]
/** A notice is read while walking. */
export const longestNotice = 240
export const longestDays = 30
