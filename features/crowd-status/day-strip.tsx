import { sayClock, sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import style from './crowd.module.css'
import { type Change, dayLength, stretches } from './day.ts'
import { crowdStatuses } from './level.ts'
import { crowdStatusTexts } from './texts.ts'

type Props = { changes: readonly Change[]; calmerAfter: number | null; now: number }

/** The last 24 hours of a place as steps; the level is shown by height as well as by colour. */
export function DayStrip({ changes, calmerAfter, now: phoneNow }: Props) {
  const t = useText(crowdStatusTexts)
  const { language } = useLanguage()
  // At least a minute after the last change, so that it is visible even if the phone's clock is behind.
  const now = Math.max(phoneNow, (changes.at(-1)?.at ?? 0) + 60_000)
  const known = stretches(changes, now).filter(step => step.status !== null)
  // Too little is known for a drawing if the only report is recent.
  const span = 1 - (known[0]?.from ?? 1)
  if (known.length < 2 && span < 1 / 24) return null
  const told = known
    .map(step => {
      const from = sayTime(now - dayLength + step.from * dayLength, language)
      return t('dayLine', { from, level: t(step.status ?? 'noReport') })
    })
    .join(', ')
  return (
    <figure className={style.day}>
      <figcaption className="tiny">
        <span>{t('lastDay')}</span>
        <span>
          {calmerAfter === null ? '' : ` · ${t('calmer', { time: sayClock(calmerAfter, 0, language) })}`}
        </span>
      </figcaption>
      <svg viewBox="0 0 240 18" preserveAspectRatio="none" role="img" aria-label={told}>
        <rect className={style.ground} x="0" y="17" width="240" height="1" />
        {known.map(step => {
          const height = 6 * (crowdStatuses.indexOf(step.status ?? 'low') + 1)
          return (
            <rect
              key={step.from}
              className={style[`step-${step.status}`]}
              x={step.from * 240}
              y={18 - height}
              width={Math.max(1, (step.to - step.from) * 240)}
              height={height}
            />
          )
        })}
      </svg>
    </figure>
  )
}
