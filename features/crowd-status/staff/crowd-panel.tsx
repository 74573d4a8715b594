import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { foldSpelling } from '#common/hindi.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { useNow } from '#kit/web/now.ts'
import { flush } from '#kit/web/outbox/outbox.ts'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useAsked } from '#kit/web/staff/asked.ts'
import { WholeList } from '#kit/web/staff/inbox.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { CrowdPlace, CrowdStatus, crowdStatusContract } from '../contract.ts'
import { type CrowdStatusValue, type Density, holdFrom } from '../level.ts'
import { crowdStatusTexts } from '../texts.ts'
import { useCrowd, useCrowdDays } from '../use-crowd.ts'
import styles from './crowd-panel.module.css'
import { levelKind, sendLevel, type UnsentLevel, useUnsentLevels } from './levels-to-send.ts'
import { PlaceRow } from './place-row.tsx'
import { ReportersField } from './reporters-field.tsx'
import { crowdStatusStaffTexts } from './texts.ts'

const useReporters = staffQueryHook<typeof crowdStatusContract>()
type Words = { en: string; hi: string }
const call = staffClient<typeof crowdStatusContract>()

/** Staff console: report the crowd level of a place with two taps. */
export function CrowdPanel() {
  const t = useText(crowdStatusStaffTexts)
  const ofLevel = useText(crowdStatusTexts)
  const say = useSay()
  const now = useNow()
  const crowd = useCrowd()
  const { value, savedAt, refresh, replace } = crowd
  const days = useDaysOf(value)
  const { value: who, error, refresh: reloadWho } = useReporters('GET /api/crowd-status/reporters', {})
  useLive('crowd-reporters', reloadWho, reloadWho)
  const unsent = useUnsentLevels()
  const sent = useSentLevels(unsent, savedAt, refresh)
  const asked = useAsked('place')
  const [open, setOpen] = useState<string>()
  useEffect(() => {
    if (asked) setOpen(asked)
  }, [asked])
  const [wanted, setWanted] = useState('')
  const [last, setLast] = useState<{ place: CrowdPlace; isOwnReport: boolean }>()
  const { attempt, error: undoError, forget } = useAttempt()
  /** The last place reported as too full, until another place is reported. */
  const [crushed, setCrushed] = useState<CrowdPlace>()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    // Reports that waited for a sign-in are sent after it.
    if (who) void flush()
  }, [who])
  if (!value || !who)
    return (
      <StaffNotLoaded
        query={{
          isLoading: crowd.isLoading || (value !== undefined && !error),
          error: crowd.error ?? error,
          refresh: () => Promise.all([refresh(), reloadWho()]),
        }}
        failed={t('failedToLoad')}
      />
    )

  const show = (place: CrowdPlace) =>
    replace(
      known => known && { ...known, places: known.places.map(one => (one.id === place.id ? place : one)) },
    )
  const tell = async (
    place: CrowdPlace,
    status: CrowdStatusValue | null,
    description: Words,
    density?: Density,
  ) => {
    setLast(undefined)
    forget()
    setCrushed(density && density >= holdFrom ? place : undefined)
    // The next place may already be open when the answer comes: only close the place of this tap.
    setOpen(undefined)
    const outcome = await sendLevel(place.id, status, description, density)
    setAway(outcome.kind === 'waiting')
    // Asks to sign in again if the session has ended.
    if (outcome.kind === 'waiting') await reloadWho()
    if (outcome.kind !== 'sent' || !outcome.reply) return
    show(outcome.reply as CrowdPlace)
    setLast({ place: outcome.reply as CrowdPlace, isOwnReport: true })
  }
  const undo = (place: CrowdPlace) =>
    attempt(async () => {
      const { id, updated_at } = place
      const earlier = await call('PUT /api/crowd-status/:id/withdrawal', {
        params: { id },
        body: { updated_at: updated_at ?? '' },
      })
      show(earlier)
      setLast({ place: earlier, isOwnReport: false })
    })
  const isNewer = undoError?.code === 'changed-meanwhile'
  const waiting = [...unsent.values()].filter(({ refusal }) => !refusal)
  const words = foldSpelling(wanted)
  const reportersOf = new Map(who.places.map(({ id, reporters }) => [id, reporters]))
  // A crowd reporter sees only their own places.
  const own = value.places
    .filter(({ id }) => who.everywhere || reportersOf.has(id))
    .map(place => withLevel(place, sent.get(place.id)))
  const askedPlace = own.find(({ id }) => id === asked)
  const places = askedPlace
    ? [askedPlace]
    : own.filter(({ location }) =>
        [location.en, location.hi].some(name => foldSpelling(name).includes(words)),
      )
  return (
    <div className={`stack ${styles.panel}`}>
      <p className="sub">{t('how')}</p>
      {askedPlace ? (
        <WholeList />
      ) : (
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
      )}
      <OthersWait kind={levelKind} />
      {isAway && waiting.length > 0 ? (
        <Note kind="info" icon="i-wifi-off" live="status" title={t('away')} />
      ) : null}
      {places.length === 0 ? (
        <State
          icon="i-search"
          title={t(!who.everywhere && who.places.length === 0 ? 'noOwnPlace' : 'none')}
        />
      ) : null}
      <ul className={`divided board ${styles.list}`}>
        {places.map(place => (
          <PlaceRow
            key={place.id}
            place={place}
            now={now}
            isOpen={open === place.id}
            onOpen={() => setOpen(open === place.id ? undefined : place.id)}
            onTell={(status, description, density) => tell(place, status, description, density)}
            unsent={unsent.get(place.id)}
            day={days?.find(({ id }) => id === place.id)}
            more={
              who.everywhere ? (
                <ReportersField
                  id={place.id}
                  reporters={reportersOf.get(place.id) ?? []}
                  people={who.people ?? []}
                  refresh={reloadWho}
                />
              ) : null
            }
          />
        ))}
      </ul>
      <div className={`stack ${styles.told}`}>
        {crushed ? (
          <Note
            kind="warn"
            icon="i-hand"
            live="status"
            title={t('holdBefore', { place: say(crushed.location) })}
          >
            <div className="row2">
              {who.everywhere ? (
                <Link href={paths.holds(crushed.location.en)} className="btn btn--main">
                  {t('toHolds')}
                </Link>
              ) : (
                <a href="tel:155304" className="btn btn--main">
                  {t('callDesk')} <strong className="num">155304</strong>
                </a>
              )}
              <button type="button" className="btn btn--line" onClick={() => setCrushed(undefined)}>
                {t('notNow')}
              </button>
            </div>
          </Note>
        ) : null}
        <div role="status">
          {last ? (
            <div className={styles.last}>
              <b>
                {t('told', {
                  place: say(last.place.location),
                  level: last.place.status ? ofLevel(last.place.status) : t('untold'),
                })}
              </b>
              {last.isOwnReport ? (
                <button type="button" className="btn btn--line btn--s" onClick={() => undo(last.place)}>
                  {t('undo')}
                </button>
              ) : null}
            </div>
          ) : null}
          {isNewer ? <Note kind="err" title={t('refusedNewer')} /> : <NotSaved error={undoError} />}
        </div>
      </div>
    </div>
  )
}

/**
 * Levels that waited and were sent, until the list has been fetched again, so that such a place never reads 'no report'
 * meanwhile. A withdrawn level is shown as the list has it a moment later.
 */
function useSentLevels(
  unsent: ReadonlyMap<string, UnsentLevel>,
  savedAt: number | undefined,
  refresh: () => Promise<void>,
): ReadonlyMap<string, UnsentLevel> {
  const before = useRef(unsent)
  const [sent, setSent] = useState<ReadonlyMap<string, { level: UnsentLevel; at: number }>>(new Map())
  const reread = useEffectEvent(() => void refresh())
  useEffect(() => {
    const gone = [...before.current].filter(([id, level]) => !level.refusal && !unsent.has(id))
    before.current = unsent
    if (gone.length === 0) return
    const at = serverNow()
    setSent(known => new Map([...known, ...gone.map(([id, level]) => [id, { level, at }] as const)]))
    reread()
  }, [unsent])
  const isOld = (at: number) => savedAt !== undefined && savedAt > at
  return new Map([...sent].flatMap(([id, { level, at }]) => (isOld(at) ? [] : [[id, level] as const])))
}
const withLevel = (place: CrowdPlace, sent: UnsentLevel | undefined): CrowdPlace =>
  sent && Date.parse(place.updated_at ?? '') >= sent.at - 1000
    ? place
    : sent
      ? { ...place, status: sent.status }
      : place

/** The levels of the night, fetched again after each report. */
function useDaysOf(crowd: CrowdStatus | undefined) {
  const { value, refresh } = useCrowdDays()
  const reports = crowd?.places.map(place => place.updated_at).join()
  const known = useRef(reports)
  useEffect(() => {
    if (known.current !== undefined && known.current !== reports) void refresh()
    known.current = reports
  })
  return value?.days
}
