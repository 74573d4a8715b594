import { useMemo, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { wayOf } from '../way.ts'
import type { ChangeLine, SurveyDesk } from './contract.ts'
import styles from './desk.module.css'
import { faultTexts, lineTexts } from './line-texts.ts'

type Props = {
  desk: SurveyDesk
  /** Ids of the walks to make the line from. */
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  change: ChangeLine
}

/** The walk's line: what the guide shows, the recorded walks that may replace it, and a way to undo that. */
export function LineCard({ desk: { walks, line }, chosen, onChoose, change }: Props) {
  const t = useText(lineTexts)
  const tFault = useText(faultTexts)
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const used = useMemo(() => walks.filter(({ id }) => chosen.has(id)), [walks, chosen])
  const { metres, fault } = useMemo(() => wayOf(used, line.stops), [used, line])
  const { taken } = line
  const act = async (what: Parameters<ChangeLine>[0]) => {
    setBusy(true)
    await change(what)
    setBusy(false)
  }
  const km = (metres: number) => (metres / 1000).toFixed(1)
  return (
    <section className={styles.line} aria-labelledby="survey-line">
      <h2 id="survey-line">{t('title')}</h2>
      <p>
        {taken
          ? t('taken', {
              ...{ km: km(taken.metres), m: taken.error_m, who: taken.by },
              when: sayDayTime(Date.parse(taken.at), language),
            })
          : t('straight')}
      </p>
      {taken ? (
        <button
          type="button"
          className="btn btn--line btn--s"
          disabled={isBusy}
          onClick={() => act({ undo: taken.id })}
        >
          <Icon name="i-undo" size={20} />
          {t('undo')}
        </button>
      ) : null}
      {walks.length > 0 ? (
        <fieldset>
          <legend className="strong">{t('walks')}</legend>
          {walks.map(({ id, walker, walked_at, metres, error_m }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={chosen.has(id)} onChange={() => onChoose(id)} />
              <span>
                {t('walk', {
                  ...{ walker, km: km(metres), m: error_m },
                  when: sayDayTime(Date.parse(walked_at), language),
                })}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {walks.length > 0 ? (
        <div role="status">
          {fault ? (
            <Note kind="warn" title={tFault(fault)} />
          ) : (
            <p>
              {t('together', { km: km(metres), m: Math.max(...used.map(({ error_m }) => error_m)) })}{' '}
              {t('gaps')}
            </p>
          )}
        </div>
      ) : null}
      {walks.length > 0 && !fault ? (
        <button
          type="button"
          className="btn btn--main btn--s"
          disabled={isBusy}
          onClick={() => act({ walks: used.map(({ id }) => id), instead_of: taken?.id ?? null })}
        >
          {t('take')}
        </button>
      ) : null}
    </section>
  )
}
