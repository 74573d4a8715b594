/** Largest accepted photo in bytes (specification §5 and §9). */
export const largestPhoto = 15_728_640
/** Longest side in pixels of an uploaded photo: enough for a full screen, 300 kB instead of 12 MB. */
export const longestSide = 1600
