import type { ReactNode } from 'react'
import type { Language } from '#common/text.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { LanguageContext } from '#kit/web/language.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { useNow } from '#kit/web/now.ts'
import { CrowdBig, QueueBig } from './crowd-and-queue.tsx'
import { wallTexts } from './texts.ts'
import { useRoad } from './use-wall.ts'
import { WallFoot, WallHead, WallHolds } from './wall-parts.tsx'

/** The roadside screen: crowd and queue in both languages, no cases and no persons. */
export function Road() {
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
