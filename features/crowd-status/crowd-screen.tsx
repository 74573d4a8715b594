import { Link } from 'wouter'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { CrowdStatus } from './contract.ts'
import style from './crowd.module.css'
import { CrowdList } from './crowd-list.tsx'
import { headlineOf } from './headline.ts'
import { crowdedCount, staleAfter } from './level.ts'
import { crowdStatusTexts } from './texts.ts'
import { useCrowd } from './use-crowd.ts'
import '#ui/notices.css'
import { sayWhen } from '#common/fair-time.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { CrowdedPlaces } from './crowded-places.ts'
import { useHeadlineWords } from './headline-words.ts'
import { levelIcons, statusOf } from './level-icons.ts'

/** `/crowd-status`: the overall level, the level of each place, and advice. */
export function CrowdScreen() {
  const t = useText(crowdStatusTexts)
  const crowd = useCrowd()
  return (
    <Page>
      {crowd.value ? <Shown status={crowd.value} /> : <NotLoaded query={crowd} failed={t('failed')} />}
      <QueueLink />
      <Tips />
    </Page>
  )
}

/** The screen's content for one state of the crowd. */
export function Shown({ status }: { status: CrowdStatus }) {
  const t = useText(crowdStatusTexts)
  const now = useNow()
  // A page without its script also marks an old report as old; the time of prerendering is exact enough for that.
  const about = useApproximateNow()
  const newest = status.updated_at && Date.parse(status.updated_at)
  const headline = headlineOf(status, about)
  return (
    <>
      <Overall status={status} about={about} now={now} />
      {headline.is !== 'season' && newest && about && about - newest > staleAfter ? (
        <Note kind="warn" title={t('stale')}>
          <span>{t('staleUse')}</span>
        </Note>
      ) : null}
      {newest || headline.is === 'season' ? null : (
        <Note kind="info" title={t('silentTitle')}>
          <span>{t('silent')}</span>
        </Note>
      )}
      <div className="sec">
        <h2>{t('byLocation')}</h2>
      </div>
      {status.places.length ? (
        <CrowdList places={status.places} now={now} />
      ) : (
        <State icon="i-crowd" title={t('empty')} />
      )}
    </>
  )
}

function QueueLink() {
  const title = useScreenTitle(paths.queue())
  return (
    <Link href={paths.queue()} className={`btn btn--line ${style.queue}`}>
      <Icon name="i-clock" />
      {title}
    </Link>
  )
}

function Tips() {
  const t = useText(crowdStatusTexts)
  return (
    <>
      <div className="sec">
        <h2>{t('tips')}</h2>
      </div>
      <ul className={style.tips}>
        <li>{t('tipHands')}</li>
        <li>{t('tipQueue')}</li>
        <li>{t('tipMeet')}</li>
        <li>{withCalls(t('tipFall'))}</li>
      </ul>
    </>
  )
}

/** `about`: the phone's time, or the approximate time of prerendering. */
type Props = { status: CrowdStatus; about: number | undefined; now: number | undefined }

/** The overall level with its legend, the count of crowded places and the age of the newest report. */
function Overall({ status, about, now }: Props) {
  const t = useText(crowdStatusTexts)
  const { language } = useLanguage()
  const wordsOf = useHeadlineWords()
  const headline = headlineOf(status, about)
  const isReported = headline.is !== 'season' && headline.is !== 'none'
  // An old report says nothing about now: show neither a level nor a count of crowded places, only what was reported and when.
  const isCurrent = isReported && headline.is !== 'old'
  const said = wordsOf(headline)
  const small = headline.is === 'old' ? t('lastWas', { level: t(headline.level) }) : said.small
  const current = isCurrent ? statusOf[status.level] : undefined
  return (
    <section className={`band ${style.now}`}>
      <div role="status" className={style.level}>
        <p className="sub">{headline.is === 'season' ? said.label : t('overall')}</p>
        <p className={`${style.value} ${said.shape?.status ? style[said.shape.status] : ''}`}>
          {said.shape ? <Icon name={said.shape.icon} size={48} /> : null}
          <strong>{said.words}</strong>
        </p>
        {small ? <p className="sub">{small}</p> : null}
      </div>
      <ul className={style.gauge} aria-label={t('legend')}>
        {levels.map(level => (
          <li
            key={level}
            className={`${style[level]} ${level === current ? style.on : ''}`}
            aria-current={level === current || undefined}
          >
            <Icon name={levelIcons[level]} size={20} />
            {t(level)}
          </li>
        ))}
      </ul>
      {isReported && status.updated_at ? (
        <>
          {headline.is !== 'level' ? null : (
            <p className="strong">
              <CrowdedPlaces count={crowdedCount(status.places)} />
            </p>
          )}
          <p className={`tiny ${style.age}`}>
            <Icon name="i-clock" size={20} />
            <time dateTime={status.updated_at}>
              {t('lastUpdated', { ago: sayWhen(status.updated_at, now, language) })}
            </time>
          </p>
        </>
      ) : null}
    </section>
  )
}

const levels = ['low', 'medium', 'high'] as const
