/** The element above the screen, below the notices to all, where dangers near the phone stand once their code is loaded. */
export const placeAbove = 'above'
