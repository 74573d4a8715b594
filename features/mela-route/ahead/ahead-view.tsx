import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
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
import artUrl from '../art.svg?url&no-inline'
import type { Walk } from '../walk.ts'
import { hasArrived, isTooRough } from '../walk-position.ts'
import styles from './ahead.module.css'
import { AheadPart } from './ahead-part.tsx'
import { basisOf, isSurveyed, unsurveyedShare } from './certainty.ts'
import type { aheadContract } from './contract.ts'
import { type KeptWalk, type Pace, useKeptWalk } from './kept-walk.ts'
import { NamePlace } from './name-place.tsx'
import { minutesFor } from './pace.ts'
import { useSayDistance, useSayMinutes } from './say-distance.ts'
import { stampsAt } from './stamps.ts'
import { TellHome } from './tell-home.tsx'
import { aheadTexts } from './texts.ts'
import { useOwnPosition } from './use-own-position.ts'
import { namedOn, saidNothing, type Where, whereAt, whereNamed } from './where.ts'

const ownWalkTexts = defineTexts({
  title: { en: 'Stages I have reached', hi: 'जो पड़ाव पार हो गए' },
  use: {
    en: 'Saved on this phone alone, with your pace. Nobody else can see it. The times are those of this phone’s clock.',
    hi: 'यह और आपकी चाल सिर्फ़ इसी फ़ोन में रहती है, और कोई नहीं देख सकता। समय इसी फ़ोन की घड़ी का है।',
  },
  none: {
    en: 'None yet. A stage is stamped when you reach it with this screen open, or when you say that you are there.',
    hi: 'अभी कोई नहीं। यह स्क्रीन खुली हो और आप पड़ाव पर पहुँचें, या बताएँ कि आप वहाँ हैं, तो मुहर लग जाती है।',
  },
  erased: {
    en: 'Erased. Nothing is kept until you open this screen again.',
    hi: 'मिटा दिया। जब तक यह स्क्रीन दोबारा न खोलें, कुछ नहीं रखा जाएगा।',
  },
  named: { en: '{time}, as you said', hi: '{time}, आपके बताए अनुसार' },
  erase: { en: 'Erase my walk from this phone', hi: 'मेरी यात्रा इस फ़ोन से मिटाएँ' },
})

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
  const isRough = own !== undefined && isTooRough(own.at.accuracyM)
  const at = isRough ? undefined : own?.at
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
  const ageMs = own && !named ? own.ageMs : 0
  return (
    <>
      {where ? <Left walk={walk} where={where} pace={kept.pace} /> : null}
      <div className={styles.place}>
        {where ? null : <h2>{t('whereAreYou')}</h2>}
        {locator ? <Locator {...locator} /> : null}
        {!named && own?.isDoubted ? <Note kind="warn" live="status" title={t('jump')} /> : null}
        {isRough && !named ? (
          <Note kind="warn" live="status" title={t('rough', { km: Math.round(own.at.accuracyM / 1000) })} />
        ) : null}
        {ageMs > oldMs ? (
          <Note kind="warn" live="status" title={t('old', { n: Math.floor(ageMs / 60_000) })} />
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
            <Icon name="i-chevron" size={20} className="turns" />
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
        {where && where.by !== 'off' ? <TellHome walk={walk} where={where} ageMs={ageMs} /> : null}
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

/** What is left: the present place, the remaining distance, the distance walked, and the reader's pace. */
function Left({ walk, where, pace }: { walk: Walk; where: Where; pace: Pace | undefined }) {
  const t = useText(aheadTexts)
  const sayDistance = useSayDistance(undefined)
  const sayMinutes = useSayMinutes()
  const { km, errorM } = where.start
  const left = walk.km - km
  const basis = basisOf(left, errorM, isSurveyed(walk, km, walk.km))
  const isThere = where.by === 'position' && hasArrived(walk, where.place, where.accuracyM)
  if (where.by === 'off')
    return (
      <section className={styles.left}>
        <p role="status">
          <b>{t('off', { km: Math.round(where.place.offKm) })}</b> {t('offUse')}
        </p>
      </section>
    )
  const told = sayDistance({
    km: left,
    errorM: basis === 'measured' ? errorM : Math.max(errorM, left * 1000 * unsurveyedShare),
    basis,
  })
  return (
    <section className={styles.left}>
      <p role="status">{isThere ? t('arrived') : <PlaceWords where={where} />}</p>
      {isThere ? null : (
        <p className={styles.big}>
          <strong>{told.whole}</strong>{' '}
          <span className="strong">
            {pace && basis !== 'unknown'
              ? t('leftTime', { time: sayMinutes(minutesFor(left, pace.kmh)) })
              : t('left')}
          </span>
        </p>
      )}
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.round((km / walk.km) * 100)}%` }} />
        <svg viewBox="0 0 160 210" aria-hidden="true">
          <use href={`${artUrl}#shikhara`} />
        </svg>
      </div>
      <p className="sub">{t('done', { km: Math.round(km) })}</p>
      <p className="sub">{pace ? t('pace', { kmh: pace.kmh, minutes: pace.minutes }) : t('noPace')}</p>
    </section>
  )
}

function PlaceWords({ where }: { where: Exclude<Where, { by: 'off' }> }) {
  const t = useText(aheadTexts)
  const say = useSay()
  const { from, to } = where.named
  const name = say(from.waypoint.name)
  if (where.by === 'name')
    return to ? t('between', { from: name, to: say(to.waypoint.name) }) : t('at', { place: name })
  return to ? t('youBetween', { from: name, to: say(to.waypoint.name) }) : t('near', { place: name })
}
