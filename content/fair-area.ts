/**
 * Around the walk from Pahleja Ghat to the temple and the town, about 3 km wide on each side: [latitude, longitude] in degrees,
 * the last point joined to the first. Drawn around the known stops of content/waypoints.csv.
 */
export const fairArea: readonly (readonly [lat: number, lng: number])[] = [
  [25.64, 85.12],
  [25.675, 85.085],
  [25.7, 85.095],
  [26.19, 85.365],
  [26.2, 85.392],
  [26.19, 85.417],
  [26.11, 85.432],
  [25.78, 85.312],
  [25.655, 85.225],
]
