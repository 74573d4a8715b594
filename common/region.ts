/** A box around Bihar in degrees; a position outside it is an input error. */
const region = { south: 24, north: 28, west: 83, east: 89 }

export const isInRegion = (lat: number, lng: number): boolean =>
  lat >= region.south && lat <= region.north && lng >= region.west && lng <= region.east
