import { type Layer, type Map as LeafletMap, Marker } from 'leaflet'

/** The direction of each arrow key, in pixels. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Pixels that the map moves if no sign lies that way. */
const stepPx = 80

/**
 * Makes the map one tab stop. An arrow key goes to the nearest sign in that direction, from the focused sign or from the middle
 * of the map; if there is none, it moves the map. Returns a function that ends this.
 */
export function addSignKeys(map: LeafletMap): () => void {
  const box = map.getContainer()
  const signs = new Set<Marker>()
  const add = ({ layer }: { layer: Layer }) => {
    if (!(layer instanceof Marker) || !layer.options.interactive) return
    signs.add(layer)
    layer.getElement()?.setAttribute('tabindex', '-1')
  }
  const remove = ({ layer }: { layer: Layer }) => void signs.delete(layer as Marker)
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key]
    const here = [...signs].find(sign => sign.getElement() === event.target)
    if (!way || event.ctrlKey || event.metaKey || event.altKey || (!here && event.target !== box)) return
    // Otherwise the map would move as well.
    event.preventDefault()
    event.stopPropagation()
    const from = here ? map.latLngToContainerPoint(here.getLatLng()) : map.getSize().divideBy(2)
    const away = (sign: Marker) => {
      const { x, y } = map.latLngToContainerPoint(sign.getLatLng()).subtract(from)
      const ahead = x * way[0] + y * way[1]
      const aside = Math.abs(x * way[1] + y * way[0])
      return sign !== here && ahead > 0 && aside <= ahead ? Math.hypot(x, y) : Number.POSITIVE_INFINITY
    }
    const next = [...signs].filter(sign => away(sign) < Number.POSITIVE_INFINITY)
    const nearest = next.toSorted((a, b) => away(a) - away(b))[0]
    if (!nearest) return void map.panBy([way[0] * stepPx, way[1] * stepPx], { animate: false })
    if (!map.getBounds().contains(nearest.getLatLng())) map.panTo(nearest.getLatLng(), { animate: false })
    nearest.getElement()?.focus()
  }
  map.eachLayer(layer => add({ layer }))
  map.on('layeradd', add)
  map.on('layerremove', remove)
  box.addEventListener('keydown', go)
  return () => {
    map.off('layeradd', add)
    map.off('layerremove', remove)
    box.removeEventListener('keydown', go)
  }
}
