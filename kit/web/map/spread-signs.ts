import {
  circleMarker,
  type LatLng,
  type Layer,
  type Map as LeafletMap,
  layerGroup,
  Marker,
  polyline,
} from 'leaflet'
import { temple } from '#content/temple.ts'
import { displace } from './displace.ts'
import styles from './map.module.css'

/** Width and height of every sign that can be tapped, in pixels. */
const signPx = 48

/**
 * Keeps the signs that can be tapped clear of each other and of the temple, so that a thumb finds each of them; signs stacked
 * higher give way. A sign that had to move is joined by a line to a dot on its point. Returns a function that ends this.
 */
export function spreadSigns(map: LeafletMap): () => void {
  const leaders = layerGroup().addTo(map)
  const points = new Map<Marker, LatLng>()
  let isWaiting = false
  const place = () => {
    isWaiting = false
    leaders.clearLayers()
    const signs = [...points].toSorted(([a], [b]) => heightOf(a) - heightOf(b))
    const exact = signs.map(([, point]) => map.latLngToLayerPoint(point))
    // The temple's own sign, on every map, keeps its place.
    const [, ...spots] = displace([map.latLngToLayerPoint(temple), ...exact], signPx)
    for (const [n, [sign, point]] of signs.entries()) {
      const spot = spots[n]
      if (!spot || spot === exact[n]) {
        sign.setLatLng(point)
        continue
      }
      const at = map.layerPointToLatLng([spot.x, spot.y])
      sign.setLatLng(at)
      const look = { className: styles.leader, interactive: false }
      polyline([point, at], look).addTo(leaders)
      circleMarker(point, { ...look, radius: 4 }).addTo(leaders)
    }
  }
  // Runs once for all signs that a screen adds or removes together.
  const placeSoon = () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => isWaiting && place())
  }
  const add = ({ layer }: { layer: Layer }) => {
    if (!isSign(layer)) return
    points.set(layer, layer.getLatLng())
    placeSoon()
  }
  const remove = ({ layer }: { layer: Layer }) => {
    const point = isSign(layer) && points.get(layer)
    if (!point) return
    points.delete(layer)
    layer.setLatLng(point)
    placeSoon()
  }
  map.eachLayer(layer => add({ layer }))
  map.on('zoomend', placeSoon)
  map.on('layeradd', add)
  map.on('layerremove', remove)
  return () => {
    isWaiting = false
    map.off('zoomend', placeSoon)
    map.off('layeradd', add)
    map.off('layerremove', remove)
    leaders.remove()
  }
}

const isSign = (layer: Layer): layer is Marker =>
  layer instanceof Marker && layer.options.interactive === true
const heightOf = ({ options }: Marker) => options.zIndexOffset ?? 0
