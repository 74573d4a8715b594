import { useState, useSyncExternalStore } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { isBlank } from '#common/invisible.ts'
import { Age } from '#kit/web/age.tsx'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useLive } from '#kit/web/live.ts'
import { readStorage } from '#kit/web/local-storage.ts'
import { useNow } from '#kit/web/now.ts'
import { onOutbox } from '#kit/web/outbox/outbox.ts'
import { OutboxFormRefusal, OutboxFormStatus } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Page } from '#kit/web/page.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import type { QueryResult } from '#kit/web/query.ts'
import { SaidWords } from '#kit/web/said-words.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Call } from '#ui/call.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { DangerList, PublicDanger } from './contract.ts'
import style from './danger.module.css'
import { dangerNoticeVersion, type Kind, kinds, longestWords, repliesKey } from './danger-kinds.ts'
import { DangerPlace } from './danger-place.tsx'
import { dangerListTexts } from './list-texts.ts'
import { kindIcons, sayPlace, useSayStill } from './say-danger.ts'
import { dangerScreenTexts } from './screen-texts.ts'
import { dangerTexts } from './texts.ts'
import { current, useDangers } from './use-dangers.ts'

const OwnReports = lazyPart(() => import('./own-reports.tsx').then(part => part.OwnReports))
const allTexts = { ...dangerTexts, ...dangerScreenTexts }

/** `/danger`: what was seen, then where, then send. Below: what staff have confirmed, and the state of the reader's own reports. */
export function DangerScreen() {
  const t = useText(allTexts)
  const [round, setRound] = useState(0)
  const dangers = useDangers()
  const again = () => setRound(count => count + 1)
  // Staff's answers to the reader's own reports are not public, so they are fetched.
  useLive('dangers', again, again)
  const [isSent, setSent] = useState(false)
  const form = useDangerForm(isNow => {
    setSent(isNow)
    scrollTo(0, 0)
  })
  const { kind } = form.draft
  const replies = useReplies()
  const choose = (chosen: Kind | '') => {
    setSent(false)
    form.endWaiting()
    form.change({ kind: chosen })
    scrollTo(0, 0)
  }
  const status = (
    <OutboxFormStatus
      form={form}
      title={t('kept')}
      text={t('keptUse')}
      advice={t('keptAdvice')}
      isUrgent
      say={item => t(item.fields.kind as Kind)}
    />
  )
  if (kind)
    return (
      <Page flow onBack={() => choose('')}>
        {status}
        <DangerForm form={form} kind={kind} onChange={() => choose('')} />
      </Page>
    )
  return (
    <Page flow>
      {status}
      <div className={style.start}>
        {isSent ? (
          <Note kind="ok" live="status" title={t('sent')}>
            <span>{t('sentUse')}</span>
          </Note>
        ) : null}
        <Call icon="i-phone" label={t('callFirst')} number="112" emergency />
        <h2 id="what">{t('what')}</h2>
        <ul className={style.kinds} aria-labelledby="what">
          {kinds.map(each => (
            <li key={each}>
              <button type="button" onClick={() => choose(each)}>
                <Icon name={kindIcons[each]} size={48} />
                {t(each)}
              </button>
            </li>
          ))}
        </ul>
        {replies ? <OwnReports round={`${round} ${replies}`} /> : null}
        <KnownDangers query={dangers} />
      </div>
    </Page>
  )
}

/** The server's replies to reports of this phone; the text changes with each report that the outbox sends. */
const useReplies = (): string | null =>
  useSyncExternalStore(
    onOutbox,
    () => readStorage(repliesKey),
    () => null,
  )

const Notice = lazyNotice(() => import('./notice-texts.ts').then(module => module.dangerNoticeTexts), {
  helpDesk: true,
})
type Props = { form: DangerFormState; kind: Kind; onChange: () => void }
/** The second step: where it is, and anything else to say. It can be sent at once. */
function DangerForm({ form, kind, onChange }: Props) {
  const t = useText(allTexts)
  const { draft, change, isSending } = form
  return (
    <form {...form.attributes}>
      <p className={style.chosen}>
        <Icon name={kindIcons[kind]} size={32} />
        <b>{t(kind)}</b>
        <button type="button" className="btn btn--quiet btn--s" onClick={onChange} disabled={isSending}>
          {t('change')}
        </button>
      </p>
      <div className={style.form}>
        <DangerPlace draft={draft} change={change} error={form.errorOf('place')} disabled={isSending} />
        <TextField label={t('words')} maxLength={longestWords} {...form.optionalField('words')} />
        <PhotoPicker label={t('photo')} isOptional {...form.photoField} />
        <p className={`sub ${style.offline}`}>
          <Icon name="i-wifi-off" size={20} />
          {t('offline')}
        </p>
        <Notice />
        <OutboxFormRefusal error={form.refusal} title={t('failed')} other={t('failedLater')} />
      </div>
      <div className="act">
        <button type="submit" className={`btn btn--danger btn--block ${style.send}`} disabled={isSending}>
          {isSending ? <i className="spin" /> : <Icon name="i-warning" />}
          <span>{t(isSending ? 'sending' : 'send')}</span>
        </button>
      </div>
    </form>
  )
}

const KeysWithoutPosition = lazyPart(() =>
  import('./keys-without-position.tsx').then(part => part.KeysWithoutPosition),
)
const knownTexts = { ...dangerTexts, ...dangerListTexts }

/** The dangers that staff have seen, each with its age. */
function KnownDangers({ query }: { query: QueryResult<DangerList> }) {
  const t = useText(knownTexts)
  const kit = useText(kitTexts)
  const dangers = current(query.value, useNow() ?? 0)
  return (
    <section className={style.known} aria-labelledby="known">
      <h2 id="known">{t('now')}</h2>
      {dangers.length === 0 ? (
        <p>{query.value ? t('none') : query.error ? t('unknown') : kit('loading')}</p>
      ) : (
        <ul className="stack">
          {dangers.map(danger => (
            <DangerLine key={danger.id} danger={danger} />
          ))}
        </ul>
      )}
      {query.value ? <Age at={query.savedAt} /> : null}
    </section>
  )
}

function DangerLine({ danger }: { danger: PublicDanger }) {
  const t = useText(knownTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { kind, state, note, note_only, answered_at } = danger
  const place = sayPlace(danger, say, name => t('near', { place: name }))
  const time = sayDayTime(Date.parse(answered_at), language)
  const still = useSayStill()(danger)
  return (
    <li>
      <Icon name={kindIcons[kind]} size={32} />
      <div>
        <b>{[t(kind), place].filter(Boolean).join(', ')}</b>
        {note[language] ? (
          <p>
            <SaidWords text={note} only={note_only} />
          </p>
        ) : null}
        <p className="tiny">{t(state === 'seen' ? 'seenAt' : 'mendingAt', { time })}</p>
        {still ? <p className="tiny">{still}</p> : null}
        <KeysWithoutPosition danger={danger} />
      </div>
    </li>
  )
}

const kind = 'danger'
/** `position`: the phone's own; `spot`: chosen on the map instead. Both as `lat,lng,metres`. */
const empty = { kind: '' as Kind | '', place: '', words: '', position: '', spot: '' }
type Draft = typeof empty

/** The report: what, where, words and photo. `onSent` is called after it has left the form, with whether it was sent at once. */
function useDangerForm(onSent: (isNow: boolean) => void) {
  return useOutboxForm({
    kind,
    call: 'POST /api/dangers',
    empty,
    check: faultsOf,
    noticeVersion: dangerNoticeVersion,
    fieldsOf,
    photo: usePhotoDraft(kind),
    keeps: ['id'],
    keepRepliesIn: repliesKey,
    waitedIn: 'waited_s',
    onAccepted: outcome => onSent(outcome.kind !== 'waiting'),
  })
}
type DangerFormState = ReturnType<typeof useDangerForm>

const faultsOf = ({ place, words, position, spot }: Draft) => ({
  place: !place && isBlank(words) && !position && !spot && dangerScreenTexts.needsPlace,
})
/** Whoever names or picks another place is not there, so the own position is not sent. */
const fieldsOf = ({ position, spot, ...draft }: Draft) => ({
  ...draft,
  position: draft.place ? '' : spot || position,
  is_chosen: !draft.place && spot ? 'true' : 'false',
})
