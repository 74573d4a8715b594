import { isArea } from '#content/nearby.ts'
import { type Reader, sayTo } from '#kit/web/language.tsx'
import { bubble } from '#kit/web/map/signs.ts'
import type { Facility } from './contract.ts'
import { offlineGoal, wayTo } from './map-links.ts'
import styles from './street-map.module.css'
import { facilitiesTexts } from './texts.ts'

/** Content of a marker's popup: name, location, reliability, Navigate. */
export function placeBubble(places: readonly Facility[], reader: Reader): HTMLElement {
  const list = document.createElement('div')
  list.className = styles.places ?? ''
  for (const place of places) {
    const note = isArea(place) ? [sayTo(reader, facilitiesTexts.area)] : []
    const go = document.createElement('a')
    go.href = wayTo(place).href
    for (const [name, value] of Object.entries(offlineGoal(place))) go.setAttribute(name, String(value))
    go.target = '_blank'
    go.rel = 'noopener noreferrer'
    go.className = 'btn btn--go btn--s'
    go.textContent = sayTo(reader, facilitiesTexts.navigate)
    list.append(bubble([sayTo(reader, place.name), sayTo(reader, place.location_name), ...note]), go)
  }
  return list
}
