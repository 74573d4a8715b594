import { useEffect, useRef } from 'react'
import { fairMoment, sayClock, sayDay } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Choices } from '#ui/choices.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from './plan.module.css'
import type { Mode } from './rule-kinds.ts'
import { journeyPlanTexts } from './texts.ts'
import { paces, type RestKind, restKinds } from './walking-day.ts'

type PaceKind = keyof typeof paces | 'own'
/**
 * `day`: YYYY-MM-DD, '' while another day is being typed. `from`: English name of a place, '' for another one, undefined before.
 * `hourIs`: for somebody on foot, whether day and hour are of setting out or arriving.
 */
export type Chosen = {
  day: string
  hour: number
  mode: Mode
  from: string | undefined
  hourIs: 'arrive' | 'leave'
  pace: PaceKind
  rests: RestKind
}
type Props = {
  chosen: Chosen
  days: { today: string; mondays: readonly string[] }
  /** Places from which ways are known. */
  places: readonly Text[]
  /** Whether the walk of somebody on foot is planned. */
  isWalk: boolean
  /** Measured on this phone, in km/h. */
  ownKmh: number | undefined
  onChoose: (change: Partial<Chosen>) => void
}
/** Walkers first: most pilgrims come on foot. */
const modesInOrder = ['foot', 'car', 'bus', 'train'] as const

/** Means of travel, day and hour of the journey. Hidden without script, because nothing would answer it. */
export function PlanForm({ chosen, days, places, isWalk, ownKmh, onChoose }: Props) {
  const t = useText(journeyPlanTexts)
  const { language } = useLanguage()
  const { day, hour, mode, from, hourIs, pace, rests } = chosen
  const { today, mondays } = days
  const form = useRef<HTMLElement>(null)
  // On a slow phone a choice can be made before hydration, when nothing hears its change event.
  useEffect(() => {
    for (const select of form.current?.querySelectorAll('select') ?? [])
      if (select.selectedOptions[0]?.defaultSelected === false)
        select.dispatchEvent(new Event('change', { bubbles: true }))
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      if (radio.defaultChecked) continue
      // React hears of a radio button only that it was not chosen before.
      radio.checked = false
      radio.click()
    }
  }, [])
  return (
    <section ref={form} className={`stack ${styles.ask}`} aria-label={t('choose')}>
      <Choices
        name="mode"
        legend={t('mode')}
        choices={modesInOrder.map(id => ({ id, label: t(id) }))}
        value={mode}
        disabled={false}
        onChoose={mode => onChoose({ mode })}
      />
      {places.length ? (
        <SelectField label={t('from')} value={from ?? 'choose'} onChange={from => onChoose({ from })}>
          {from === undefined ? <option value="choose">{t('chooseFrom')}</option> : null}
          {places.map(place => (
            <option key={place.en} value={place.en}>
              {place[language]}
            </option>
          ))}
          {isWalk ? null : <option value="">{t('elsewhere')}</option>}
        </SelectField>
      ) : null}
      {mondays.length ? (
        <SelectField
          label={t('days')}
          value={mondays.includes(day) ? day : ''}
          onChange={chosen => onChoose({ day: chosen || today })}
        >
          {mondays.map(monday => (
            <option key={monday} value={monday}>
              {sayDay(fairMoment(monday, '12:00'), language)}
            </option>
          ))}
          <option value="">{t('otherDay')}</option>
        </SelectField>
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
      {isWalk ? (
        <Choices
          name="hour-is"
          legend={t('hourIs')}
          choices={(['arrive', 'leave'] as const).map(id => ({ id, label: t(id) }))}
          value={hourIs}
          disabled={false}
          onChoose={hourIs => onChoose({ hourIs })}
        />
      ) : null}
      <SelectField
        label={t(isWalk && hourIs === 'leave' ? 'leaveHour' : 'hour')}
        value={hour}
        onChange={chosen => onChoose({ hour: Number(chosen) })}
      >
        {Array.from({ length: 24 }, (_, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours of the day
          <option key={each} value={each}>
            {sayClock(each, 0, language)}
          </option>
        ))}
      </SelectField>
      {isWalk ? (
        <>
          <Choices
            name="pace"
            legend={t('pace')}
            choices={[
              ...(ownKmh ? [{ id: 'own' as const, label: t('ownPace', { kmh: ownKmh }) }] : []),
              ...(Object.keys(paces) as (keyof typeof paces)[]).map(id => ({
                id,
                label: t(id, { kmh: paces[id] }),
              })),
            ]}
            value={pace}
            disabled={false}
            onChoose={pace => onChoose({ pace })}
          />
          <Choices
            name="rests"
            legend={t('rests')}
            choices={restKinds.map(id => ({ id, label: t(`rests-${id}`) }))}
            value={rests}
            disabled={false}
            onChoose={rests => onChoose({ rests })}
          />
        </>
      ) : null}
    </section>
  )
}
