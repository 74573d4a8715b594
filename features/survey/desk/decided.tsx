import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { looks } from '../looks.tsx'
import type { Decide, Recorded } from './contract.ts'
import styles from './desk.module.css'
import { deskTexts } from './texts.ts'

const most = 10

/** The last decisions, each of which can be taken back. */
export function Decided({ points, decide }: { points: readonly Recorded[]; decide: Decide }) {
  const t = useText(deskTexts)
  const say = useSay()
  const { language } = useLanguage()
  const last = points
    .filter(({ decided_at }) => decided_at !== null)
    .toSorted((a, b) => String(b.decided_at).localeCompare(String(a.decided_at)))
    .slice(0, most)
  if (last.length === 0) return null
  return (
    <>
      <h2>{t('decided')}</h2>
      <ul>
        {last.map(({ id, kind, decision, decided_by, decided_at }) => (
          <li key={id}>
            <Icon name={looks[kind].icon} />
            <div>
              <b>{t(decision ?? 'left', { kind: say(looks[kind].label) })}</b>
              <small>
                {t('by', { who: decided_by ?? '', when: sayDayTime(Date.parse(decided_at ?? ''), language) })}
              </small>
              <div className={styles.keys}>
                <button
                  type="button"
                  className="btn btn--line btn--s"
                  onClick={() => void decide(id, 'undo')}
                >
                  <Icon name="i-undo" size={20} />
                  {t('undo')}
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
