/**
 * Link to the whole walk on a street map, until staff set another address. Places are given by name, because our
 * positions are accurate to 500 m at best. Three stops, because map apps on phones accept no more.
 */
export const fullMapUrl = `https://www.google.com/maps/dir/?${new URLSearchParams({
  api: '1',
  origin: 'Pahleja Ghat, Sonpur, Bihar',
  destination: 'Baba Garibnath Mandir, Muzaffarpur, Bihar',
  waypoints: 'Hajipur Junction|Goraul railway station|Ramdayalu Nagar railway station',
  travelmode: 'walking',
})}`
