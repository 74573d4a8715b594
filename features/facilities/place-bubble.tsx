import type { Language } from '#common/text.ts'
import type { Facility } from './contract.ts'
import { offlineGoal, wayTo } from './map-links.ts'
import { isArea } from './nearby.ts'
import styles from './street-map.module.css'
import { texts } from './texts.ts'

/** Content of a marker's popup: name, location, reliability, Navigate. Only text nodes, because staff type the names. */
export function placeBubble(places: readonly Facility[], language: Language): HTMLElement {
  const list = document.createElement('div')
  list.className = styles.bubble ?? ''
  for (const place of places) {
    const name = line('strong', place.name[language])
    const where = line('span', place.location_name[language])
    const note = line('small', isArea(place) ? texts.area[language] : '')
    const go = document.createElement('a')
    go.href = wayTo(place).href
    for (const [name, value] of Object.entries(offlineGoal(place))) go.setAttribute(name, String(value))
    go.target = '_blank'
    go.rel = 'noopener noreferrer'
    go.className = 'btn btn--go btn--s'
    go.textContent = texts.navigate[language]
    list.append(name, where, note, go)
  }
  return list
}

function line(tag: 'strong' | 'span' | 'small', words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}
