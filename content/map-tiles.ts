/**
 * Street tiles of the map. OpenStreetMap's server is meant for light use only; for many visitors set the address of an
 * own tile server here. Tiles from this site (`/tiles/{z}/{x}/{y}.png`) are loaded without asking the visitor.
 */
export const mapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  maxZoom: 19,
  attribution: '© OpenStreetMap',
  attributionLink: 'https://www.openstreetmap.org/copyright',
}
