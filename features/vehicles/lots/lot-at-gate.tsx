import { useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { client } from '#kit/web/api.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import type { LotCount } from '../contract.ts'
import { NumberForm } from '../number-form.tsx'
import { isSignedOut } from '../session.ts'
import type { Lot, lotsContract } from './contract.ts'
import { fullnessOf } from './fullness.ts'
import { FullnessWord, Told } from './lot-row.tsx'
import style from './lots.module.css'
import { lotName, useLots, withNewer } from './use-lots.ts'

const parkingGateTexts = defineTexts({
  of: { en: '{vehicles} of {capacity}', hi: '{capacity} में से {vehicles}' },
  room: { en: 'Room for {capacity}', hi: '{capacity} वाहनों की जगह' },
  noCapacity: { en: 'Room not told', hi: 'कुल जगह नहीं बताई गई' },
  registered: { en: '{n} registered', hi: '{n} दर्ज' },
  longCount: { en: '{n} parked too long', hi: '{n} बहुत देर से' },
  counted: { en: 'counted', hi: 'गिनती' },
  count: { en: 'Correct the count', hi: 'गिनती सुधारें' },
  close: { en: 'Close the lot', hi: 'पार्किंग बंद करें' },
  open: { en: 'Open the lot', hi: 'पार्किंग खोलें' },
  howMany: { en: 'How many vehicles stand here now', hi: 'अभी यहाँ कितने वाहन खड़े हैं' },
  howManyUse: {
    en: 'Count all of them, also those that are not registered. First let waiting registrations be sent.',
    hi: 'सब गिनें, जो दर्ज नहीं हैं उन्हें भी। पहले बाकी दर्ज वाहन भेजे जाने दें।',
  },
  notANumber: { en: 'Write a number, such as 0 or 120', hi: 'संख्या लिखें, जैसे 0 या 120' },
  saveCount: { en: 'Save the count', hi: 'गिनती सहेजें' },
})

const call = client<typeof lotsContract>()
/** No lot holds more; a higher number is a typing error. */
const mostCounted = 99_999
type Props = { count: LotCount; onSignedOut: () => void }

/** One lot at the gate: registered vehicles, what visitors read, and keys to correct the count or close the lot. */
export function LotAtGate({ count, onSignedOut }: Props) {
  const t = useText(parkingGateTexts)
  const say = useSay()
  const now = useNow()
  const about = useApproximateNow() ?? 0
  const { value, replace } = useLots()
  const [isCounting, setCounting] = useState(false)
  const { attempt, error } = useAttempt()
  const lot = value?.lots.find(({ id }) => id === count.parking_location)
  const took = (changed: Lot) => replace(known => known && { lots: withNewer(known.lots, changed) })
  const send = async (of: 'gate' | 'count', work: () => Promise<Lot>) => {
    const refused = await attempt(async () => took(await work()), of)
    if (isSignedOut(refused)) onSignedOut()
    return refused === undefined
  }
  // Null: no vehicle came and nobody counted, so the number is unknown.
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
        <span>{roomWords(lot, parkedHere)}</span>
        <span>{' · '}</span>
        <span>{t('registered', { n: count.parked })}</span>
        <span>{count.long_parked > 0 ? ` · ${t('longCount', { n: count.long_parked })}` : null}</span>
        {lot?.counted_at ? (
          <>
            {` · ${t('counted')} `}
            <Told at={lot.counted_at} now={now} />
          </>
        ) : null}
      </p>
      {lot ? (
        <p className={`cluster ${style.keys}`}>
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
              send('gate', () =>
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
        <NumberForm
          className={style.count}
          label={t('howMany')}
          hint={t('howManyUse')}
          wrong={t('notANumber')}
          least={0}
          most={mostCounted}
          send={t('saveCount')}
          onSend={async (id, counted) => {
            const params = { id: lot.id, count: id }
            const isStored = await send('count', () =>
              call('PUT /api/parking/:id/counts/:count', { params, body: { counted } }),
            )
            if (isStored) setCounting(false)
            return isStored
          }}
        />
      ) : null}
      <NotSaved error={error} />
    </li>
  )
}
