import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Change, stretches } from '../day.ts'
import { levelIcons } from '../level-icons.ts'
import { crowdStatusTexts } from '../texts.ts'
import styles from './night-strip.module.css'
import { crowdStatusStaffTexts } from './texts.ts'

const hour = 3_600_000
const nightLength = 12 * hour
/** Hours between two times below the strip. */
const marks = [12, 8, 4]
/** Least share of the strip that has room for a stretch's shape. */
const roomForShape = 0.08

/** The levels of a place in the last twelve hours: by height, shape and colour, with times, and the same in words. */
export function NightStrip({ changes, now: phoneNow }: { changes: readonly Change[]; now: number }) {
  const t = useText(crowdStatusStaffTexts)
  const ofLevel = useText(crowdStatusTexts)
  const { language } = useLanguage()
  // Makes a report of this moment visible even if the phone's clock is behind.
  const now = Math.max(phoneNow, (changes.at(-1)?.at ?? 0) + 60_000)
  const known = stretches(changes, now, nightLength).filter(step => step.status !== null)
  if (known.length === 0) return null
  const told = known.map(step => {
    const from = sayTime(now - nightLength + step.from * nightLength, language)
    return ofLevel('dayLine', { from, level: ofLevel(step.status ?? 'noReport') })
  })
  return (
    <figure className={styles.night}>
      <div className={styles.bar} role="img" aria-label={`${t('night')}: ${told.join(', ')}`}>
        {known.map(step =>
          step.status ? (
            <span
              key={step.from}
              className={`lvl--${step.status} ${styles[step.status]}`}
              style={{ insetInlineStart: `${step.from * 100}%`, width: `${(step.to - step.from) * 100}%` }}
            >
              {step.to - step.from >= roomForShape ? <Icon name={levelIcons[step.status]} size={20} /> : null}
            </span>
          ) : null,
        )}
      </div>
      <div className={styles.times} aria-hidden="true">
        {marks.map(hours => (
          <span key={hours}>{sayTime(now - hours * hour, language)}</span>
        ))}
      </div>
    </figure>
  )
}
