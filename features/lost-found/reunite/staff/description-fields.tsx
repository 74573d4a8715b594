import { fairDate, fairMoment } from '#common/fair-time.ts'
import { walkPlaces } from '#content/walk-places.ts'
import type { FormFields } from '#kit/web/form-fields.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { AgeChoice, SexChoice } from '../../missing-person/who-choices.tsx'
import { colourName, garmentName } from '../clothing-words.ts'
import { colours, garments, spokenLanguages } from '../description-kinds.ts'
import { reuniteStaffEntryTexts } from './entry-texts.ts'

/** What a desk writes of a person; '' is what nobody knows. Lists are separated by commas. */
export const emptyDescription = {
  ...{ sex: '', age_band: '', colours: '', garments: '', place: '', time: '' },
  ...{ desk: '', village: '', first_name: '', speaks: '', marks: '' },
}
export type Draft = typeof emptyDescription

type Props = {
  form: FormFields<Draft> & { draft: Draft; change: (part: Partial<Draft>) => void; isSending: boolean }
  isFound: boolean
}

/** The fields by which somebody can be known again, most telling first. */
export function DescriptionFields({ form, isFound }: Props) {
  const { draft, change, isSending, optionalField, choice } = form
  const t = useText(reuniteStaffEntryTexts)
  const say = useSay()
  return (
    <>
      <SexChoice {...choice('sex')} />
      <AgeChoice {...choice('age_band')} />
      <Several
        legend={t('colours')}
        choices={colours.map(id => ({ id, label: say(colourName(id)) }))}
        value={draft.colours}
        disabled={isSending}
        onChange={value => change({ colours: value })}
      />
      <Several
        legend={t('garments')}
        choices={garments.map(id => ({ id, label: say(garmentName(id)) }))}
        value={draft.garments}
        disabled={isSending}
        onChange={value => change({ garments: value })}
      />
      <ChoiceField
        label={t(isFound ? 'placeFound' : 'place')}
        value={draft.place}
        choices={[
          { id: '', label: t('placeUnknown') },
          ...walkPlaces.map(({ id, name }) => ({ id, label: say(name) })),
        ]}
        onChange={place => change({ place })}
      />
      <TextField label={t('time')} hint={t('timeHint')} type="time" {...optionalField('time')} />
      {isFound ? <TextField label={t('desk')} maxLength={80} {...form.field('desk')} /> : null}
      <TextField label={t('village')} autoComplete="off" maxLength={80} {...optionalField('village')} />
      <TextField label={t('firstName')} autoComplete="off" maxLength={80} {...optionalField('first_name')} />
      <ChoiceField
        label={t('language')}
        value={draft.speaks}
        choices={[{ id: '', label: t('placeUnknown') }, ...spokenLanguages.map(id => ({ id, label: t(id) }))]}
        onChange={speaks => change({ speaks })}
      />
      <TextArea label={t('marks')} maxLength={300} {...optionalField('marks')} />
    </>
  )
}

/** The fields as the server takes them: the time as the last moment at which the fair's clocks showed it. */
export function fieldsOf({ time, ...draft }: Draft, now: number) {
  return { ...draft, seen_at: time ? lastTime(time, now) : '' }
}

const day = 86_400_000
/** ISO time of the last 'HH:MM' (Asia/Kolkata) before now. */
function lastTime(time: string, now: number): string {
  const today = fairMoment(fairDate(now), time)
  return new Date(today > now ? today - day : today).toISOString()
}

type SeveralProps = {
  legend: string
  choices: readonly { id: string; label: string }[]
  /** The chosen ids, separated by commas. */
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** Up to three of some choices, drawn as the buttons of `Choices`; checkboxes underneath. */
function Several({ legend, choices, value, disabled, onChange }: SeveralProps) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (id: string) =>
    onChange((chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]).join())
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend className="lab">{legend}</legend>
      <div>
        {choices.map(({ id, label }) => (
          <label key={id}>
            <input
              className="cover"
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= 3}
              onChange={() => toggle(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
