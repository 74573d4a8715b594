/** Baba Garibnath temple, Purani Bazar; a published position, accurate to about 200 m. */
export const temple = { lat: 26.1205, lng: 85.3912 }
