/**
 * The whole walk on a street map, until staff set another address. Places are named, not pinned: the guide's own
 * positions are good to 500 m at best. Three stops, because map apps on phones take no more.
 */
export const fullMapUrl = `https://www.google.com/maps/dir/?${new URLSearchParams({
  api: '1',
  origin: 'Pahleja Ghat, Sonpur, Bihar',
  destination: 'Baba Garibnath Mandir, Muzaffarpur, Bihar',
  waypoints: 'Hajipur Junction|Goraul railway station|Ramdayalu Nagar railway station',
  travelmode: 'walking',
})}`
