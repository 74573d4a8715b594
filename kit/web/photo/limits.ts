/** Bytes of a photo that are accepted, exactly (specification §5 and §9). */
export const largestPhoto = 15_728_640
/** Longest side in pixels of what leaves the phone: enough for a full screen, 300 kB instead of 12 MB. */
export const longestSide = 1600
