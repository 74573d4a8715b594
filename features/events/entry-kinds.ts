export const entryTypes = ['religious', 'cultural', 'aarti'] as const
