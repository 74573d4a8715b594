import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import type { Point } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import type { CrowdStatusValue } from '#features/crowd-status/level.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { bubble } from '#kit/web/map/signs.tsx'

export type PlacedLevel = { name: Text; status: CrowdStatusValue; point: Point }

/**
 * Draws the level at each place in its shape, with the place's name, the first ones above the others. They give way to each
 * other, as signs that can be tapped do. Returns a function that removes them.
 */
export function drawLevels(map: LeafletMap, levels: readonly PlacedLevel[], language: Language): () => void {
  const layers = layerGroup().addTo(map)
  for (const [n, { name, status, point }] of levels.entries()) {
    const html = document.createElement('span')
    const words = document.createElement('b')
    words.textContent = name[language]
    words.dataset.mapName = 'first'
    html.append(words)
    // The marker has the name and the level.
    html.ariaHidden = 'true'
    const said = `${name[language]}: ${crowdStatusTexts[status][language]}`
    marker(point, {
      icon: divIcon({ html, className: `wall-level wall--${status}`, iconSize: [48, 48] }),
      alt: said,
      title: said,
      zIndexOffset: 800 - n,
    })
      .bindPopup(() => bubble([name[language], crowdStatusTexts[status][language]]))
      .addTo(layers)
  }
  return () => void layers.remove()
}
