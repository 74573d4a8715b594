import { fairDate, fairMoment, sayDay } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { ruleColumns } from '../columns.ts'
import type { planContract, RuleFields, StaffRule } from '../contract.ts'
import { RuleForm } from './rule-form.tsx'
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
