import { useState } from 'react'
import { fairDate, fairMoment, sayDay } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import type { planContract, RuleFields, StaffRule } from '../contract.ts'
import { RuleForm } from './rule-form.tsx'
import { kindWords } from './rule-words.ts'
import { texts } from './texts.ts'

const useRules = staffQueryHook<typeof planContract>()
const call = staffClient<typeof planContract>()

/** Staff console: gates, one-ways, closures and ways with their days, hours and sources. */
export function Panel() {
  const t = useText(texts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useRules('GET /api/travel-rules/all', {})
  const [open, setOpen] = useState<StaffRule | 'new'>()
  const [id, setId] = useState('')
  const send = (body: RuleFields, seen: string) =>
    open === 'new'
      ? call('POST /api/travel-rules', { body: { id, ...body } })
      : call('PUT /api/travel-rules/:id', { params: { id }, body: { ...body, updated_at: seen } })
  const newest = async () => (await call('GET /api/travel-rules/all', {})).rules.find(rule => rule.id === id)
  const today = fairDate(Date.now())
  return (
    <>
      <StaffList
        rows={value?.rules}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={rule => rule.id}
        wordsOf={({ place, says }) => [place.en, place.hi, says.en, says.hi]}
        addLabel={t('add')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={rule => (
          <StaffRow
            name={rule.place[language]}
            below={[
              kindWords[rule.kind][language],
              t('until', { day: sayDay(fairMoment(rule.valid_until, '12:00'), language) }),
              rule.source,
            ].join(' · ')}
            marks={rule.valid_until < today ? [t('past')] : []}
            isHidden={!rule.is_shown}
            onOpen={() => {
              setId(rule.id)
              setOpen(rule)
            }}
          />
        )}
      >
        <FileExchange url="/api/travel-rules/file" name="travel-rules" onStored={refresh} />
      </StaffList>
      {open ? (
        <RuleForm
          key={id}
          rule={open === 'new' ? undefined : open}
          send={send}
          newest={newest}
          onSaved={() => {
            setOpen(undefined)
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
