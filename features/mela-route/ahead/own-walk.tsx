import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import type { KeptWalk } from './kept-walk.tsx'
import { ownWalkTexts } from './own-walk-texts.ts'

type Props = { walk: Walk; kept: KeptWalk; isErased: boolean; onErase: () => void }

/** The stages that were reached, with their stamps, and how to erase them. */
export function OwnWalk({ walk, kept, isErased, onErase }: Props) {
  const t = useText(ownWalkTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { stamps, pace } = kept
  const nameOf = (order: number) => walk.stops.find(({ waypoint }) => waypoint.order === order)?.waypoint.name
  return (
    <section className={styles.own}>
      <h2>{t('title')}</h2>
      <p className={styles.small}>{t('use')}</p>
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
