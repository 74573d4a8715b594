import { Picture, shadow, shape, stroke } from '../kit/picture.ts'

export type OverlayPlace = {
  x: number
  y: number
  width: number
  height: number
  /** Drawn before the visitor. */
  behind?: boolean
  /** A mirrored twin on the other side. */
  pair?: boolean
}

/** A visitor without face on a dusk ground, the overlay where the camera puts it. */
export function filterThumbnail(
  prefix: string,
  title: string,
  overlay: Picture,
  place: OverlayPlace,
): Picture {
  const p = new Picture(prefix, title, 200, 200)
  p.add(`<rect width="200" height="200" fill="${p.down([0, '#223a8c'], [0.6, '#7a5a9a'], [1, '#f0a070'])}"/>`)
  const kept = p.keep(p.window(overlay, 0, 0, place.width, place.height))
  const mirrored = place.pair ? p.use(kept, 200 - place.x, place.y, { scale: -1 }) : ''
  const shown = p.use(kept, place.x, place.y) + mirrored
  if (place.behind) p.add(shown)
  p.add(shadow(100, 206, 80, 14, 0.25))
  p.add(
    shape('M24 206C26 168 58 152 100 152S174 168 176 206Z', p.across([0, '#ffa63c'], [1, '#c9540f'])),
    stroke('M82 154Q100 172 118 154', '#8a2f06', 3, 'opacity=".5"'),
  )
  p.add(
    shape('M86 132H114V152Q100 166 86 152Z', '#8a5638'),
    shape(
      'M64 92C64 62 78 48 100 48S136 62 136 92C136 122 118 142 100 142S64 122 64 92Z',
      p.across([0, '#c98a60'], [1, '#8f5a3a']),
    ),
  )
  p.add(
    shape(
      'M60 98C54 56 74 34 102 34C130 34 148 58 140 98C138 84 132 72 122 66C106 72 80 70 70 74C64 80 62 90 60 98Z',
      '#241a1c',
    ),
  )
  return place.behind ? p : p.add(shown)
}
