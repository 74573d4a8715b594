import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import type { Language } from '#common/text.ts'
import styles from './map.module.css'
import type { PlanName } from './use-street-plan.tsx'

/** From which zoom on a name is shown, and until when. */
const shown: Readonly<Record<string, readonly [from: number, to: number]>> = {
  town: [9, 14],
  station: [12, 19],
  water: [11, 19],
  river: [12, 19],
  quarter: [13, 19],
  main: [13, 19],
  green: [15, 19],
  street: [15, 19],
}
/** So many names at once: more are a crowd on a phone. */
const most = 40
/** Pixels around a name that stay free, so that names of streets close to each other do not read as one. */
const apart = 8

type Room = { left: number; top: number; right: number; bottom: number }

/**
 * Writes the names of quarters, stations, waters and streets that are in view, in the reader's language and text size, as far
 * as they have room. Screen readers are spared them: they are background. Returns a function that removes them.
 */
export function drawNames(map: LeafletMap, names: readonly PlanName[], language: Language): () => void {
  const layers = layerGroup().addTo(map)
  const frame = map.getPane('plan-names') ?? map.createPane('plan-names')
  frame.style.zIndex = '260'
  const write = () => {
    layers.clearLayers()
    const zoom = map.getZoom()
    const size = map.getSize()
    const letter = Number.parseFloat(getComputedStyle(map.getContainer()).fontSize) || 14
    const taken = ownNames(map.getContainer())
    let written = 0
    for (const name of names) {
      const [from, to] = shown[name.kind] ?? [99, 0]
      if (zoom < from || zoom > to || written >= most) continue
      const at: [number, number] = [name.at[0] ?? 0, name.at[1] ?? 0]
      const { x, y } = map.latLngToContainerPoint(at)
      const words = language === 'hi' ? (name.hi ?? name.en) : name.en
      const half = (words.length * letter * 0.5) / 2 + apart
      const room = { left: x - half, top: y - letter, right: x + half, bottom: y + letter }
      const isInView = room.left > 0 && room.right < size.x && room.top > 0 && room.bottom < size.y
      if (!isInView || taken.some(other => meets(room, other))) continue
      taken.push(room)
      written += 1
      const html = document.createElement('span')
      html.textContent = words
      html.ariaHidden = 'true'
      const className = `${styles.name} ${styles[`${name.kind}Name`] ?? ''}`
      marker(at, {
        icon: divIcon({ html, className, iconSize: [0, 0] }),
        pane: 'plan-names',
        interactive: false,
        keyboard: false,
      }).addTo(layers)
    }
  }
  map.on('moveend zoomend resize', write)
  write()
  return () => {
    map.off('moveend zoomend resize', write)
    layers.remove()
  }
}

/** The room of names that a screen wrote itself (`data-map-name`): they come first. */
function ownNames(box: HTMLElement): Room[] {
  const frame = box.getBoundingClientRect()
  return [...box.querySelectorAll('[data-map-name]')].map(name => {
    const { left, top, right, bottom } = name.getBoundingClientRect()
    const [x, y] = [frame.left, frame.top]
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
  })
}

const meets = (a: Room, b: Room) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
