import { decode } from '@googlemaps/polyline-codec'
import { type LayerGroup, type Map as LeafletMap, layerGroup, polygon, polyline, svg } from 'leaflet'
import { mapTiles } from '#content/map-tiles.ts'
import styles from './map.module.css'
import type { StreetPlan } from './use-street-plan.tsx'

/** What is drawn, from below, and from which zoom on. */
const kinds: readonly { kind: string; from: number; look: string | undefined }[] = [
  { kind: 'green', from: 11, look: styles.green },
  { kind: 'water', from: 0, look: styles.water },
  { kind: 'river', from: 10, look: styles.river },
  { kind: 'path', from: 15, look: styles.path },
  { kind: 'street', from: 13, look: styles.street },
  { kind: 'main', from: 0, look: styles.main },
  { kind: 'rail', from: 10, look: styles.rail },
]
const pane = 'plan'
const credit = `<a href="${mapTiles.attributionLink}" target="_blank" rel="noopener noreferrer">${mapTiles.attribution}</a>`

/**
 * Draws streets, railways, waters and parks under everything else, with the credit that their licence (ODbL) asks for.
 * Lanes come in only where they can be told apart. Returns a function that removes all.
 */
export function drawPlan(map: LeafletMap, plan: StreetPlan): () => void {
  const frame = map.getPane(pane) ?? map.createPane(pane)
  frame.style.zIndex = '250'
  // Drawn a little beyond the edge, so that a short move needs no new drawing.
  const renderer = svg({ pane, padding: 0.3 })
  const layers = kinds.flatMap(({ kind, from, look }): { from: number; layer: LayerGroup }[] => {
    const layer = layerGroup()
    const options = { pane, renderer, interactive: false, className: look ?? '' }
    for (const rings of plan.areas[kind] ?? []) polygon(rings.map(pointsOf), options).addTo(layer)
    const lines = (plan.lines[kind] ?? []).map(pointsOf)
    if (lines.length) polyline(lines, options).addTo(layer)
    return layer.getLayers().length ? [{ from, layer }] : []
  })
  const show = () => {
    const zoom = map.getZoom()
    map.getContainer().dataset.near = zoom >= 17 ? '3' : zoom >= 15 ? '2' : zoom >= 13 ? '1' : '0'
    for (const { from, layer } of layers)
      if (zoom >= from !== map.hasLayer(layer)) zoom >= from ? layer.addTo(map) : layer.remove()
    // Added later, lanes would cover the roads.
    for (const { layer } of layers)
      layer.eachLayer(
        line => map.hasLayer(line) && (line as unknown as { bringToFront: () => void }).bringToFront(),
      )
  }
  map.on('zoomend', show)
  show()
  map.attributionControl.addAttribution(credit)
  return () => {
    map.off('zoomend', show)
    map.attributionControl.removeAttribution(credit)
    for (const { layer } of layers) layer.remove()
    renderer.remove()
  }
}

const pointsOf = (line: string): [number, number][] => decode(line)
