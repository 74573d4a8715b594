/**
 * The element above the screen, below the notices to all, that parts which are loaded later fill: first dangers near the phone, then
 * what became of what was sent. An emergency to all stands above both.
 */
export const placeAbove = 'above'
