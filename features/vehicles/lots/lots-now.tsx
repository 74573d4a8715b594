import { useText } from '#kit/web/language.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Icon } from '#ui/icon.tsx'
import { bestFirst, fullnessOf } from './fullness.ts'
import { LotRow } from './lot-row.tsx'
import style from './lots.module.css'
import { parkingLotsTexts } from './texts.ts'
import { useLots } from './use-lots.ts'

/** How full the fair's parking areas are: the best free one first, unknown ones in one sentence. */
export function LotsNow() {
  const t = useText(parkingLotsTexts)
  const { value } = useLots()
  const now = useNow()
  // Until the phone's clock is known, use the time at which the page was written.
  const about = useApproximateNow() ?? 0
  if (!value?.lots.length) return null
  const lots = bestFirst(value.lots, about)
  const isSilent = (lot: (typeof lots)[number]) =>
    fullnessOf(lot, about) === 'unknown' && lot.at === null && !lot.name.en
  const told = lots.filter(lot => !isSilent(lot))
  const silent = lots.filter(isSilent)
  const rows = (shown: typeof lots) => (
    <ul className="divided">
      {shown.map((lot, at) => (
        <LotRow key={lot.id} lot={lot} lots={lots} about={about} now={now} isBest={at === 0} />
      ))}
    </ul>
  )
  return (
    <section className="band" aria-label={t('title')}>
      <div className="sec">
        <h2>{t('title')}</h2>
      </div>
      <div aria-live="polite">{told.length ? rows(told) : null}</div>
      {silent.length ? (
        <details className={style.silent}>
          <summary>
            <Icon name="l-none" />
            {t(silent.length === 1 ? 'silentOne' : 'silentMany', { n: silent.length })}
            <Icon name="i-chevron" size={20} className="turns" />
          </summary>
          {rows(silent)}
        </details>
      ) : null}
      <div className="sec">
        <h2>{t('others')}</h2>
      </div>
    </section>
  )
}
