import { control, Map as LeafletMap, tileLayer } from 'leaflet'
import type { Language } from '#common/text.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { temple } from '#content/temple.ts'
import 'leaflet/dist/leaflet.css'

/** Tiles of a server: asked for, there, or none came. */
export type TileLayerState = 'waiting' | 'shown' | 'failed'

/** An empty map around the temple. Arrow keys move it, plus and minus zoom. */
export function openMap(box: HTMLElement): LeafletMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    center: temple,
    zoom: 13,
    zoomControl: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  })
  map.attributionControl.setPrefix(false)
  return map
}

/** Adds a scale with units in the reader's language. Returns a function that removes it. */
export function addScale(map: LeafletMap, language: Language): () => void {
  const scale = control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  const translate = () => {
    const line = scale.getContainer()?.querySelector('.leaflet-control-scale-line')
    if (language === 'hi' && line?.textContent)
      line.textContent = line.textContent.replace('km', 'किमी').replace(/m$/, 'मीटर')
  }
  // Leaflet writes its own units at each move, before this is called.
  map.on('move', translate)
  translate()
  return () => {
    map.off('move', translate)
    scale.remove()
  }
}

/** Adds pictures of streets from a tile server under everything and reports once whether any could be loaded. Returns a function that removes them. */
export function addTiles(map: LeafletMap, report: (state: TileLayerState) => void): () => void {
  let any = false
  const streets = tileLayer(mapTiles.url, {
    maxZoom: mapTiles.maxZoom,
    attribution: `<a href="${mapTiles.attributionLink}" target="_blank" rel="noopener noreferrer">${mapTiles.attribution}</a>`,
    // OpenStreetMap requires a referrer; the origin alone does not reveal the screen.
    referrerPolicy: 'origin',
  })
  streets.on('tileload', () => {
    any = true
    report('shown')
  })
  streets.on('tileerror', () => !any && report('failed'))
  streets.addTo(map)
  return () => void streets.remove()
}
