import { useLanguage, useText } from '#kit/web/language.tsx'
import { CheckField, ChoiceField, InGuideField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { RuleFields, StaffRule } from '../contract.ts'
import { longestSaid } from '../limits.ts'
import { modes, ruleKinds } from '../rule-kinds.ts'
import { journeyPlanTexts } from '../texts.ts'
import { kindWords, modeWords } from './rule-words.ts'
import { journeyRulesTexts } from './texts.ts'

const two = { en: '', hi: '' }
const empty: RuleFields = {
  ...{ kind: 'closed', modes: ['car'], place: two, says: two, leave: two, walk: two },
  ...{ valid_from: '', valid_until: '', hours: null, source: '', is_shown: true },
}
const weekend = { from_day: 6, from_time: '14:00', to_day: 1, to_time: '14:00' }

/** The form that adds or changes one rule of the traffic. */
export function RuleForm(form: RecordForm<StaffRule, RuleFields>) {
  const t = useText(journeyRulesTexts)
  const tp = useText(journeyPlanTexts)
  const { language } = useLanguage()
  const { fields, set, field, wrong, editor } = useRecord({
    ...form,
    fieldsOf,
    empty,
    unique: 'place.en',
  })
  const { hours } = fields
  const days = [1, 2, 3, 4, 5, 6, 7].map(day => ({ id: String(day), label: tp(`d${day}` as 'd1') }))
  return (
    <RecordEditor title={form.title} {...editor}>
      <ChoiceField
        label={t('kind')}
        {...field('kind')}
        choices={ruleKinds.map(id => ({ id, label: kindWords[id][language] }))}
      />
      <fieldset>
        <legend className="lab">{t('modes')}</legend>
        {modes.map(mode => (
          <CheckField
            key={mode}
            label={modeWords[mode][language]}
            value={fields.modes.includes(mode)}
            onChange={isOn =>
              set({ modes: modes.filter(one => (one === mode ? isOn : fields.modes.includes(one))) })
            }
          />
        ))}
        {wrong.has('modes') ? <p className="err">{t('noModes')}</p> : null}
      </fieldset>
      <PairField label={t('place')} {...field('place')} max={120} />
      {fields.kind === 'closed' && fields.modes.includes('foot') ? <p>{t('namesHint')}</p> : null}
      <PairField label={t('says')} {...field('says')} max={longestSaid} lines={3} />
      {fields.kind === 'way' ? (
        <>
          <PairField label={t('leave')} {...field('leave')} max={longestSaid} isOptional />
          <PairField label={t('walk')} {...field('walk')} max={longestSaid} isOptional />
        </>
      ) : null}
      <LineField label={t('validFrom')} type="date" {...field('valid_from')} />
      <LineField label={t('validUntil')} type="date" {...field('valid_until')} hint={t('untilHint')} />
      <CheckField
        label={t('hasHours')}
        value={hours !== null}
        onChange={isOn => set({ hours: isOn ? weekend : null })}
      />
      {hours ? (
        <>
          <ChoiceField
            label={t('fromDay')}
            value={String(hours.from_day)}
            choices={days}
            onChange={day => set({ hours: { ...hours, from_day: Number(day) } })}
          />
          <LineField
            label={t('fromTime')}
            type="time"
            value={hours.from_time}
            path="hours.from_time"
            wrong={wrong}
            onChange={from_time => set({ hours: { ...hours, from_time } })}
          />
          <ChoiceField
            label={t('toDay')}
            value={String(hours.to_day)}
            choices={days}
            onChange={day => set({ hours: { ...hours, to_day: Number(day) } })}
          />
          <LineField
            label={t('toTime')}
            type="time"
            value={hours.to_time}
            path="hours.to_time"
            wrong={wrong}
            onChange={to_time => set({ hours: { ...hours, to_time } })}
          />
        </>
      ) : null}
      <LineField label={t('source')} {...field('source')} max={300} />
      <InGuideField {...field('is_shown')} />
    </RecordEditor>
  )
}

function fieldsOf({ id, updated_at, ...fields }: StaffRule): RuleFields {
  return fields
}
