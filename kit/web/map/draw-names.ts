import { DivIcon, divIcon, type Layer, type Map as LeafletMap, layerGroup, Marker, marker } from 'leaflet'
import type { Language } from '#common/text.ts'
import styles from './map.module.css'
import { isFree, type Room, withRoom } from './rooms.ts'
import type { PlanName } from './use-street-plan.ts'

/** Zoom levels from which on, and until which, a name is shown. */
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
/** Most names at once, so that a phone's map is not crowded. */
const most = 40
/** Pixels that stay free around a name of the plan, so that names of neighbouring streets do not read as one. */
const apart = 8
/** Pixels between two names that a screen wrote. */
const ownApart = 4

/**
 * Keeps names from crowding: a name written by a screen (`data-map-name`) is hidden if it would touch an earlier one. In the room
 * that is left the names of quarters, stations, waters and streets in view are written, in the reader's language and text size;
 * they are hidden from screen readers as background. Returns a function that removes them.
 */
export function drawNames(map: LeafletMap, names: readonly PlanName[], language: Language): () => void {
  const layers = layerGroup().addTo(map)
  const frame = map.getPane('plan-names') ?? map.createPane('plan-names')
  frame.style.zIndex = '260'
  let isWaiting = false
  const write = () => {
    isWaiting = false
    layers.clearLayers()
    const zoom = map.getZoom()
    const size = map.getSize()
    const letter = Number.parseFloat(getComputedStyle(map.getContainer()).fontSize) || 14
    const taken = thinOwnNames(map.getContainer())
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
      if (!isInView || !isFree(room, taken)) continue
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
  // Runs once for all names that a screen adds or removes together, after each has chosen its side of its point.
  const writeSoon = () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => isWaiting && write())
  }
  const changed = ({ layer }: { layer: Layer }) => isOwnName(layer) && writeSoon()
  map.on('moveend zoomend resize', writeSoon)
  map.on('layeradd layerremove', changed as () => void)
  writeSoon()
  return () => {
    isWaiting = false
    map.off('moveend zoomend resize', writeSoon)
    map.off('layeradd layerremove', changed as () => void)
    layers.remove()
  }
}

const named = '[data-map-name]'

/** Whether a layer is a name that a screen wrote, or a sign with one. */
function isOwnName(layer: Layer): boolean {
  const icon = layer instanceof Marker && layer.options.icon
  const html = icon instanceof DivIcon && icon.options.html
  return html instanceof HTMLElement && (html.matches(named) || html.querySelector(named) !== null)
}

/**
 * Hides names written by a screen that would touch an earlier one; those marked as first come before all. Returns the room that
 * the others take.
 */
function thinOwnNames(box: HTMLElement): Room[] {
  const frame = box.getBoundingClientRect()
  const all = [...box.querySelectorAll<HTMLElement>(named)]
  for (const name of all) name.hidden = false
  const wanted = all
    .toSorted((a, b) => Number(b.dataset.mapName === 'first') - Number(a.dataset.mapName === 'first'))
    .map(name => {
      const { left, top, right, bottom } = name.getBoundingClientRect()
      const [x, y] = [frame.left, frame.top]
      return { name, room: { left: left - x, top: top - y, right: right - x, bottom: bottom - y } }
    })
  const given = withRoom(wanted, ownApart)
  const standing = new Set(given.map(({ name }) => name))
  for (const name of all) name.hidden = !standing.has(name)
  return given.map(({ room }) => room)
}
