/** How people come to the fair. */
export const modes = ['car', 'bus', 'train', 'foot'] as const
export type Mode = (typeof modes)[number]
