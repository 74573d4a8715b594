import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { useIsUp } from '#kit/web/is-up.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { LazyPostChoice } from '#kit/web/lazy-post-choice.ts'
import type { OutboxItem } from '#kit/web/outbox/item.ts'
import { OutboxFormRefusal, OutboxFormStatus, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { Page } from '#kit/web/page.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { PositionButton } from '#kit/web/position-button.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { Choices } from '#ui/choices.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { OwnPerson } from './contract.ts'
import { EmergencyCalls } from './emergency-calls.tsx'
import { keepReceipt, keepSaid, useKeptPersons } from './kept-persons.ts'
import style from './missing-person.module.css'
import { missingPersonNoticeVersion, missingPersonTexts } from './texts.ts'
import { AgeChoice, SexChoice } from './who-choices.tsx'

const List = lazyPart(() => import('./own-person-list.tsx').then(part => part.OwnPersonList))

/** The persons whom this phone reported, if any. */
function OwnPersons() {
  const kept = useKeptPersons()
  // After hydration, because the prerendered page has none.
  const isUp = useIsUp()
  return isUp && kept ? <List kept={kept} /> : null
}

/** `/missing-person`: the numbers first, then the private report to the control room (threats D6, §7.5). */
export function MissingPersonScreen() {
  const t = useText(missingPersonTexts)
  return (
    <Page flow>
      <div className={`stack ${style.first}`}>
        <p>{t('first')}</p>
        <EmergencyCalls />
      </div>
      <OwnPersons />
      <PersonForm />
    </Page>
  )
}

/** The address in a printed band's code ends in `#band=` and the band's number (web/print/bands.tsx). */
const inAddress = /^#band=([2-9A-HJKMNP-Z]{6})$/

/** The number of the band whose code led here, once the page runs. Calls `onFound` with it after the draft was read. */
function useBand(onFound: (band: string) => void): string | undefined {
  const [band, setBand] = useState<string>()
  const tell = useEffectEvent(onFound)
  useEffect(() => setBand(inAddress.exec(location.hash)?.[1]), [])
  useEffect(() => {
    if (band) tell(band)
  }, [band])
  return band
}

const PersonNotice = lazyNotice(
  () => import('./notice-texts.ts').then(module => module.missingPersonNoticeTexts),
  { title: missingPersonTexts.noticeTitle },
)

const kind = 'missing-person'
const empty = {
  ...{ is_found: false, sex: '', age_band: '', person: '', last_seen: '' },
  ...{ position: '', name: '', phone: '' },
}
type Draft = typeof empty

/**
 * Who is missing or was found, and how to reach the reporter; none of it is ever public. Once a report was sent or is
 * waiting, it replaces the form.
 */
function PersonForm() {
  const t = useText(missingPersonTexts)
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const form = useOutboxForm({
    kind,
    call: 'POST /api/missing-persons',
    empty,
    check: faultsOf,
    noticeVersion: missingPersonNoticeVersion,
    keeps: ['id', 'number', 'created_at'],
    photo: usePhotoDraft(kind),
    onKept: (id, { is_found, person, last_seen }) => keepSaid({ id, is_found, person, last_seen }),
    onAccepted: outcome => {
      if (outcome.kind !== 'sent') return
      keepReceipt(outcome.reply as OwnPerson)
      setSent(true)
    },
  })
  const { draft, change, field, choice, isSending } = form
  useReporterOfThing(change)
  const band = useBand(number => {
    // A report that was started keeps its text.
    if (draft.person.includes(number)) return change({ is_found: true })
    change({ is_found: true, person: `${t('bandWords', { band: number })} ${draft.person}`.trim() })
  })
  const wordsOf = (item: OutboxItem) => String(item.fields.person)
  if (isSent)
    return (
      <>
        <Sent />
        {/* Its photo may follow later. */}
        <Waiting kind={kind} say={wordsOf} />
      </>
    )
  const status = (
    <OutboxFormStatus
      form={form}
      title={t('keptTitle')}
      text={t('kept')}
      advice={t('keptAdvice')}
      isUrgent
      say={wordsOf}
      onSent={() => setSent(true)}
    />
  )
  if (form.waits) return status
  return (
    <>
      {status}
      {band ? (
        <Note kind="info" icon="i-child" title={t('bandTitle', { band })}>
          <span>{withCalls(t('bandUse'))}</span>
        </Note>
      ) : null}
      <form {...form.attributes} className="form">
        <Choices
          name="is_found"
          legend={t('what')}
          choices={[
            { id: 'false', label: t('missing') },
            { id: 'true', label: t('found') },
          ]}
          value={draft.is_found ? 'true' : 'false'}
          disabled={isSending}
          onChoose={choice => change({ is_found: choice === 'true' })}
        />
        <AgeChoice {...choice('age_band')} />
        <SexChoice {...choice('sex')} />
        <TextArea label={t('person')} hint={t('personHint')} maxLength={1000} {...field('person')} />
        <TextField
          label={t(draft.is_found ? 'whereFound' : 'lastSeen')}
          autoComplete="off"
          maxLength={300}
          {...form.optionalField('last_seen')}
        />
        <LazyPostChoice
          said={draft.last_seen}
          position={draft.position}
          onChoose={place => change({ last_seen: say(place) })}
        />
        <PositionButton
          position={draft.position}
          onChange={position => change({ position })}
          instead={t('positionInstead')}
          disabled={isSending}
        />
        <PhotoPicker label={t('photo')} isOptional {...form.photoField} />
        <TextField label={t('name')} autoComplete="name" maxLength={80} {...field('name')} />
        <TextField label={t('phone')} type="tel" autoComplete="tel" maxLength={24} {...field('phone')} />
        <OutboxFormRefusal error={form.refusal} title={t('failed')} />
        <PersonNotice />
        <SubmitRow isSending={isSending} label={t('submit')} />
      </form>
    </>
  )
}

/** Shown once the report has arrived, while its search goes on. */
function Sent() {
  const t = useText(missingPersonTexts)
  const { reports = [] } = useKeptPersons() ?? {}
  if (reports.length > 0 && reports.every(({ status }) => status === 'closed')) return null
  return (
    <Note kind="ok" title={t('doneTitle')} live="status">
      <span>{t('done')}</span>
    </Note>
  )
}

/** Takes over the name and number typed in the form for things before its writer chose 'A person'. */
function useReporterOfThing(change: (part: Partial<Draft>) => void): void {
  const takeOver = useRef(change)
  takeOver.current = change
  useEffect(() => {
    const { name, phone } = (history.state ?? {}) as { name?: unknown; phone?: unknown }
    if (typeof name === 'string' && name) takeOver.current({ name })
    if (typeof phone === 'string' && phone) takeOver.current({ phone })
  }, [])
}

const faultsOf = ({ person, name, phone }: Draft) => ({
  person: isBlank(person) && missingPersonTexts.personRequired,
  name: isBlank(name) && missingPersonTexts.nameRequired,
  phone: normalizePhone(phone)?.length !== 10 && missingPersonTexts.phoneDigits,
})
