import { decode } from '@googlemaps/polyline-codec'
import {
  control,
  type LayerGroup,
  Map as LeafletMap,
  layerGroup,
  polygon,
  polyline,
  svg,
  tileLayer,
} from 'leaflet'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '#common/distance.ts'
import type { Language } from '#common/text.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { temple } from '#content/temple.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage, useText } from '../language.tsx'
import { readStorage, writeStorage } from '../local-storage.ts'
import { drawNames } from './draw-names.ts'
import { keepSign } from './keep-sign.ts'
import styles from './map.module.css'
import { addSignKeys } from './sign-keys.ts'
import { spreadSigns } from './spread-signs.ts'
import { mapTexts } from './texts.ts'
import { ownTiles, type StreetPlan, useStreetPlan } from './use-street-plan.ts'
import 'leaflet/dist/leaflet.css'

/** What is drawn, from bottom to top, and from which zoom on. */
const kinds: readonly { kind: string; from: number; look: string | undefined }[] = [
  { kind: 'green', from: 11, look: styles.green },
  { kind: 'water', from: 0, look: styles.water },
  { kind: 'river', from: 10, look: styles.river },
  { kind: 'path', from: 15, look: styles.path },
  { kind: 'street', from: 13, look: styles.street },
  { kind: 'main', from: 0, look: styles.main },
  { kind: 'rail', from: 10, look: styles.rail },
]
const pane = 'plan'
const credit = `<a href="${mapTiles.attributionLink}" target="_blank" rel="noopener noreferrer">${mapTiles.attribution}</a>`

/**
 * Draws streets, railways, waters and parks under everything else, with the credit that their licence (ODbL) asks for. Lanes
 * appear only at zooms where they can be told apart. Returns a function that removes all.
 */
function drawPlan(map: LeafletMap, plan: StreetPlan): () => void {
  const frame = map.getPane(pane) ?? map.createPane(pane)
  frame.style.zIndex = '250'
  // Drawn a little beyond the edge, so that a short move needs no new drawing.
  const renderer = svg({ pane, padding: 0.3 })
  const layers = kinds.flatMap(({ kind, from, look }): { from: number; layer: LayerGroup }[] => {
    const layer = layerGroup()
    const options = { pane, renderer, interactive: false, className: look ?? '' }
    for (const rings of plan.areas[kind] ?? []) polygon(rings.map(pointsOf), options).addTo(layer)
    const lines = (plan.lines[kind] ?? []).map(pointsOf)
    if (lines.length) polyline(lines, options).addTo(layer)
    return layer.getLayers().length ? [{ from, layer }] : []
  })
  const show = () => {
    const zoom = map.getZoom()
    map.getContainer().dataset.near = zoom >= 17 ? '3' : zoom >= 15 ? '2' : zoom >= 13 ? '1' : '0'
    for (const { from, layer } of layers)
      if (zoom >= from !== map.hasLayer(layer)) zoom >= from ? layer.addTo(map) : layer.remove()
    // Lanes that are added later would otherwise cover the roads.
    for (const { layer } of layers)
      layer.eachLayer(
        line => map.hasLayer(line) && (line as unknown as { bringToFront: () => void }).bringToFront(),
      )
  }
  map.on('zoomend', show)
  show()
  map.attributionControl.addAttribution(credit)
  return () => {
    map.off('zoomend', show)
    map.attributionControl.removeAttribution(credit)
    for (const { layer } of layers) layer.remove()
    renderer.remove()
  }
}

const pointsOf = (line: string): [number, number][] => decode(line)

const remembered = 'map-streets'
const followZoom = 15

type Props = {
  label: string
  /** Called with the map once it exists, to draw on it. */
  onOpen: (map: LeafletMap) => void
  /** Where the reader is. A button keeps the map centred there until it is moved by hand. */
  here?: Point | undefined
  /** Centre on the reader from the start. */
  follows?: boolean
  /** Drawn over the map, such as a fixed pin. */
  over?: ReactNode
  /** List items under the map: what the signs mean. */
  legend?: ReactNode
  className?: string | undefined
}

/**
 * The map of every screen: streets, waters and names from the phone's own copy, if any were imported; zoom buttons, a scale.
 * Tiles of another server are offered only if staff allow it, and loaded only once the reader agreed.
 */
export function MapBox({ label, onOpen, here, follows = false, over, legend, className }: Props) {
  const t = useText(mapTexts)
  const { language } = useLanguage()
  const { plan, mayAskTiles } = useStreetPlan()
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const opened = useRef(onOpen)
  const [map, setMap] = useState<LeafletMap>()
  const [agreed, setAgreed] = useState(readStorage(remembered) === 'yes')
  const [isFollowing, setFollowing] = useState(follows)
  const [tiles, setTiles] = useState<TileLayerState>('waiting')
  const hasTiles = ownTiles || (mayAskTiles && agreed)
  // In a layout effect, before anybody can reach the box: a key pressed earlier would be lost.
  useLayoutEffect(() => {
    if (!box.current) return
    const next = openMap(box.current)
    opened.current(next)
    setMap(next)
    // The map's box grows when the question about tiles is answered and goes.
    const resized = new ResizeObserver(() => next.invalidateSize({ animate: false }))
    resized.observe(box.current)
    return () => {
      resized.disconnect()
      next.remove()
    }
  }, [])
  useEffect(() => (map ? spreadSigns(map) : undefined), [map])
  useEffect(() => (map ? keepSign(map) : undefined), [map])
  // Under a fixed pin the arrow keys only move the map.
  const isPinned = Boolean(over)
  useEffect(() => (map && !isPinned ? addSignKeys(map) : undefined), [map, isPinned])
  useEffect(() => (map ? addScale(map, language) : undefined), [map, language])
  useEffect(() => (map && plan ? drawPlan(map, plan) : undefined), [map, plan])
  useEffect(() => (map ? drawNames(map, plan?.names ?? [], language) : undefined), [map, plan, language])
  useEffect(() => (map && hasTiles ? addTiles(map, setTiles) : undefined), [map, hasTiles])
  useEffect(() => {
    if (!map) return
    const stop = () => setFollowing(false)
    map.on('dragstart', stop)
    return () => void map.off('dragstart', stop)
  }, [map])
  useEffect(() => {
    if (map && here && isFollowing) map.setView(here, Math.max(map.getZoom(), followZoom))
  }, [map, here, isFollowing])
  const agree = () => {
    writeStorage(remembered, 'yes')
    setAgreed(true)
  }
  return (
    <section className={className ?? styles.frame} aria-label={label}>
      <div className={styles.stage}>
        <div
          ref={box}
          className={styles.box}
          role="application"
          aria-label={label}
          aria-describedby={isPinned ? undefined : hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from sign to sign, or move the map
          tabIndex={0}
        />
        <span id={hint} className="hide">
          {t('signKeys')}
        </span>
        {over}
        <div className={styles.keys}>
          {here ? (
            <button
              type="button"
              className={`icbtn ${styles.follow}`}
              aria-label={t('follow')}
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              <Icon name="i-locate" />
            </button>
          ) : null}
          <div>
            <button type="button" className="icbtn" aria-label={t('zoomIn')} onClick={() => map?.zoomIn()}>
              <Icon name="i-plus" />
            </button>
            <button type="button" className="icbtn" aria-label={t('zoomOut')} onClick={() => map?.zoomOut()}>
              <span className={styles.minus} />
            </button>
          </div>
        </div>
      </div>
      {legend ? (
        <ul className={styles.legend} aria-label={t('legend')}>
          {legend}
        </ul>
      ) : null}
      {mayAskTiles && !agreed ? (
        <div className={styles.ask}>
          <p>{t('tilesNote', { host: new URL(mapTiles.url).host })}</p>
          <button type="button" className="btn btn--line btn--s" onClick={agree}>
            {t('tiles')}
          </button>
        </div>
      ) : null}
      {hasTiles && tiles === 'failed' ? (
        <p className={styles.ask} role="status">
          {t('noTiles')}
        </p>
      ) : null}
    </section>
  )
}

/** Tiles of a server: requested, loaded, or failed. */
type TileLayerState = 'waiting' | 'shown' | 'failed'

/** An empty map around the temple. Arrow keys move it, plus and minus zoom. */
function openMap(box: HTMLElement): LeafletMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    center: temple,
    zoom: 13,
    zoomControl: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  })
  map.attributionControl.setPrefix(false)
  return map
}

/** Adds a scale with units in the reader's language. Returns a function that removes it. */
function addScale(map: LeafletMap, language: Language): () => void {
  const scale = control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  const translate = () => {
    const line = scale.getContainer()?.querySelector('.leaflet-control-scale-line')
    if (language === 'hi' && line?.textContent)
      line.textContent = line.textContent.replace('km', 'किमी').replace(/m$/, 'मीटर')
  }
  // Leaflet writes its own units at each move, before this handler runs.
  map.on('move', translate)
  translate()
  return () => {
    map.off('move', translate)
    scale.remove()
  }
}

/** Adds tiles from a server under everything and reports once whether any could be loaded. Returns a function that removes them. */
function addTiles(map: LeafletMap, report: (state: TileLayerState) => void): () => void {
  let any = false
  const streets = tileLayer(mapTiles.url, {
    maxZoom: mapTiles.maxZoom,
    attribution: `<a href="${mapTiles.attributionLink}" target="_blank" rel="noopener noreferrer">${mapTiles.attribution}</a>`,
    // OpenStreetMap requires a referrer; the origin alone does not reveal the screen.
    referrerPolicy: 'origin',
  })
  streets.on('tileload', () => {
    any = true
    report('shown')
  })
  streets.on('tileerror', () => !any && report('failed'))
  streets.addTo(map)
  return () => void streets.remove()
}
