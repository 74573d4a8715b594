import { Suspense } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { useNow } from '#kit/web/now.tsx'
import { Loading } from '#ui/state.tsx'
import { CrowdBig, CrowdPlaces, QueueBig } from './crowd-and-queue.tsx'
import { OpenCases } from './open-cases.tsx'
import { wallTexts } from './texts.ts'
import { useRoad } from './use-wall.tsx'
import { WallLots } from './wall-lots.tsx'
import { WallFoot, WallHead } from './wall-parts.tsx'

const WallMap = lazyMap(() => import('./wall-map.tsx').then(part => part.WallMap))

/** The control room's screen: crowd, the city's map, queue, parking lots, cases that nobody has taken, notices and the next aarti. */
export function ControlRoom() {
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
