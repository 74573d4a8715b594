/**
 * Street pictures of the map. OpenStreetMap's own server is meant for light use: a corporation that expects crowds
 * puts the address of its own tile server here; one on this site (`/tiles/{z}/{x}/{y}.png`) is loaded without asking.
 */
export const mapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  maxZoom: 19,
  attribution: '© OpenStreetMap',
  attributionLink: 'https://www.openstreetmap.org/copyright',
}
