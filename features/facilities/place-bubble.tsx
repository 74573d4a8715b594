import { type Reader, sayTo } from '#kit/web/language.tsx'
import type { Facility } from './contract.ts'
import { offlineGoal, wayTo } from './map-links.ts'
import { isArea } from './nearby.ts'
import styles from './street-map.module.css'
import { texts } from './texts.ts'

/** Content of a marker's popup: name, location, reliability, Navigate. Only text nodes, because staff type the names. */
export function placeBubble(places: readonly Facility[], reader: Reader): HTMLElement {
  const list = document.createElement('div')
  list.className = styles.bubble ?? ''
  for (const place of places) {
    const name = line('strong', sayTo(reader, place.name))
    const where = line('span', sayTo(reader, place.location_name))
    const note = line('small', isArea(place) ? sayTo(reader, texts.area) : '')
    const go = document.createElement('a')
    go.href = wayTo(place).href
    for (const [name, value] of Object.entries(offlineGoal(place))) go.setAttribute(name, String(value))
    go.target = '_blank'
    go.rel = 'noopener noreferrer'
    go.className = 'btn btn--go btn--s'
    go.textContent = sayTo(reader, texts.navigate)
    list.append(name, where, note, go)
  }
  return list
}

function line(tag: 'strong' | 'span' | 'small', words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}
