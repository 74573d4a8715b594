import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { ApiError, asApiError, client } from '#kit/web/api.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { queryHook } from '#kit/web/query.ts'
import { useAsked } from '#kit/web/staff/asked.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { showToast } from '#ui/toast.ts'
import type { Vehicle, vehiclesContract } from './contract.ts'
import { DetailsCard } from './details-card.tsx'
import { LotAtGate } from './lots/lot-at-gate.tsx'
import { lotName, useLots } from './lots/use-lots.ts'
import { ScanButton } from './scan/scan-button.tsx'
import { isSignedOut, type Session, useTabLists } from './session.ts'
import { vehiclesTexts } from './texts.ts'
import { normalizeNumber } from './vehicle-number.ts'
import style from './vehicles.module.css'

const call = client<typeof vehiclesContract>()
type Problem = 'enterId' | 'notFound' | 'searchFailed' | 'tooMany'

type Props = { session: Session; onSignedOut: () => void }

/** Finds one vehicle by its slip's ID (typed or scanned), or by its number plate. */
export function SearchPanel({ session, onSignedOut }: Props) {
  const t = useText(vehiclesTexts)
  const [typed, setTyped] = useState('')
  const [vehicle, setVehicle] = useState<Vehicle>()
  const [problem, setProblem] = useState<Problem>()
  const [isSearching, setSearching] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const newest = useRef<string>(undefined)
  const fail = (what: Problem) => {
    setProblem(what)
    showToast(t(what), { kind: 'bad', ms: what === 'notFound' ? 5000 : 2000 })
  }
  const search = async (asked: string) => {
    const key = normalizeNumber(asked)
    newest.current = key
    setTyped(asked.toUpperCase())
    setVehicle(undefined)
    setProblem(undefined)
    if (!key) {
      fail('enterId')
      return input.current?.focus()
    }
    setSearching(true)
    const answer = await call('GET /api/vehicles/search/:key', { params: { key } }).catch(asApiError)
    if (isSignedOut(answer)) onSignedOut()
    // A row of the list was tapped meanwhile.
    if (newest.current !== key) return
    setSearching(false)
    if (answer instanceof ApiError) return fail(problemOf(answer))
    setVehicle(answer)
    showToast(t('found'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSearching) search(typed)
  }
  return (
    <>
      <form className={style.search} noValidate onSubmit={submit}>
        <label htmlFor="vehicle-search" className={style.searchLabel}>
          {t('vehicleId')}
        </label>
        <input
          ref={input}
          id="vehicle-search"
          className={`in num ${style.code}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={40}
          aria-describedby="vehicle-search-use"
          aria-invalid={problem === 'enterId' ? true : undefined}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            if (problem === 'enterId') setProblem(undefined)
          }}
        />
        <button type="submit" className="btn btn--main" disabled={isSearching}>
          <Icon name="i-search" />
          <span>{isSearching ? t('searching') : t('search')}</span>
        </button>
        <small id="vehicle-search-use" className="tiny">
          {t('searchUse')}
        </small>
        <ScanButton id="vehicle-scan" onFound={search} />
      </form>
      {problem ? (
        <div role="alert">
          <State icon="i-search" title={t(problem)} />
        </div>
      ) : null}
      {vehicle ? (
        <DetailsCard vehicle={vehicle} onChange={setVehicle} onSignedOut={onSignedOut} />
      ) : (
        <LotsOverview session={session} onChoose={search} onSignedOut={onSignedOut} />
      )}
    </>
  )
}

function problemOf({ code }: ApiError): Problem {
  if (code === 'not-found' || code === 'invalid') return 'notFound'
  return code === 'too-many' ? 'tooMany' : 'searchFailed'
}

const useVehicles = queryHook<typeof vehiclesContract>()
type LotsOverviewProps = { session: Session; onChoose: (vehicleId: string) => void; onSignedOut: () => void }

/** Vehicles per lot, and the overdue ones; a tap opens a vehicle. */
function LotsOverview({ session, onChoose, onSignedOut }: LotsOverviewProps) {
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
      <ul className="divided">
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
                <small className={`tiny ${style.since}`}>
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
