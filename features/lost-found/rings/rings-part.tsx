import { type FormEvent, useState } from 'react'
import { sayAge } from '#kit/web/age.tsx'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { LazyPostChoice } from '#kit/web/lazy-post-choice.ts'
import { useNow } from '#kit/web/now.ts'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { PersonDetail } from '../reunite/contract.ts'
import { Refusal } from '../reunite/staff/refusal.tsx'
import reunite from '../reunite/staff/reunite.module.css'
import type { Search, SearchOrder, searchContract } from './contract.ts'
import styles from './rings.module.css'
import { ringsTexts } from './texts.ts'

const call = staffClient<typeof searchContract>()

type Props = Pick<PersonDetail, 'person' | 'search'> & { onChanged: () => Promise<void> }

/** How the search for a missing person widens: where it begins, who was asked when, and the next ring. */
export function RingsPart({ person, search, onChanged }: Props) {
  const t = useText(ringsTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  const [isMoving, setMoving] = useState(false)
  const order = (body: SearchOrder) =>
    save(async () => {
      await call('POST /api/missing-persons/:id/search', { params: { id: person.id }, body })
      setMoving(false)
    })
  const next = search?.rings.find(({ at }) => !at)
  const time = (at: string) => sayAge(Date.parse(at), language)
  return (
    <section className={`stack ${reunite.card}`} aria-labelledby="rings">
      <h3 id="rings">{t('title')}</h3>
      {search ? (
        <>
          <p>{t('from', { place: say(search.place), time: time(search.since) })}</p>
          <p className="sub">{t('lead')}</p>
          {search.stopped_at ? (
            <Note kind="info" title={t('stopped', { time: time(search.stopped_at) })} />
          ) : null}
          <div className={styles.rings}>
            <Drawing rings={search.rings} />
            <ol className="divided">
              {search.rings.map(ring => (
                <RingLine key={ring.metres} ring={ring} />
              ))}
            </ol>
          </div>
        </>
      ) : (
        <Note kind="warn" icon="i-pin" title={t('unknown')} />
      )}
      <Refusal error={error} of={{ 'unknown-place': ringsTexts['unknown-place'] }} what={t('failed')} />
      {!search || isMoving ? (
        <PlaceForm
          isSaving={isSaving}
          onPlace={place => order({ what: 'start', place })}
          onCancel={search ? () => setMoving(false) : undefined}
        />
      ) : (
        <div className="cluster">
          {next ? (
            <button
              type="button"
              className="btn btn--main btn--s"
              disabled={isSaving}
              onClick={() => order({ what: 'widen', metres: next.metres })}
            >
              <Icon name="i-search" size={20} />
              <RingKey isStopped={search.stopped_at !== null} metres={next.metres} />
            </button>
          ) : null}
          {search.stopped_at || !next ? null : (
            <button
              type="button"
              className="btn btn--line btn--s"
              disabled={isSaving}
              onClick={() => order({ what: 'stop' })}
            >
              {t('stop')}
            </button>
          )}
          <button type="button" className="btn btn--line btn--s" onClick={() => setMoving(true)}>
            {t('elsewhere')}
          </button>
        </div>
      )}
    </section>
  )
}

function useRingName() {
  const t = useText(ringsTexts)
  return (metres: number) => (metres < 1000 ? t('ring', { metres }) : t('ringKm', { km: metres / 1000 }))
}

function RingKey({ isStopped, metres }: { isStopped: boolean; metres: number }) {
  const t = useText(ringsTexts)
  const name = useRingName()
  return <span>{t(isStopped ? 'goOn' : 'widen', { ring: name(metres) })}</span>
}

function RingLine({ ring: { metres, at, due_at, told, widened_by } }: { ring: Search['rings'][number] }) {
  const t = useText(ringsTexts)
  const { language } = useLanguage()
  const name = useRingName()
  const now = useNow() ?? 0
  const time = (moment: string) => sayAge(Date.parse(moment), language)
  const state = at
    ? told.length > 0
      ? t('told', { n: told.length, time: time(at), names: told.join(', ') })
      : t('nobody', { time: time(at) })
    : due_at
      ? Date.parse(due_at) > now
        ? t('due', { time: time(due_at) })
        : t('soon')
      : t('notYet')
  return (
    <li>
      <b className="num">{name(metres)}</b>
      <span>
        <Icon name={at ? (told.length > 0 ? 'i-check' : 'i-warning') : 'i-clock'} size={20} />
        <span>{[state, widened_by && t('widenedBy', { name: widened_by })].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}

/** The rings from above: solid if they were asked, dashed if not yet. The list beside it says the same. */
const Drawing = ({ rings }: { rings: Search['rings'] }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" className={styles.drawing}>
    {rings.map(({ metres, at, told }) => (
      <circle
        key={metres}
        // Each ring is twice the one inside it, so it is drawn by its number: to scale, the first would be a dot.
        r={12 * Math.log2(metres / 250)}
        className={at ? (told.length > 0 ? styles.asked : styles.empty) : styles.ahead}
      />
    ))}
    <circle r="3" className={styles.here} />
  </svg>
)

type PlaceProps = { isSaving: boolean; onPlace: (place: string) => void; onCancel: (() => void) | undefined }
function PlaceForm({ isSaving, onPlace, onCancel }: PlaceProps) {
  const t = useText(ringsTexts)
  const say = useSay()
  const [place, setPlace] = useState('')
  const [isTried, setTried] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!place.trim()) return showFirstFault(event.currentTarget)
    onPlace(place)
  }
  return (
    <form className={reunite.fields} onSubmit={send} noValidate>
      <TextField
        label={t('place')}
        hint={t('placeHint', { code: 'G 27' })}
        error={isTried && !place.trim() ? t('placeNeeded') : undefined}
        autoComplete="off"
        maxLength={120}
        disabled={isSaving}
        value={place}
        onChange={setPlace}
      />
      <LazyPostChoice said={place} onChoose={post => setPlace(say(post))} />
      <div className="cluster">
        <button type="submit" className="btn btn--main btn--s" disabled={isSaving}>
          {t('begin')}
        </button>
        {onCancel ? (
          <button type="button" className="btn btn--line btn--s" onClick={onCancel}>
            {say(kitTexts.cancel)}
          </button>
        ) : null}
      </div>
    </form>
  )
}
