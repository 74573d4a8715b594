import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { useDraft } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { forgetLastPlace, keepLastPlace } from '#kit/web/last-place.ts'
import { useLiveAnswer } from '#kit/web/live-list.ts'
import { Locator } from '#kit/web/locator.tsx'
import { paths } from '#kit/web/paths.ts'
import { queryHook } from '#kit/web/query.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { AheadPart } from './ahead-part.tsx'
import type { aheadContract } from './contract.ts'
import { type KeptWalk, useKeptWalk } from './kept-walk.ts'
import { Left } from './left.tsx'
import { NamePlace } from './name-place.tsx'
import { ownWalkTexts } from './own-walk-texts.ts'
import { stampsAt } from './stamps.ts'
import { TellHome } from './tell-home.tsx'
import { aheadTexts } from './texts.ts'
import { useOwnPosition } from './use-own-position.ts'
import { namedOn, saidNothing, type Where, whereAt, whereNamed } from './where.ts'

const useAhead = queryHook<typeof aheadContract>()
/** From this age (ms) on, a position is marked as old. */
const oldMs = 5 * 60_000
const keepNothing = () => {}

/** What is ahead on the walk, from the phone's position or from a place that the reader names. */
export function AheadView({ walk }: { walk: Walk }) {
  const t = useText(aheadTexts)
  const journey = useScreenTitle(paths.journey())
  const query = useAhead('GET /api/mela-route/ahead', {})
  useLiveAnswer('mela-route-ahead', query)
  const { value, savedAt, isLoading } = query
  const kept = useKeptWalk()
  // Somebody who erases their walk is not recorded again while they stay there.
  const [isErased, setErased] = useState(false)
  const { own, ask, locator } = useOwnPosition(isErased ? keepNothing : kept.keepPace)
  // Keeps the list after a reload, as on a phone that is short of memory.
  const { draft: said, change: say, clear: sayNothing } = useDraft('ahead', saidNothing)
  const named = useMemo(() => namedOn(walk, said), [walk, said])
  const { stamp } = kept
  const at = own?.at
  const where: Where | undefined = useMemo(
    () => (named ? whereNamed(walk, named) : at && whereAt(walk, at)),
    [walk, named, at],
  )
  useEffect(() => {
    const place = named ? named.from.placed && named.from.point : at?.point
    if (place && !isErased) keepLastPlace(place)
  }, [named, at, isErased])
  useEffect(() => {
    if (isErased) return
    if (named) stamp([named.from], true)
    else if (at) stamp(stampsAt(walk, at))
  }, [walk, named, at, stamp, isErased])
  const minutesOld = own && !named ? Math.floor(own.ageMs / 60_000) : 0
  return (
    <>
      {where ? <Left walk={walk} where={where} pace={kept.pace} /> : null}
      <div className={styles.place}>
        {where ? null : <h2>{t('whereAreYou')}</h2>}
        {locator ? <Locator {...locator} /> : null}
        {!named && own?.isDoubted ? <Note kind="warn" live="status" title={t('jump')} /> : null}
        {own && !named && own.ageMs > oldMs ? (
          <Note kind="warn" live="status" title={t('old', { n: minutesOld })} />
        ) : null}
        {!own || named ? (
          <button
            type="button"
            className="btn btn--go btn--block"
            onClick={() => {
              sayNothing()
              ask()
            }}
          >
            <Icon name="i-locate" />
            {t('useLocation')}
          </button>
        ) : null}
        <details open={where === undefined || named !== undefined || where.by === 'off' || undefined}>
          <summary className="unfold">
            <Icon name="i-chevron" size={20} />
            {t(where ? 'nameOther' : 'orName')}
          </summary>
          <NamePlace walk={walk} said={said} onSay={say} />
        </details>
        <p className="sub">{t('locationUse')}</p>
      </div>
      {where ? (
        <AheadPart
          walk={walk}
          where={where}
          places={value?.places}
          isLoading={isLoading}
          savedAt={savedAt}
          kmh={kept.pace?.kmh}
        />
      ) : null}
      <div className={styles.keys}>
        <Link href={paths.melaRoute('back')} className="btn btn--line">
          <Icon name="i-undo" />
          {t('takeBack')}
        </Link>
        <Link href={paths.journey()} className="btn btn--line">
          <Icon name="i-calendar" />
          {journey}
        </Link>
        {where && where.by !== 'off' ? <TellHome walk={walk} where={where} /> : null}
      </div>
      <OwnWalk
        walk={walk}
        kept={kept}
        isErased={isErased}
        onErase={() => {
          setErased(true)
          kept.erase()
          sayNothing()
          forgetLastPlace()
        }}
      />
    </>
  )
}

type Props = { walk: Walk; kept: KeptWalk; isErased: boolean; onErase: () => void }

/** The reached stages with their stamps, and how to erase them. */
function OwnWalk({ walk, kept, isErased, onErase }: Props) {
  const t = useText(ownWalkTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { stamps, pace } = kept
  const nameOf = (order: number) => walk.stops.find(({ waypoint }) => waypoint.order === order)?.waypoint.name
  return (
    <section className={styles.own}>
      <h2>{t('title')}</h2>
      <p className="sub">{t('use')}</p>
      {stamps.length === 0 ? <p role="status">{t(isErased ? 'erased' : 'none')}</p> : null}
      <ol className={styles.stamps}>
        {stamps.map(({ order, at, named }) => {
          const name = nameOf(order)
          if (!name) return null
          const time = sayDayTime(at, language)
          return (
            <li key={order}>
              <Icon name="i-check" />
              <span>
                {say(name)}
                <small>{named ? t('named', { time }) : time}</small>
              </span>
            </li>
          )
        })}
      </ol>
      {stamps.length || pace ? (
        <button type="button" className="btn btn--line btn--block" onClick={onErase}>
          <Icon name="i-trash" />
          {t('erase')}
        </button>
      ) : null}
    </section>
  )
}
