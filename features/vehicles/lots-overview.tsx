import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { queryHook } from '#kit/web/query.ts'
import { useAsked } from '#kit/web/staff/asked.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { vehiclesContract } from './contract.ts'
import { LotAtGate } from './lots/lot-at-gate.tsx'
import { lotName, useLots } from './lots/use-lots.ts'
import { type Session, useTabLists } from './session.ts'
import { vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

const useVehicles = queryHook<typeof vehiclesContract>()
type Props = { session: Session; onChoose: (vehicleId: string) => void; onSignedOut: () => void }

/** Vehicles per lot, and the overdue ones; a tap opens a vehicle. */
export function LotsOverview({ session, onChoose, onSignedOut }: Props) {
  const t = useText(vehiclesTexts)
  const say = useSay()
  const { language } = useLanguage()
  const lots = useLots().value?.lots
  const counts = useVehicles('GET /api/vehicles/counts', {})
  const long = useVehicles('GET /api/vehicles/long-parked', {})
  useTabLists(session, [counts, long], onSignedOut)
  // An overdue vehicle's case links here.
  const asked = useAsked('long')
  const [here, navigate] = useLocation()
  const askedVehicle = long.value?.vehicles.find(({ id }) => id === asked)
  useEffect(() => {
    if (!askedVehicle) return
    navigate(here, { replace: true })
    onChoose(askedVehicle.vehicle_id)
  })
  if (!counts.value || !long.value)
    return counts.isLoading || long.isLoading ? (
      <Loading />
    ) : (
      <State icon="i-parking" title={t('lotsFailed')} />
    )
  return (
    <>
      <div className="sec">
        <h2>{t('lots')}</h2>
      </div>
      <ul>
        {counts.value.lots.map(count => (
          <LotAtGate key={count.parking_location} count={count} onSignedOut={onSignedOut} />
        ))}
      </ul>
      <div className="sec">
        <h2>{t('longTitle', { n: counts.value.overdue_hours })}</h2>
      </div>
      {long.value.vehicles.length === 0 ? <p className="sub pad">{t('longNone')}</p> : null}
      <ul className="list">
        {long.value.vehicles.map(vehicle => (
          <li key={vehicle.id}>
            <button type="button" className="row" onClick={() => onChoose(vehicle.vehicle_id)}>
              <Icon name="i-parking" />
              <span>
                <b className="num">{vehicle.vehicle_id}</b>
                <small className={style.since}>
                  {`${say(lotName(lots, vehicle.parking_location))} · ${sayDayTime(Date.parse(vehicle.created_at), language)}`}
                </small>
              </span>
              <Icon name="i-chevron" className="row-end" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
