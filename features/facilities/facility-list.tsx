import { memo, type ReactNode, useMemo, useState } from 'react'
import { byName, isFarFromFair, nearby } from '#content/nearby.ts'
import { standsAt } from '#content/place-address.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useWhenFairStands } from '#kit/web/use-when-fair-stands.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Facility } from './contract.ts'
import styles from './facilities.module.css'
import { FacilityRow, type FacilityRowProps } from './facility-row.tsx'
import { facilitiesTexts } from './texts.ts'

type Props = {
  places: readonly Facility[]
  found: Found | undefined
  /** Time (ms) on the day for which the list is read; undefined if unknown. */
  day: number | undefined
  onRefresh: () => Promise<unknown>
  /** Whether the places that do not exist now are shown. */
  isFoldOpen: boolean
  onFold: (isOpen: boolean) => void
}

/**
 * The places, by name at once, and by distance when the phone's position is found. Places that exist only during the fair are
 * folded away below while there is none. Rendered again only for other places, another position, another day or another
 * `onRefresh`, not with its screen.
 */
export const FacilityList = memo(function FacilityList(props: Props) {
  const { places, found, day, onRefresh, isFoldOpen, onFold } = props
  const t = useText(facilitiesTexts)
  const standing = useMemo(() => standingOf(places, day), [places, day])
  const folded = useMemo(() => places.filter(place => !standing.includes(place)), [places, standing])
  const checked = places.filter(({ verified }) => verified === 'surveyed').length
  if (!places.length)
    return (
      <State icon="i-pin" title={t('noneAvailable')}>
        <p>{withCalls(t('noneAvailableHelp'))}</p>
      </State>
    )
  return (
    <>
      <p className={`sub ${styles.checked}`}>
        <span>{t('checkedOf', { n: checked, total: places.length })}</span>{' '}
        <span>{standing.length ? t('tapName') : null}</span>
      </p>
      {standing.length ? (
        found ? (
          <ByDistance {...{ places, standing, found, onRefresh }} />
        ) : (
          <ByName {...{ places, standing, onRefresh }} />
        )
      ) : (
        <p className={`sub ${styles.help}`}>{withCalls(t('noneStands'))}</p>
      )}
      {folded.length ? <Folded {...{ places, folded, day, isOpen: isFoldOpen, onFold }} /> : null}
      <span className="hide" id="map-opens">
        {t('opensMap')}
      </span>
      <span className="hide" id="map-search">
        {t('searchesMap')}
      </span>
    </>
  )
})

/** The places that exist on a day. */
export const standingOf = (places: readonly Facility[], day: number | undefined): readonly Facility[] =>
  day === undefined ? places : places.filter(place => standsAt(place, day))

type ListProps = {
  /** All places of the screen, to number the rows. */
  places: readonly Facility[]
  standing: readonly Facility[]
  onRefresh: () => Promise<unknown>
}

function ByName({ places, standing, onRefresh }: ListProps) {
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
  const shown = useMemo(() => byName(standing, language).map(place => ({ place })), [standing, language])
  return (
    <Part id="all-places" title={t('all')} note={t('byName')} end={<RefreshButton onRefresh={onRefresh} />}>
      <Rows places={places} shown={shown} />
    </Part>
  )
}

function ByDistance({ places, standing, found, onRefresh }: ListProps & { found: Found }) {
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
  const { near, inTown, far, others } = nearby(standing, found, language, serverNow())
  const isFar = isFarFromFair(found)
  const badge = t(inTown.length + others.length ? 'nearestKnown' : 'nearest')
  const measured = (rows: typeof near) =>
    rows.map(({ nearest, ...measured }) => ({ ...measured, badge: nearest ? badge : undefined }))
  const refresh = <RefreshButton onRefresh={onRefresh} />
  return (
    <>
      {near.length ? (
        <Part id="near-places" title={t('nearby')} end={refresh}>
          <Rows places={places} shown={measured(near)} />
        </Part>
      ) : null}
      {inTown.length ? (
        <Part id="town-places" title={t('inTown')} help={t('inTownHelp')} end={near.length ? null : refresh}>
          <Rows places={places} shown={inTown.map(place => ({ place, isUnknown: true }))} />
        </Part>
      ) : null}
      {far.length ? (
        <Part
          id="far-places"
          title={t(isFar ? 'all' : 'farther')}
          note={isFar ? t('fromTemple') : undefined}
          end={near.length + inTown.length ? null : refresh}
        >
          <Rows places={places} shown={measured(far).map(row => ({ ...row, isAway: true }))} />
        </Part>
      ) : null}
      {near.length + inTown.length + far.length ? null : (
        <>
          <div className="sec">
            <h2>{t('nearby')}</h2>
            {refresh}
          </div>
          <State icon="i-locate" title={t('noneLocated')} />
        </>
      )}
      {others.length ? (
        <Part id="other-places" title={t('others')} note={t('noLocation')}>
          <Rows places={places} shown={others.map(place => ({ place }))} />
        </Part>
      ) : null}
    </>
  )
}

type FoldedProps = {
  places: readonly Facility[]
  folded: readonly Facility[]
  day: number | undefined
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}

/** The places of the fair while there is none: a header with the day from which they exist, and their list in it. */
function Folded({ places, folded, day, isOpen, onFold }: FoldedProps) {
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
  const stands = useWhenFairStands(day)
  return (
    <details className={styles.folded} open={isOpen} onToggle={event => onFold(event.currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        // The list may be drawn anew before the browser reports the toggle.
        onClick={event => {
          event.preventDefault()
          onFold(!isOpen)
        }}
      >
        <Icon name="i-calendar" />
        <span>
          <b>{stands}</b>
          <small>{t('showFolded', { n: folded.length })}</small>
        </span>
        <Icon name="i-chevron" className="turns" />
      </summary>
      <ul className={styles.rows}>
        <Rows places={places} shown={byName(folded, language).map(place => ({ place, isAway: true }))} />
      </ul>
    </details>
  )
}

type PartProps = {
  id: string
  title: string
  note?: string | undefined
  help?: string
  end?: ReactNode
  children: ReactNode
}

function Part({ id, title, note, help, end, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>
          <span>{title}</span> {note ? <small className="tiny">{note}</small> : null}
        </h2>
        {end}
      </div>
      {help ? <p className={`sub ${styles.help}`}>{withCalls(help)}</p> : null}
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

type RowsProps = { places: readonly Facility[]; shown: readonly Omit<FacilityRowProps, 'at'>[] }

// Keys are positions in the whole list, as the HTML ids are: rows that came with the page have an empty `id`.
function Rows({ places, shown }: RowsProps) {
  return shown.map(row => {
    const at = places.indexOf(row.place)
    return <FacilityRow key={at} at={at} {...row} />
  })
}

/** Fetches the list and the position again; shows a spinner meanwhile. */
function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const t = useText(facilitiesTexts)
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    onRefresh().finally(() => setBusy(false))
  }
  return (
    <button
      type="button"
      className={styles.refresh}
      aria-disabled={busy}
      onClick={busy ? undefined : refresh}
    >
      {busy ? <span className="spin" /> : <Icon name="i-refresh" size={20} />}
      <span>{t('refresh')}</span>
    </button>
  )
}
