import { memo, type ReactNode, useMemo } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Facility } from './contract.ts'
import styles from './facilities.module.css'
import { FacilityRow, type FacilityRowProps } from './facility-row.tsx'
import { byName, isFarFromFair, nearby } from './nearby.ts'
import { RefreshButton } from './refresh-button.tsx'
import { texts } from './texts.ts'

type Props = { places: readonly Facility[]; found: Found | undefined; onRefresh: () => Promise<unknown> }

/**
 * The places: by distance if the phone's position is known, else by name. Shown at once; reordered when it is found. Not
 * rendered again with its screen, only for other places, another position or another `onRefresh`.
 */
export const FacilityList = memo(function FacilityList({ places, found, onRefresh }: Props) {
  const t = useText(texts)
  if (!places.length)
    return (
      <State icon="i-pin" title={t('noneAvailable')}>
        <p>{withCalls(t('noneAvailableHelp'))}</p>
      </State>
    )
  return (
    <>
      {found ? <ByDistance {...{ places, found, onRefresh }} /> : <ByName {...{ places, onRefresh }} />}
      <span className="hide" id="map-opens">
        {t('opensMap')}
      </span>
      <span className="hide" id="map-search">
        {t('searchesMap')}
      </span>
    </>
  )
})

function ByName({ places, onRefresh }: Omit<Props, 'found'>) {
  const { language } = useLanguage()
  const t = useText(texts)
  const shown = useMemo(() => byName(places, language).map(place => ({ place })), [places, language])
  return (
    <Part id="all-places" title={t('all')} note={t('byName')} end={<RefreshButton onRefresh={onRefresh} />}>
      <Rows places={places} shown={shown} />
    </Part>
  )
}

function ByDistance({ places, found, onRefresh }: Props & { found: Found }) {
  const { language } = useLanguage()
  const t = useText(texts)
  const { near, inTown, far, others } = nearby(places, found.point, language, serverNow())
  const isFar = isFarFromFair(found.point)
  const badge = t(inTown.length + others.length ? 'nearestKnown' : 'nearest')
  const measured = (rows: typeof near) =>
    rows.map(({ place, km, nearest }) => ({ place, km, badge: nearest ? badge : undefined }))
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
          <Rows places={places} shown={measured(far).map(row => ({ ...row, isFar: true }))} />
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
      {help ? <p className={styles.help}>{withCalls(help)}</p> : null}
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
