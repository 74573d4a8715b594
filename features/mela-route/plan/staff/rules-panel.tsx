import { useId } from 'react'
import { fairDate, fairMoment, sayDay } from '#common/fair-time.ts'
import { emptyFields } from '#common/row-columns.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { CheckField, ChoiceField, LineField } from '#kit/web/staff/fields.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { fieldsOf } from '#kit/web/staff/row-form.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { ruleColumns, ruleColumnTexts, ruleModeTexts } from '../columns.ts'
import type { planContract, RuleFields, StaffRule } from '../contract.ts'
import { modes } from '../rule-kinds.ts'
import { journeyPlanTexts } from '../texts.ts'
import { journeyRulesTexts } from './texts.ts'

const useRules = staffRowsHook<typeof planContract, StaffRule, RuleFields>({
  ...{ all: 'GET /api/travel-rules/all', list: 'rules' },
  ...{ add: 'POST /api/travel-rules', change: 'PUT /api/travel-rules/:id' },
})

/** Staff console: gates, one-ways, closures and ways with their days, hours and sources. */
export function JourneyRulesPanel() {
  const t = useText(journeyRulesTexts)
  const { language } = useLanguage()
  const rules = useRules()
  const today = fairDate(serverNow())
  return (
    <RecordsPanel
      {...rules}
      titles={{ add: t('add'), change: t('change') }}
      wordsOf={({ place, says }) => [place.en, place.hi, says.en, says.hi]}
      shown={({ place, kind, valid_until, source, is_shown }) => ({
        name: place[language],
        below: [
          ruleColumns.kind.of[kind][language],
          t('until', { day: sayDay(fairMoment(valid_until, '12:00'), language) }),
          source,
        ].join(' · '),
        marks: valid_until < today ? [t('past')] : [],
        isHidden: !is_shown,
      })}
      form={form => <RuleForm {...form} />}
    >
      <FileExchange url="/api/travel-rules/file" name="travel-rules" onStored={rules.refresh} />
    </RecordsPanel>
  )
}

const empty: RuleFields = { ...emptyFields(ruleColumns), modes: ['car'], hours: null }
const weekend = { from_day: 6, from_time: '14:00', to_day: 1, to_time: '14:00' }

/** The form that adds or changes one rule of the traffic. */
function RuleForm(form: RecordForm<StaffRule, RuleFields>) {
  const t = useText(journeyRulesTexts)
  const tp = useText(journeyPlanTexts)
  const tm = useText(ruleModeTexts)
  const { editor, ...record } = useRecord({ ...form, fieldsOf: formOf, empty, unique: 'place.en' })
  const { fields, set, wrong } = record
  const { hours } = fields
  const errorId = useId()
  const columns = { columns: ruleColumns, texts: ruleColumnTexts, ...record }
  const days = [1, 2, 3, 4, 5, 6, 7].map(day => ({ id: String(day), label: tp(`d${day}` as 'd1') }))
  return (
    <RecordEditor {...editor}>
      <RowFields {...columns} only={['kind']} />
      <fieldset>
        <legend className="lab">{t('modes')}</legend>
        {modes.map(mode => (
          <CheckField
            key={mode}
            label={tm(mode)}
            value={fields.modes.includes(mode)}
            errorId={wrong.has('modes') ? errorId : undefined}
            onChange={isOn =>
              set({ modes: modes.filter(one => (one === mode ? isOn : fields.modes.includes(one))) })
            }
          />
        ))}
        {wrong.has('modes') ? (
          <p id={errorId} className="err">
            {t('noModes')}
          </p>
        ) : null}
      </fieldset>
      <RowFields {...columns} only={['place']} />
      {fields.kind === 'closed' && fields.modes.includes('foot') ? <p>{t('namesHint')}</p> : null}
      <RowFields {...columns} only={fields.kind === 'way' ? ['says', 'leave', 'walk'] : ['says']} />
      <RowFields {...columns} only={['valid_from', 'valid_until']} />
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
      <RowFields {...columns} only={['source', 'is_shown']} />
    </RecordEditor>
  )
}

const formOf = (rule: StaffRule): RuleFields => ({
  ...{ ...fieldsOf(ruleColumns, rule), modes: rule.modes, hours: rule.hours },
})
