import { type ReactNode, Suspense, useEffect } from 'react'
import { sayAgo } from '#common/fair-time.ts'
import { kindIcons, sayPlace } from '#features/danger/say-danger.ts'
import { dangerTexts } from '#features/danger/texts.ts'
import { LanguageContext, useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { useNow } from '#kit/web/now.ts'
import { useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { CrowdBig, CrowdPlaces, QueueBig } from './crowd-and-queue.tsx'
import { wallTexts } from './texts.ts'
import { useOpenCases, useRoad, useWallDangers, useWallLots } from './use-wall.ts'
import { heldOf, WallFoot, WallHead, WallHolds } from './wall-parts.tsx'
import { WallPersons } from './wall-persons.tsx'
import './wall.css'
import './wall-map.css'
import './wall-rows.css'
import { Link } from 'wouter'
import type { Language } from '#common/text.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { bestFirst, fullnessOf, nameOfLot } from '#features/vehicles/lots/fullness.ts'
import { FullnessWord } from '#features/vehicles/lots/lot-row.tsx'

const most = 5
const mostDangers = 2
/** With more holds than this, parking is hidden and only one danger is shown, to make room. */
const fewHolds = 2
const allTexts = { ...dangerTexts, ...wallTexts }

/** Cases that nobody has taken, late ones marked: kind, official place and minutes, but no words, names or persons' places. */
function OpenCases({ now }: { now: number }) {
  const t = useText(wallTexts)
  const say = useSay()
  const { value, savedAt, error } = useOpenCases()
  if (error?.code === 'unauthenticated')
    return (
      <>
        <p className="wall-small">{t('signIn')}</p>
        <Link href={paths.admin()} className="btn btn--main">
          {t('toSignIn')}
        </Link>
      </>
    )
  if (!value) return <p className="wall-small">{t('loading')}</p>
  // By the server's clock.
  const serverNow = now + Date.parse(value.now) - (savedAt ?? now)
  const minutes = (raisedAt: string) => Math.max(0, Math.floor((serverNow - Date.parse(raisedAt)) / 60_000))
  const open = value.cases.filter(({ owner }) => owner === null)
  const unseen = open.filter(({ seen_at }) => !seen_at).length
  const first = open.toSorted(
    (a, b) => Number(b.is_urgent) - Number(a.is_urgent) || Date.parse(a.due_at) - Date.parse(b.due_at),
  )
  return (
    <>
      <h2>{open.length ? t('open', { n: open.length }) : t('noneOpen')}</h2>
      <ul className="wall-list">
        {first.slice(0, most).map(({ id, title, is_urgent, raised_at, due_at, place }) => {
          const isLate = Date.parse(due_at) < serverNow
          const looks = ['wall-line', is_urgent ? 'wall-urgent' : '', isLate ? 'wall-late' : '']
          return (
            <li key={id} className={looks.filter(Boolean).join(' ')}>
              <Icon name={isLate ? 'i-clock' : is_urgent ? 'i-warning' : 'i-bell'} size={48} />
              <span>
                <span>{say(title)}</span>
                {place ? <small className="wall-at">{say(place)}</small> : null}
              </span>
              <small>
                {isLate
                  ? t('late', { n: Math.max(1, minutes(due_at)) })
                  : t('minutes', { n: minutes(raised_at) })}
              </small>
            </li>
          )
        })}
      </ul>
      {unseen ? <p className="wall-join">{t('unseen', { n: unseen })}</p> : null}
      <p className="wall-small">{t('inHand', { n: value.cases.length - open.length })}</p>
    </>
  )
}

/** Dangers that staff have confirmed and that are not fixed, latest report first. */
function Dangers({ now, most }: { now: number; most: number }) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const sayShortAgo = (ms: number) =>
    ms < 5_400_000 ? t('minutes', { n: Math.max(0, Math.floor(ms / 60_000)) }) : sayAgo(ms, language)
  const dangers = useWallDangers(now)
  if (dangers.length === 0) return null
  return (
    <div className="wall-dangers">
      <h2>{t('dangers', { n: dangers.length })}</h2>
      <ul className="wall-list">
        {dangers.slice(0, most).map(danger => (
          <li key={danger.id} className="wall-line">
            <Icon name={kindIcons[danger.kind]} size={48} />
            <span>
              {t(danger.kind)}
              <small className="wall-at">{sayPlace(danger, say, place => t('near', { place }))}</small>
            </span>
            <small>{sayShortAgo(now - Date.parse(danger.answered_at))}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

const WallMap = lazyMap(() => import('./wall-map.tsx').then(part => part.WallMap))

/**
 * The control room's screen: crowd, city map, queue, parking lots, cases that nobody has taken, persons whom a desk put on screens,
 * notices and the next aarti.
 */
function ControlRoom() {
  const t = useText(wallTexts)
  const now = useNow()
  const { crowd, queue, notices, answeredAt } = useRoad()
  if (!now) return null
  const isFew = heldOf(notices, now).length <= fewHolds
  return (
    <>
      <WallHead title={t('title')} now={now} answeredAt={answeredAt} />
      <div className="wall-c">
        <section>
          {crowd ? (
            <>
              <CrowdBig crowd={crowd} now={now} />
              <CrowdPlaces crowd={crowd} now={now} />
            </>
          ) : (
            <Loading label={t('loading')} />
          )}
        </section>
        <section className="wall-place">
          <Suspense>
            <WallMap crowd={crowd} now={now} />
          </Suspense>
        </section>
        <section>
          <WallHolds notices={notices} now={now} />
          {queue ? <QueueBig queue={queue} now={now} /> : <Loading label={t('loading')} />}
          {isFew ? <WallLots now={now} /> : null}
          <Dangers now={now} most={isFew ? mostDangers : 1} />
        </section>
        <section>
          <OpenCases now={now} />
          <WallPersons now={now} />
        </section>
      </div>
      <WallFoot notices={notices} now={now} />
    </>
  )
}

/** `/wall`: the control room's screen; `/wall/led`: the roadside screen. Both run without touch. */
export function WallScreen({ params: { page } }: ScreenProps) {
  const t = useText(wallTexts)
  const isRoad = page === 'led'
  useTitle(t(isRoad ? 'road' : 'title'))
  useEffect(() => {
    const before = document.documentElement.dataset.theme
    document.documentElement.dataset.theme = 'dark'
    return () => {
      document.documentElement.dataset.theme = before ?? ''
    }
  }, [])
  return (
    <main id="content" className={isRoad ? 'wall wall--road' : 'wall'}>
      {isRoad ? <Road /> : <ControlRoom />}
    </main>
  )
}

/** How full each lot is, those with space first; unknown lots are only counted. */
function WallLots({ now }: { now: number }) {
  const t = useText(wallTexts)
  const say = useSay()
  const lots = useWallLots()
  if (!lots?.length) return null
  const known = bestFirst(lots, now).filter(lot => fullnessOf(lot, now) !== 'unknown')
  const silent = lots.length - known.length
  return (
    <div className="wall-lots">
      <h2>{known.length ? t('lotsKnown', { n: known.length }) : t('lots')}</h2>
      {known.length === 0 ? <p className="wall-small">{t('noneKnown')}</p> : null}
      <ul className="wall-list">
        {known.slice(0, most).map(lot => (
          <li key={lot.id} className="wall-line">
            <span>{say(nameOfLot(lot))}</span>
            <FullnessWord fullness={fullnessOf(lot, now)} />
          </li>
        ))}
      </ul>
      {silent && known.length ? <p className="wall-small">{t('silent', { n: silent })}</p> : null}
    </div>
  )
}

/** The roadside screen: crowd and queue in both languages, no cases and no persons. */
function Road() {
  const now = useNow()
  const { crowd, queue, notices, answeredAt } = useRoad()
  if (!now) return null
  return (
    <In language="hi">
      <WallHead
        title={
          <>
            {wallTexts.road.hi}
            <small lang="en">{wallTexts.road.en}</small>
          </>
        }
        now={now}
        answeredAt={answeredAt}
      />
      <div className="wall-c">
        {crowd && queue ? (
          <>
            <section>
              <CrowdBig crowd={crowd} now={now} />
              <p className="wall-join">{crowdStatusTexts.tipHands.hi}</p>
              <div lang="en" className="wall-en">
                <In language="en">
                  <CrowdBig crowd={crowd} now={now} />
                </In>
                <p>{crowdStatusTexts.tipHands.en}</p>
              </div>
            </section>
            <section>
              <WallHolds notices={notices} now={now} />
              <QueueBig queue={queue} now={now} />
              <div lang="en" className="wall-en">
                <In language="en">
                  <QueueBig queue={queue} now={now} />
                </In>
              </div>
            </section>
          </>
        ) : (
          <Loading label={wallTexts.loading.hi} />
        )}
      </div>
      <WallFoot notices={notices} now={now} />
    </In>
  )
}

const choose = () => {}
/** Renders its children in one language, whatever the page's is. */
const In = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
)
