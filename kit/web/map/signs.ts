import { divIcon, type LayerGroup, type Map as LeafletMap, Marker, marker } from 'leaflet'
import type { Point } from '#common/distance.ts'
import styles from './signs.module.css'

/** A sign that opens nothing. `name` is read by screen readers. */
export function fixedSign(look: string | undefined, point: Point, name: string): Marker {
  const html = document.createElement('span')
  html.role = 'img'
  html.ariaLabel = name
  return marker(point, {
    icon: divIcon({ html, className: `${styles.mark} ${look}`, iconSize: [48, 48] }),
    interactive: false,
    keyboard: false,
  })
}

export class OpeningSign extends Marker {
  /** It had the focus when it was removed. */
  hadFocus = false
  override onRemove(map: LeafletMap): this {
    this.hadFocus = this.getElement() === document.activeElement
    return super.onRemove(map)
  }
}

/** A sign with a few letters or a picture on it that opens a bubble; `content` is made when it is opened. */
export function openingSign(
  look: string | undefined,
  point: Point,
  name: string,
  face: string | Element,
  content: () => HTMLElement,
  above = 0,
): OpeningSign {
  const html = document.createElement('span')
  html.append(face)
  // The marker already carries the name for screen readers.
  html.ariaHidden = 'true'
  const options = {
    icon: divIcon({ html, className: `${styles.mark} ${look}`, iconSize: [48, 48] }),
    ...{ alt: name, title: name, zIndexOffset: above },
  }
  return new OpeningSign(point, options).bindPopup(content, { maxWidth: 260, autoPanPadding: [16, 16] })
}

/** Content of a bubble: the first line is its title. Only text nodes, because staff type the words. */
export function bubble([title = '', ...lines]: readonly string[]): HTMLElement {
  const words = document.createElement('div')
  words.className = styles.bubble ?? ''
  for (const [tag, text] of [['strong', title] as const, ...lines.map(text => ['span', text] as const)]) {
    const line = document.createElement(tag)
    line.textContent = text
    words.append(line)
  }
  return words
}

/**
 * Writes a name to the right of its point, or to the left if there is more room; a name wider than its room wraps. drawNames
 * hides it if it would touch an earlier one; `isFirst`: it comes before all others. The marker of the point, if any, carries the
 * name for screen readers.
 */
export function writeName(
  map: LeafletMap,
  layers: LayerGroup,
  point: Point,
  name: string,
  isFirst = false,
): void {
  const tag = document.createElement('span')
  tag.textContent = name
  tag.ariaHidden = 'true'
  tag.dataset.mapName = isFirst ? 'first' : ''
  const icon = divIcon({ html: tag, className: styles.name, iconSize: [0, 0] })
  // Above the signs of places, which would cover part of the words.
  const sign = marker(point, { icon, interactive: false, keyboard: false, zIndexOffset: 500 })
  const turn = () => {
    const toLeft = map.latLngToContainerPoint(point).x - besidePx
    const toRight = map.getSize().x - toLeft - 2 * besidePx
    tag.style.maxWidth = ''
    const isLeftward = tag.offsetWidth > toRight && toLeft > toRight
    tag.classList.toggle(styles.leftward ?? '', isLeftward)
    tag.style.maxWidth = `${isLeftward ? toLeft : toRight}px`
  }
  sign.on('add', () => map.on('moveend resize', turn) && turn())
  sign.on('remove', () => map.off('moveend resize', turn))
  sign.addTo(layers)
}
/** Pixels from a point to its name. */
const besidePx = 20
