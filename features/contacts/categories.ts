/** The two offices of specification §3; every other contact is `other` and shown as General. */
export const categories = ['district_admin', 'mmc_admin', 'other'] as const
export type Category = (typeof categories)[number]

export const contactTypes = ['emergency', 'control_room', 'helpline', 'office', 'officer'] as const
export type ContactType = (typeof contactTypes)[number]
