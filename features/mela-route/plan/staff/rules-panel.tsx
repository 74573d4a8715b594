import { fairDate, fairMoment, sayDay } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { planContract, RuleFields, StaffRule } from '../contract.ts'
import { RuleForm } from './rule-form.tsx'
import { kindWords } from './rule-words.ts'
import { journeyRulesTexts } from './texts.ts'

const useRules = staffQueryHook<typeof planContract>()
const call = staffClient<typeof planContract>()

/** Staff console: gates, one-ways, closures and ways with their days, hours and sources. */
export function JourneyRulesPanel() {
  const t = useText(journeyRulesTexts)
  const { language } = useLanguage()
  const { value, ...query } = useRules('GET /api/travel-rules/all', {})
  const today = fairDate(serverNow())
  return (
    <RecordsPanel<StaffRule, RuleFields>
      {...query}
      rows={value?.rules}
      wordsOf={({ place, says }) => [place.en, place.hi, says.en, says.hi]}
      shown={({ place, kind, valid_until, source, is_shown }) => ({
        name: place[language],
        below: [
          kindWords[kind][language],
          t('until', { day: sayDay(fairMoment(valid_until, '12:00'), language) }),
          source,
        ].join(' · '),
        marks: valid_until < today ? [t('past')] : [],
        isHidden: !is_shown,
      })}
      add={{
        label: t('add'),
        send: (id, fields) => call('POST /api/travel-rules', { body: { id, ...fields } }),
      }}
      change={(id, body) => call('PUT /api/travel-rules/:id', { params: { id }, body })}
      readAll={async () => (await call('GET /api/travel-rules/all', {})).rules}
      form={form => <RuleForm {...form} />}
    >
      <FileExchange url="/api/travel-rules/file" name="travel-rules" onStored={query.refresh} />
    </RecordsPanel>
  )
}
