import { fairMoment, sayClock, sayDay } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Choices } from '#ui/choices.tsx'
import { Field, TextField } from '#ui/field.tsx'
import styles from './plan.module.css'
import { type Mode, modes } from './rule-kinds.ts'
import { texts } from './texts.ts'

/** `day`: YYYY-MM-DD, '' while another day is being typed. `from`: English name of a place, '' for another one, undefined before. */
export type Chosen = { day: string; hour: number; mode: Mode; from: string | undefined }
type Props = {
  chosen: Chosen
  days: { today: string; mondays: readonly string[] }
  /** Where ways are known from. */
  places: readonly Text[]
  onChoose: (change: Partial<Chosen>) => void
}

/** Day, hour and way of the journey. Hidden where no script runs, because nothing would answer it. */
export function PlanForm({ chosen: { day, hour, mode, from }, days, places, onChoose }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const { today, mondays } = days
  return (
    <section className={`stack ${styles.ask}`} aria-label={t('choose')}>
      {mondays.length ? (
        <Field label={t('days')}>
          {control => (
            <select
              {...control}
              className="in"
              value={mondays.includes(day) ? day : ''}
              onChange={event => onChoose({ day: event.target.value || today })}
            >
              {mondays.map(monday => (
                <option key={monday} value={monday}>
                  {sayDay(fairMoment(monday, '12:00'), language)}
                </option>
              ))}
              <option value="">{t('otherDay')}</option>
            </select>
          )}
        </Field>
      ) : null}
      {mondays.includes(day) ? null : (
        <TextField
          label={t('day')}
          type="date"
          min={today}
          value={day}
          onChange={typed => onChoose({ day: typed })}
        />
      )}
      <Field label={t('hour')}>
        {control => (
          <select
            {...control}
            className="in"
            value={hour}
            onChange={event => onChoose({ hour: Number(event.target.value) })}
          >
            {Array.from({ length: 24 }, (_, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours of the day
              <option key={each} value={each}>
                {sayClock(each, 0, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices
        name="mode"
        legend={t('mode')}
        choices={modes.map(id => ({ id, label: t(id) }))}
        value={mode}
        disabled={false}
        onChoose={mode => onChoose({ mode })}
      />
      {places.length ? (
        <Field label={t('from')}>
          {control => (
            <select
              {...control}
              className="in"
              value={from ?? 'choose'}
              onChange={event => onChoose({ from: event.target.value })}
            >
              {from === undefined ? <option value="choose">{t('chooseFrom')}</option> : null}
              {places.map(place => (
                <option key={place.en} value={place.en}>
                  {place[language]}
                </option>
              ))}
              <option value="">{t('elsewhere')}</option>
            </select>
          )}
        </Field>
      ) : null}
    </section>
  )
}
