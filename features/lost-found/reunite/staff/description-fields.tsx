import { walkPlaces } from '#content/walk-places.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { Choices } from '#ui/choices.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { ageBands, sexes } from '../../missing-person/person-kinds.ts'
import { colourName, garmentName } from '../clothing-words.ts'
import { colours, garments, spokenLanguages } from '../description-kinds.ts'
import { reuniteStaffEntryTexts } from './entry-texts.ts'
import styles from './reunite.module.css'
import { Several } from './several.tsx'

/** What a desk writes of a person; '' is what nobody knows. Lists are separated by commas. */
export const emptyDescription = {
  ...{ sex: '', age_band: '', colours: '', garments: '', place: '', time: '' },
  ...{ desk: '', village: '', first_name: '', speaks: '', marks: '' },
}
export type Draft = typeof emptyDescription

type Props = {
  draft: Draft
  isFound: boolean
  change: (part: Partial<Draft>) => void
  disabled: boolean
  faults: { sex?: 'sexRequired'; desk?: 'deskRequired' }
  refused: (field: string) => string | undefined
}

/** The fields by which somebody can be known again, most telling first. */
export function DescriptionFields({ draft, isFound, change, disabled, faults, refused }: Props) {
  const t = useText(reuniteStaffEntryTexts)
  const say = useSay()
  return (
    <>
      <Choices
        name="sex"
        legend={t('sex')}
        choices={sexes.map(id => ({ id, label: t(id) }))}
        value={draft.sex}
        disabled={disabled}
        onChoose={sex => change({ sex })}
      />
      <div className={styles.pairs}>
        <Choices
          name="age_band"
          legend={t('age')}
          choices={ageBands.map(id => ({ id, label: t(id) }))}
          value={draft.age_band}
          disabled={disabled}
          onChoose={age_band => change({ age_band })}
        />
      </div>
      <Several
        legend={t('colours')}
        choices={colours.map(id => ({ id, label: say(colourName(id)) }))}
        value={draft.colours}
        most={3}
        disabled={disabled}
        onChange={value => change({ colours: value })}
      />
      <Several
        legend={t('garments')}
        choices={garments.map(id => ({ id, label: say(garmentName(id)) }))}
        value={draft.garments}
        most={3}
        disabled={disabled}
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
      <TextField
        label={t('time')}
        aside={t('optional')}
        hint={t('timeHint')}
        name="time"
        type="time"
        disabled={disabled}
        value={draft.time}
        onChange={time => change({ time })}
      />
      {isFound ? (
        <TextField
          label={t('desk')}
          error={faults.desk ? t(faults.desk) : refused('desk')}
          name="desk"
          maxLength={80}
          disabled={disabled}
          value={draft.desk}
          onChange={desk => change({ desk })}
        />
      ) : null}
      <TextField
        label={t('village')}
        aside={t('optional')}
        error={refused('village')}
        name="village"
        autoComplete="off"
        maxLength={80}
        disabled={disabled}
        value={draft.village}
        onChange={village => change({ village })}
      />
      <TextField
        label={t('firstName')}
        aside={t('optional')}
        error={refused('first_name')}
        name="first_name"
        autoComplete="off"
        maxLength={80}
        disabled={disabled}
        value={draft.first_name}
        onChange={first_name => change({ first_name })}
      />
      <ChoiceField
        label={t('language')}
        value={draft.speaks}
        choices={[
          { id: '', label: t('placeUnknown') },
          ...spokenLanguages.map(id => ({ id, label: t(id === 'other' ? 'otherLanguage' : id) })),
        ]}
        onChange={speaks => change({ speaks })}
      />
      <TextArea
        label={t('marks')}
        aside={t('optional')}
        error={refused('marks')}
        name="marks"
        maxLength={300}
        disabled={disabled}
        value={draft.marks}
        onChange={marks => change({ marks })}
      />
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
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const midnight = Math.floor((now + 5.5 * 3_600_000) / day) * day - 5.5 * 3_600_000
  const today = midnight + (hour * 60 + minute) * 60_000
  return new Date(today > now ? today - day : today).toISOString()
}
