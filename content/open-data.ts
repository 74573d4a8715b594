/**
 * The licence of the open files (features/about). It is proposed: the corporation has to confirm it, and until then the
 * files and their page say so.
 */
export const licence = {
  id: 'CC-BY-4.0',
  name: 'Creative Commons Attribution 4.0 International',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  isConfirmed: false,
} as const
