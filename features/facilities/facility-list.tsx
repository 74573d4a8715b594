import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { State } from '#ui/state.tsx'
import type { Facility } from './contract.ts'
import styles from './facilities.module.css'
import { FacilityRow, type FacilityRowProps } from './facility-row.tsx'
import { byName, nearby } from './nearby.ts'
import { RefreshButton } from './refresh-button.tsx'
import { texts } from './texts.ts'

type Props = { places: readonly Facility[]; found: Found | undefined; onRefresh: () => Promise<unknown> }

/** The places: by distance if the phone's position is known, else by name. Shown at once; reordered when it is found. */
export function FacilityList({ places, found, onRefresh }: Props) {
  const t = useText(texts)
  if (!places.length)
    return (
      <State icon="i-pin" title={t('noneAvailable')}>
        <p>{t('noneAvailableHelp')}</p>
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
}

function ByName({ places, onRefresh }: Omit<Props, 'found'>) {
  const { language } = useLanguage()
  const t = useText(texts)
  return (
    <section aria-labelledby="all-places">
      <div className="sec">
        <h2 id="all-places">
          {t('all')} <small className="tiny">{t('byName')}</small>
        </h2>
        <RefreshButton onRefresh={onRefresh} />
      </div>
      <ul className={styles.rows}>
        <Rows places={places} shown={byName(places, language).map(place => ({ place }))} />
      </ul>
    </section>
  )
}

function ByDistance({ places, found, onRefresh }: Props & { found: Found }) {
  const { language } = useLanguage()
  const t = useText(texts)
  const { near, others } = nearby(places, found.point, language)
  return (
    <>
      <section aria-labelledby="near-places">
        <div className="sec">
          <h2 id="near-places">{t('nearby')}</h2>
          <RefreshButton onRefresh={onRefresh} />
        </div>
        {near.length ? (
          <ul className={styles.rows}>
            <Rows places={places} shown={near} />
          </ul>
        ) : (
          <State icon="i-locate" title={t('noneLocated')} />
        )}
      </section>
      {others.length ? (
        <section aria-labelledby="other-places">
          <div className="sec">
            <h2 id="other-places">
              {t('others')} <small className="tiny">{t('noLocation')}</small>
            </h2>
          </div>
          <ul className={styles.rows}>
            <Rows places={places} shown={others.map(place => ({ place }))} />
          </ul>
        </section>
      ) : null}
    </>
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
