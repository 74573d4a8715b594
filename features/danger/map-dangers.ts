import { useEffect } from 'react'
import { fill, type Text } from '#common/text.ts'
import { type MapDanger, showOnMaps } from '#kit/web/map-dangers.ts'
import { dangerBannerTexts } from './banner-texts.ts'
import type { PublicDanger } from './contract.ts'
import { sayPlace } from './say-danger.ts'
import { dangerTexts } from './texts.ts'

/** Draws dangers whose position is known on the maps of every screen, as long as it is mounted. */
export function useOnMaps(dangers: readonly PublicDanger[]): void {
  useEffect(() => showOnMaps(dangers.filter(({ points }) => points.length > 0).map(onMap)), [dangers])
  useEffect(() => () => showOnMaps([]), [])
}

const onMap = (danger: PublicDanger): MapDanger => {
  const { id, kind, note, points, precision_m } = danger
  const advice = note.en ? note : dangerBannerTexts[`do-${kind}`]
  return { id, name: { en: nameOf(danger, 'en'), hi: nameOf(danger, 'hi') }, advice, points, precision_m }
}

function nameOf(danger: PublicDanger, language: keyof Text): string {
  const place = sayPlace(
    danger,
    text => text[language],
    name => fill(dangerTexts.near, language, { place: name }),
  )
  return [dangerTexts[danger.kind][language], place].filter(Boolean).join(', ')
}
