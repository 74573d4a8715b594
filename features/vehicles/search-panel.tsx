import { type FormEvent, useRef, useState } from 'react'
import { type ApiError, client } from '#kit/web/api.ts'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { showToast } from '#ui/toast.ts'
import type { Vehicle, vehiclesContract } from './contract.ts'
import { DetailsCard } from './details-card.tsx'
import { LotsOverview } from './lots-overview.tsx'
import { ScanButton } from './scan/scan-button.tsx'
import { isSignedOut, type Session } from './session.ts'
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
  const fail = (what: Problem) => {
    setProblem(what)
    showToast(t(what), { kind: 'bad', ms: what === 'notFound' ? 5000 : 2000 })
  }
  const search = async (asked: string) => {
    const key = normalizeNumber(asked)
    setTyped(asked.toUpperCase())
    setVehicle(undefined)
    setProblem(undefined)
    if (!key) {
      fail('enterId')
      return input.current?.focus()
    }
    setSearching(true)
    try {
      setVehicle(await call('GET /api/vehicles/search/:key', { params: { key } }))
      showToast(t('found'))
    } catch (error) {
      if (isSignedOut(error)) onSignedOut()
      fail(problemOf(error as ApiError))
    } finally {
      setSearching(false)
    }
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
          onChange={event => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn--main" disabled={isSearching}>
          <Icon name="i-search" />
          <span>{isSearching ? t('searching') : t('search')}</span>
        </button>
        <small id="vehicle-search-use">{t('searchUse')}</small>
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
