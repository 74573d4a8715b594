import { useState } from 'react'
import type { Point } from '#common/distance.ts'
import { type FacilityType, facilityTypes } from '#content/facility-types.ts'
import { temple } from '#content/temple.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { type Located, locate } from '#kit/web/locate.ts'
import { Icon } from '#ui/icon.tsx'
import { metresBetween } from '../geometry.ts'
import type { GuideRow } from './contract.ts'
import styles from './desk.module.css'
import { completeness } from './proposals.ts'
import { deskTexts } from './texts.ts'

/** Labels of the lists that are not a type of facility. */
const listLabels = {
  waypoint: 'walk',
  'crowd-place': 'crowdPlaces',
  'crowd-gate': 'gates',
  post: 'posts',
} as const

/** Survey progress: how much of each list was measured, and what is missing. */
export function Completeness({ guide }: { guide: readonly GuideRow[] }) {
  const t = useText(deskTexts)
  const say = useSay()
  const [open, setOpen] = useState<string>()
  const [own, setOwn] = useState<Located | 'asked'>()
  const found = own !== 'asked' && own?.status === 'found' ? own.found.point : undefined
  const from = found ?? temple
  const all = completeness(guide, from)
  const find = () => {
    setOwn('asked')
    locate('screen', setOwn)
  }
  const label = (kind: string) =>
    kind in listLabels
      ? t(listLabels[kind as keyof typeof listLabels])
      : say(facilityTypes[kind as FacilityType]?.label ?? { en: kind, hi: kind })
  const sayFar = ({ precision_m }: GuideRow, position: Point) =>
    t(precision_m === null ? 'far' : 'farTo', {
      km: (metresBetween(from, position) / 1000).toFixed(1),
      n: precision_m ?? 0,
    })
  const shown = all.find(({ kind }) => kind === open)
  return (
    <section aria-labelledby="survey-plan">
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
          <p>{t(found ? 'fromHere' : 'fromTemple')}</p>
          <button type="button" className="btn btn--line btn--s" onClick={find}>
            <Icon name="i-locate" size={20} />
            {t(own === 'asked' ? 'locating' : 'nearestToMe')}
          </button>
          {own !== 'asked' && own?.status === 'error' ? <p role="alert">{t('locateFailed')}</p> : null}
          <ul>
            {shown.missing.map(place => (
              <li key={`${place.list}/${place.id}`}>
                {say(place.name)}{' '}
                <small className="quiet">
                  {place.position ? sayFar(place, place.position) : t('noPosition')}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
