import { useText } from '#kit/web/language.tsx'
import { Locator } from '#kit/web/locator.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { aheadBackTexts } from './back-texts.ts'
import { KeepPoint } from './keep-point.tsx'
import { useKeptPoints } from './kept-points.ts'
import { useKeptWalk } from './kept-walk.ts'
import { PointRow } from './point-row.tsx'
import { useOwnPosition } from './use-own-position.ts'

/** The reader's saved points, and how far and in which direction each is from here. */
export function BackView({ walk }: { walk: Walk }) {
  const t = useText(aheadBackTexts)
  const { points, add, erase } = useKeptPoints()
  const { keepPace } = useKeptWalk()
  const { own, ask, locator } = useOwnPosition(keepPace)
  const minutes = own ? Math.floor(own.ageMs / 60_000) : 0
  return (
    <>
      <section className={styles.back} aria-labelledby="kept-points">
        <h2 id="kept-points">{t('list')}</h2>
        {points.length === 0 ? <p>{t('none')}</p> : null}
        {locator ? (
          <Locator {...locator} />
        ) : points.length ? (
          <button type="button" className="btn btn--go btn--block" onClick={ask}>
            <Icon name="i-locate" />
            {t('whereNow')}
          </button>
        ) : null}
        {minutes >= 2 ? <Note kind="warn" live="status" title={t('old', { n: minutes })} /> : null}
        <ul className={`divided ${styles.points}`}>
          {points.map(point => (
            <PointRow
              key={point.id}
              point={point}
              walk={walk}
              own={own?.at}
              onErase={() => erase(point.id)}
            />
          ))}
        </ul>
        {points.length && own ? <p className={`sub ${styles.note}`}>{t('walked')}</p> : null}
      </section>
      <KeepPoint walk={walk} own={own?.at} onWanted={ask} onKeep={add} />
    </>
  )
}
