import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import artUrl from './art.svg?url&no-inline'
import type { MapGestures } from './map-gestures.ts'
import stopStyles from './map-stop.module.css'
import styles from './mela-route.module.css'
import type { Spot } from './svg-lines.ts'
import { melaRouteTexts } from './texts.ts'

/** Width of every drawing, in its own units; heights differ. */
export const drawingWidth = 360

type Props = {
  label: string
  height: number
  /** The background picture. */
  land?: 'land' | 'town'
  /** SVG elements that are scaled with the drawing. */
  lines?: ReactNode
  /** Labels of rivers and towns: list items placed by `placeAt`. */
  words?: ReactNode
  /** Stops, which keep their size when zoomed: list items placed by `placeAt`. */
  children?: ReactNode
  /** Dangers and closed parts: a list of items placed by `placeAt`. */
  marks?: ReactNode
  /** The phone's position on the drawing. */
  here?: Spot | undefined
  /** Called by the button "my position". Without it no buttons are shown. */
  onLocate?: (() => void) | undefined
}

/** A drawing of the walk that can be zoomed. Without script it is a fixed picture with links. */
export function StripMap(props: Props) {
  const { label, height, land, lines, words, children, marks, here, onLocate } = props
  const t = useText(melaRouteTexts)
  const frame = useRef<HTMLElement>(null)
  const gestures = useRef<Promise<MapGestures | undefined>>(undefined)
  useEffect(() => {
    let isGone = false
    gestures.current = import('./map-gestures.ts').then(
      ({ addGestures }) => (frame.current && !isGone ? addGestures(frame.current) : undefined),
      () => undefined,
    )
    return () => {
      isGone = true
      void gestures.current?.then(added => added?.stop())
    }
  }, [])
  // Keeps a tap that comes before the code has loaded.
  const zoom = (factor: number) => void gestures.current?.then(added => added?.zoom(factor))
  const shape = { aspectRatio: `${drawingWidth}/${height}` }
  return (
    <section
      ref={frame}
      className={styles.map}
      aria-label={label}
      data-level="1"
      data-land={land}
      style={shape}
    >
      <div className={styles.drawing} style={shape}>
        <svg viewBox={`0 0 ${drawingWidth} ${height}`} aria-hidden="true">
          {land ? <use href={`${artUrl}#${land}`} /> : null}
          {lines}
        </svg>
        <ul aria-hidden="true">{words}</ul>
        <ol className={stopStyles.stops}>{children}</ol>
        {marks}
        {here ? (
          <ul aria-hidden="true">
            <li className={styles.here} style={placeAt(here, height)} />
          </ul>
        ) : null}
      </div>
      {onLocate ? (
        <div className={styles.keys}>
          <button type="button" className="icbtn" aria-label={t('zoomOut')} onClick={() => zoom(1 / 1.5)}>
            <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h16" />
            </svg>
          </button>
          <button type="button" className="icbtn" aria-label={t('zoomIn')} onClick={() => zoom(1.5)}>
            <Icon name="i-plus" />
          </button>
          <button type="button" className="icbtn" aria-label={t('myLocation')} onClick={onLocate}>
            <Icon name="i-locate" />
          </button>
        </div>
      ) : null}
    </section>
  )
}

/** The style that places a list item at a spot of a drawing of that height. */
export function placeAt({ x, y }: Spot, height: number): CSSProperties {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  return { left: percent(x / drawingWidth), top: percent(y / height) }
}
