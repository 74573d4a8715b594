import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { sayAgo, sayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { useNow } from '#kit/web/now.ts'
import type { OutboxItem } from '#kit/web/outbox/item.ts'
import { submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { useOutbox } from '#kit/web/outbox/use-outbox.ts'
import { queryHook } from '#kit/web/query.ts'
import { useAsked } from '#kit/web/staff/asked.ts'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Choices } from '#ui/choices.tsx'
import { SelectField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { Hold, HoldOrder, holdsContract } from './contract.ts'
import { HoldDrill } from './hold-drill.tsx'
import { MinuteKeys, SpokenWords } from './hold-parts.tsx'
import styles from './holds.module.css'
import {
  type HeldThing,
  type HoldReason,
  heldThings,
  holdReasons,
  holdReasonTexts,
  stretchName,
} from './kinds.ts'
import { holdsTexts } from './texts.ts'

const useHolds = staffQueryHook<typeof holdsContract>()
const call = staffClient<typeof holdsContract>()
/** The names of the fair's places; the rows belong to others (kit/server/landmarks.ts). */
type PlacesCall = Call & { reply: ZodMiniType<{ places: { name: Text }[] }> }
const usePlaces = queryHook<{ 'GET /api/dangers/places': PlacesCall }>()
const kind = 'hold'
type Order = Omit<HoldOrder, 'waited_s'>
type Done = { instead_of: { by: string; until: string } | null }

/** Staff console: hold a gate, a queue or a stretch for some minutes, renew it, release it. */
export function HoldsPanel() {
  const t = useText(holdsTexts)
  const { language } = useLanguage()
  const query = useHolds('GET /api/holds', {})
  useLive('notices', query.refresh, query.refresh)
  const now = useNow() ?? 0
  const [instead, setInstead] = useState<Done['instead_of']>(null)
  const { attempt, error } = useAttempt()
  const hold = async (order: Order) => {
    const id = newId()
    setInstead(null)
    const outcome = await submit({
      ...{ id, kind, account: signedInName(), call: 'PUT /api/holds/:id', params: { id } },
      ...{ fields: order, files: [], waitedIn: 'waited_s' },
    })
    if (outcome.kind === 'sent') setInstead((outcome.reply as Done).instead_of)
    await query.refresh()
  }
  const release = async (id: string) => {
    await attempt(() => call('POST /api/holds/:id/release', { params: { id }, body: {} }), id)
    await query.refresh()
  }
  const holds = query.value?.holds ?? []
  const open = holds.filter(({ ended_at, until }) => !ended_at && Date.parse(until) > now)
  const over = holds.filter(one => !open.includes(one))
  return (
    <div className={styles.panel}>
      <p className="sub">{t('lead')}</p>
      <OthersWait kind={kind} />
      <Unsent onHold={hold} />
      {instead ? (
        <Note
          kind="info"
          live="status"
          title={t('insteadOf', { name: instead.by, time: sayTime(Date.parse(instead.until), language) })}
        />
      ) : null}
      <NotSaved error={error} what={t('failed')} />
      <section aria-labelledby="held-now">
        <h2 id="held-now">{t('now')}</h2>
        <ListState
          query={query}
          loadFailed={t('loadFailed')}
          isEmpty={open.length === 0}
          none={t('none')}
          icon="i-hand"
        />
        <ul className={`stack ${styles.list}`}>
          {open.map(one => (
            <HeldRow key={one.id} hold={one} now={now} onRenew={hold} onRelease={release} />
          ))}
        </ul>
      </section>
      <HoldForm onHold={hold} />
      <HoldDrill />
      {over.length > 0 ? (
        <details>
          <summary>{t('over')}</summary>
          <ul className={`stack ${styles.list}`}>
            {over.map(one => (
              <li key={one.id}>
                <p>{one.words[language]}</p>
                <small>{sayTime(Date.parse(one.ended_at ?? one.until), language)}</small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

type RowProps = {
  hold: Hold
  now: number
  onRenew: (order: Order) => void
  onRelease: (id: string) => void
}
function HeldRow({ hold, now, onRenew, onRelease }: RowProps) {
  const t = useText(holdsTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { id, what, place, reason, until, held_at, held_by, words } = hold
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / 60_000))
  return (
    <li className={left <= 3 ? styles.ends : undefined}>
      <p className={styles.head}>
        <b>{say(place)}</b>
        <strong>{t('left', { n: left })}</strong>
      </p>
      <small>
        {say(holdReasonTexts[reason])} ·{' '}
        {t('by', { name: held_by, ago: sayAgo(now - Date.parse(held_at), language) })}
      </small>
      <div className="row2">
        <button type="button" className="btn btn--main" onClick={() => onRelease(id)}>
          {t('release')}
        </button>
        <button
          type="button"
          className="btn btn--line"
          onClick={() => onRenew({ what, ...namesOf(hold), reason, minutes: Math.min(60, left + 10) })}
        >
          {t('renew')}
        </button>
      </div>
      <details>
        <summary>{t('speak')}</summary>
        <SpokenWords words={words} />
      </details>
    </li>
  )
}
const namesOf = ({ ends }: Hold) => ({ place: ends.from, to: ends.to })

function HoldForm({ onHold }: { onHold: (order: Order) => void }) {
  const t = useText(holdsTexts)
  const say = useSay()
  const [what, setWhat] = useState<HeldThing>('gate')
  const [chosen, setPlace] = useState<string>()
  const [to, setTo] = useState('')
  const [reason, setReason] = useState<HoldReason>('crowd')
  const [isMissing, setMissing] = useState(false)
  const places = usePlaces('GET /api/dangers/places', {}).value?.places ?? []
  const asked = useAsked('place')
  const place = chosen ?? places.find(({ name }) => name.en === asked)?.name.en ?? ''
  const isKnown = what === 'queue' || (place !== '' && (what !== 'stretch' || (to !== '' && to !== place)))
  const hold = (minutes: number) => {
    setMissing(!isKnown)
    if (isKnown)
      onHold({
        what,
        place: what === 'queue' ? '' : place,
        to: what === 'stretch' ? to : '',
        reason,
        minutes,
      })
  }
  return (
    <form className="stack" noValidate onSubmit={event => event.preventDefault()}>
      <Choices
        name="what"
        legend={t('what')}
        choices={heldThings.map(id => ({ id, label: t(id) }))}
        value={what}
        disabled={false}
        onChoose={setWhat}
      />
      {what === 'queue' ? <p>{t('temple')}</p> : null}
      {what === 'gate' ? (
        <PlaceSelect label={t('place')} value={place} onChange={setPlace} places={places} />
      ) : null}
      {what === 'stretch' ? (
        <>
          <PlaceSelect label={t('from')} value={place} onChange={setPlace} places={places} />
          <PlaceSelect label={t('to')} value={to} onChange={setTo} places={places} />
        </>
      ) : null}
      <Choices
        name="reason"
        legend={t('reason')}
        choices={holdReasons.map(id => ({ id, label: say(holdReasonTexts[id]) }))}
        value={reason}
        disabled={false}
        onChoose={setReason}
      />
      <fieldset className={`cluster ${styles.minutes}`}>
        <legend className="lab">{t('minutes')}</legend>
        <MinuteKeys onChoose={hold} />
      </fieldset>
      {isMissing && !isKnown ? <Note kind="err" live="alert" title={t('placeFirst')} /> : null}
    </form>
  )
}

type SelectProps = {
  label: string
  value: string
  onChange: (next: string) => void
  places: readonly { name: Text }[]
}
function PlaceSelect({ label, value, onChange, places }: SelectProps) {
  const t = useText(holdsTexts)
  const say = useSay()
  return (
    <SelectField label={label} value={value} onChange={onChange}>
      <option value="">{t('choose')}</option>
      {places.map(({ name }) => (
        <option key={name.en} value={name.en}>
          {say(name)}
        </option>
      ))}
    </SelectField>
  )
}

/** Orders that have not been sent: they hold nothing yet; one that waited too long asks before it is sent. */
function Unsent({ onHold }: { onHold: (order: Order) => void }) {
  const t = useText(holdsTexts)
  const say = useSay()
  const { items } = useOutbox(kind)
  const places = usePlaces('GET /api/dangers/places', {}).value?.places ?? []
  const nameOf = ({ what, place, to }: Order) => {
    const [from, end] = [place, to].map(
      name => places.find(one => one.name.en === name)?.name ?? { en: name, hi: name },
    )
    if (what === 'stretch' && from && end) return say(stretchName(from, end))
    return from && place ? say(from) : t('temple')
  }
  const again = async (item: OutboxItem) => {
    await withdraw(item.id)
    onHold(item.fields as Order)
  }
  return items.map(item => {
    const isLate = item.refusal === 'late'
    return (
      <Note
        key={item.id}
        kind="warn"
        live="status"
        icon="i-wifi-off"
        title={t(isLate ? 'late' : item.state === 'refused' ? 'refused' : 'waiting')}
      >
        <p>{nameOf(item.fields as Order)}</p>
        <div className="row2">
          {isLate ? (
            <button type="button" className="btn btn--main" onClick={() => again(item)}>
              {t('holdNow')}
            </button>
          ) : null}
          <button type="button" className="btn btn--line" onClick={() => withdraw(item.id)}>
            {t('drop')}
          </button>
        </div>
      </Note>
    )
  })
}
