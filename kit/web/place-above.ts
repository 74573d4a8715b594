/** Id of the element above the screen, below the notices, that shows dangers near the phone once their code is loaded. */
export const placeAbove = 'above'
