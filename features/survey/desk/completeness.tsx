import { useState } from 'react'
import { type FacilityType, facilityTypes } from '#content/facility-types.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import type { GuideRow } from './contract.ts'
import styles from './desk.module.css'
import { completeness } from './proposals.ts'
import { texts } from './texts.ts'

/** The plan of the survey: how much of each list was measured, and what is missing. */
export function Completeness({ guide }: { guide: readonly GuideRow[] }) {
  const t = useText(texts)
  const say = useSay()
  const [open, setOpen] = useState<string>()
  const all = completeness(guide)
  const label = (kind: string) =>
    kind === 'waypoint'
      ? t('walk')
      : say(facilityTypes[kind as FacilityType]?.label ?? { en: kind, hi: kind })
  const shown = all.find(({ kind }) => kind === open)
  return (
    <section className={styles.plan} aria-labelledby="survey-plan">
      <h2 id="survey-plan">{t('complete')}</h2>
      <p className="sub">{t('completeUse')}</p>
      <ul className={styles.bars}>
        {all.map(({ kind, checked, total }) => (
          <li key={kind}>
            <button
              type="button"
              aria-expanded={open === kind}
              onClick={() => setOpen(open === kind ? undefined : kind)}
            >
              <span>
                {label(kind)} <b className="num">{t('ofTotal', { n: checked, total })}</b>
              </span>
              <i aria-hidden="true">
                <i style={{ inlineSize: `${(checked / total) * 100}%` }} />
              </i>
            </button>
          </li>
        ))}
      </ul>
      {shown ? (
        <div className={styles.missing}>
          <h3>{t('missing', { kind: label(shown.kind) })}</h3>
          <ul>
            {shown.missing.map(place => (
              <li key={`${place.list}/${place.id}`}>
                {say(place.name)}{' '}
                <small>
                  {place.position ? t('toMetres', { n: place.precision_m ?? '?' }) : t('noPosition')}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
