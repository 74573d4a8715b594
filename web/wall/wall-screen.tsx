import { Suspense, useEffect } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { useNow } from '#kit/web/now.ts'
import { useTitle } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/state.tsx'
import { CrowdBig, CrowdPlaces, QueueBig } from './crowd-and-queue.tsx'
import { Road } from './road.tsx'
import { wallTexts } from './texts.ts'
import { useOpenCases, useRoad } from './use-wall.ts'
import { WallLots } from './wall-lots.tsx'
import { WallFoot, WallHead } from './wall-parts.tsx'
import './wall.css'
import './wall-map.css'
import './wall-rows.css'
import { Link } from 'wouter'

const most = 5

/** Cases that nobody has taken, by kind and minutes: no words, no names, no places of persons. */
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
        {first.slice(0, most).map(({ id, title, is_urgent, raised_at }) => (
          <li key={id} className={is_urgent ? 'wall-line wall-urgent' : 'wall-line'}>
            <Icon name={is_urgent ? 'i-warning' : 'i-bell'} size={48} />
            <span>{say(title)}</span>
            <small>{t('minutes', { n: minutes(raised_at) })}</small>
          </li>
        ))}
      </ul>
      {unseen ? <p className="wall-join">{t('unseen', { n: unseen })}</p> : null}
      <p className="wall-small">{t('inHand', { n: value.cases.length - open.length })}</p>
    </>
  )
}

const WallMap = lazyMap(() => import('./wall-map.tsx').then(part => part.WallMap))

/** The control room's screen: crowd, the city's map, queue, parking lots, cases that nobody has taken, notices and the next aarti. */
function ControlRoom() {
  const t = useText(wallTexts)
  const now = useNow()
  const { crowd, queue, notices, answeredAt } = useRoad()
  if (!now) return null
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
          {queue ? <QueueBig queue={queue} now={now} /> : <Loading label={t('loading')} />}
          <WallLots now={now} />
        </section>
        <section>
          <OpenCases now={now} />
        </section>
      </div>
      <WallFoot notices={notices} now={now} />
    </>
  )
}

/** `/wall`: the control room's screen; `/wall/led`: the screen at the road. Both run without touch. */
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
