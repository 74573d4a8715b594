import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, State } from '#ui/state.tsx'
import type { CrowdPlace, contract } from '../contract.ts'
import type { CrowdStatusValue } from '../level.ts'
import { texts as levelTexts } from '../texts.ts'
import { useCrowd } from '../use-crowd.tsx'
import styles from './crowd-panel.module.css'
import { PlaceRow } from './place-row.tsx'
import { ReportersField } from './reporters-field.tsx'
import { texts } from './texts.ts'

const call = staffClient<typeof contract>()
const useReporters = staffQueryHook<typeof contract>()
type Words = { en: string; hi: string }
const noWords: Words = { en: '', hi: '' }

/** Staff console: report the crowd level of a place with two taps. */
export function Panel() {
  const t = useText(texts)
  const ofLevel = useText(levelTexts)
  const say = useSay()
  const now = useNow()
  const { value, isLoading, refresh, replace } = useCrowd()
  const { value: who, refresh: reloadWho } = useReporters('GET /api/crowd-status/reporters', {})
  const [open, setOpen] = useState<string>()
  const [wanted, setWanted] = useState('')
  const [last, setLast] = useState<{ before: CrowdPlace; after: CrowdPlace }>()
  const [failed, setFailed] = useState<CrowdPlace>()
  if (isLoading || (value && !who)) return <Loading label={t('loading')} />
  if (!value)
    return (
      <State icon="i-wifi-off" title={t('failedToLoad')}>
        <button type="button" className="btn btn--main" onClick={() => refresh()}>
          {t('tryAgain')}
        </button>
      </State>
    )

  const tell = async (place: CrowdPlace, status: CrowdStatusValue | null, description: Words) => {
    setFailed(undefined)
    setLast(undefined)
    try {
      const input = { params: { id: place.id }, body: { status, description } }
      const after = await call('PUT /api/crowd-status/:id', input)
      replace(
        known => known && { ...known, places: known.places.map(one => (one.id === after.id ? after : one)) },
      )
      setLast({ before: place, after })
      setOpen(undefined)
    } catch {
      setFailed(place)
    }
  }
  const words = wanted.trim().toLowerCase()
  const reportersOf = new Map(who?.places.map(({ id, reporters }) => [id, reporters]))
  // A crowd reporter is offered the own places alone.
  const own = value.places.filter(({ id }) => who && (who.everywhere || reportersOf.has(id)))
  const places = own.filter(({ location }) =>
    [location.en, location.hi].some(name => name.toLowerCase().includes(words)),
  )
  return (
    <div className={styles.panel}>
      <p className="sub">{t('how')}</p>
      <label className={styles.find}>
        <span className="hide">{t('find')}</span>
        <input
          className="in"
          type="search"
          placeholder={t('find')}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      </label>
      <div role="status">
        {last ? (
          <div className={styles.last}>
            <b>
              {t('told', {
                place: say(last.after.location),
                level: last.after.status ? ofLevel(last.after.status) : t('untold'),
              })}
            </b>
            <button
              type="button"
              className="btn btn--line btn--s"
              onClick={() => tell(last.after, last.before.status, noWords)}
            >
              {t('undo')}
            </button>
          </div>
        ) : null}
      </div>
      {failed ? <Note kind="err" live="alert" title={t('failed', { place: say(failed.location) })} /> : null}
      {places.length === 0 ? (
        <State
          icon="i-search"
          title={t(who && !who.everywhere && who.places.length === 0 ? 'noOwnPlace' : 'none')}
        />
      ) : null}
      <ul className={styles.list}>
        {places.map(place => (
          <PlaceRow
            key={place.id}
            place={place}
            now={now}
            isOpen={open === place.id}
            onOpen={() => setOpen(open === place.id ? undefined : place.id)}
            onTell={(status, description) => tell(place, status, description)}
            more={
              who?.everywhere ? (
                <ReportersField
                  id={place.id}
                  reporters={reportersOf.get(place.id) ?? []}
                  onNamed={reloadWho}
                />
              ) : null
            }
          />
        ))}
      </ul>
    </div>
  )
}
