import { type FormEvent, useRef, useState } from 'react'
import { newId } from '#common/id.ts'
import { client } from '#kit/web/api.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.tsx'
import { Field } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { LotCount } from '../contract.ts'
import { isSignedOut } from '../session.tsx'
import type { Lot, lotsContract } from './contract.ts'
import { fullnessOf } from './fullness.ts'
import { texts } from './gate-texts.ts'
import { FullnessWord, Told } from './lot-row.tsx'
import style from './lots.module.css'
import { lotName, useLots, withNewer } from './use-lots.tsx'

const call = client<typeof lotsContract>()
type Props = { count: LotCount; onSignedOut: () => void }

/** One lot at the gate: registered vehicles, what visitors read, and the keys to correct the count and to close it. */
export function LotAtGate({ count, onSignedOut }: Props) {
  const t = useText(texts)
  const say = useSay()
  const now = useNow()
  const about = useApproximateNow() ?? 0
  const { value, replace } = useLots()
  const [isCounting, setCounting] = useState(false)
  const lot = value?.lots.find(({ id }) => id === count.parking_location)
  const took = (changed: Lot) => replace(known => known && { lots: withNewer(known.lots, changed) })
  const send = async (sent: Promise<Lot>) => {
    try {
      took(await sent)
      return true
    } catch (error) {
      if (isSignedOut(error)) onSignedOut()
      showToast(t('failed'), { kind: 'bad' })
      return false
    }
  }
  // Null: no vehicle came and nobody counted, so nobody knows how many stand there.
  const parkedHere = lot ? lot.vehicles : count.parked
  const roomWords = (known: Lot | undefined, vehicles: number | null) => {
    if (!known || known.capacity === null) return t('noCapacity')
    const { capacity } = known
    return vehicles === null ? t('room', { capacity }) : t('of', { vehicles, capacity })
  }
  return (
    <li className={`${style.lot} num`}>
      {parkedHere === null ? (
        <b className={`${style.number} ${style.none}`} aria-hidden="true">
          ?
        </b>
      ) : (
        <b className={style.number}>{parkedHere}</b>
      )}
      <h3>{say(lotName(value?.lots, count.parking_location))}</h3>
      {lot ? <FullnessWord fullness={fullnessOf(lot, about)} /> : <span />}
      <p>
        {roomWords(lot, parkedHere)}
        {' · '}
        {t('registered', { n: count.parked })}
        {count.long_parked > 0 ? ` · ${t('longCount', { n: count.long_parked })}` : null}
        {lot?.counted_at ? (
          <>
            {` · ${t('counted')} `}
            <Told at={lot.counted_at} now={now} />
          </>
        ) : null}
      </p>
      {lot ? (
        <p className={style.keys}>
          <button
            type="button"
            className="btn btn--line btn--s"
            aria-expanded={isCounting}
            onClick={() => setCounting(!isCounting)}
          >
            {t('count')}
          </button>
          <button
            type="button"
            className="btn btn--quiet btn--s"
            onClick={() =>
              send(
                call('PUT /api/parking/:id/gate', {
                  params: { id: lot.id },
                  body: { is_open: !lot.is_open },
                }),
              )
            }
          >
            {t(lot.is_open ? 'close' : 'open')}
          </button>
        </p>
      ) : null}
      {lot && isCounting ? (
        <CountForm
          onSend={async (id, counted) => {
            const body = { counted }
            if (
              await send(
                call('PUT /api/parking/:id/counts/:count', { params: { id: lot.id, count: id }, body }),
              )
            )
              setCounting(false)
          }}
        />
      ) : null}
    </li>
  )
}

/** How many vehicles somebody counted. What was typed stays until it is stored. */
function CountForm({ onSend }: { onSend: (id: string, counted: number) => Promise<void> }) {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  // One id for one number: sent again after a lost answer it is the same count.
  const id = useRef<string>(undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const counted = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined
    setWrong(counted === undefined)
    if (counted === undefined || isSending) return
    id.current ??= newId()
    setSending(true)
    await onSend(id.current, counted)
    setSending(false)
  }
  return (
    <form className={style.count} noValidate onSubmit={submit}>
      <Field label={t('howMany')} hint={t('howManyUse')} error={isWrong ? t('notANumber') : undefined}>
        {control => (
          <input
            {...control}
            className="in num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed}
            onChange={event => {
              id.current = undefined
              setTyped(event.target.value)
            }}
          />
        )}
      </Field>
      <button type="submit" className="btn btn--main" disabled={isSending}>
        {t('saveCount')}
      </button>
    </form>
  )
}
