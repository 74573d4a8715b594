import { useEffect, useState } from 'react'
import { isBlank } from '#common/invisible.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { LazyPostChoice } from '#kit/web/lazy-post-choice.ts'
import { OutboxFormRefusal, OutboxFormStatus, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Page } from '#kit/web/page.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { PositionButton } from '#kit/web/position-button.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { useScreenTitle } from '#kit/web/titles.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import {
  type Category,
  categories,
  kind,
  longestWords,
  repliesKey,
  type Sent,
  wordsOf,
} from './complaint-kinds.ts'
import style from './complaints.module.css'
import { complaintsNoticeVersion, complaintsTexts } from './texts.ts'
import '#ui/chips.css'

const ComplaintDone = lazyPart(() => import('./complaint-done.tsx').then(part => part.ComplaintDone))
const NumberLookup = lazyPart(() => import('./number-lookup.tsx').then(part => part.NumberLookup))
type Part = 'write' | 'status'

/**
 * `/complaints`: the form, then number and link of the complaint; in the second tab its status. The link carries a secret
 * in its fragment (`/complaints#1f0c…`), which is looked up at once; a fragment is in no server's log.
 */
export function ComplaintsScreen() {
  const t = useText(complaintsTexts)
  const [part, setPart] = useState<Part>('write')
  const [sent, setSent] = useState<Sent>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const look = () => {
      const given = /^#(\d{7}|[0-9a-f-]{36}|status)$/.exec(location.hash)?.[1]
      if (!given) return
      setPart('status')
      if (given !== 'status') setAsked(given)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const tabs = [
    { id: 'write' as const, label: t('write') },
    { id: 'status' as const, label: t('status') },
  ]
  return (
    <Page flow>
      <Tabs label={useScreenTitle()} tabs={tabs} selected={part} onSelect={setPart}>
        {part === 'status' ? (
          <NumberLookup first={asked} />
        ) : sent ? (
          <ComplaintDone
            complaint={sent}
            onAnother={() => setSent(undefined)}
            onStatus={() => {
              setAsked(sent.secret)
              setPart('status')
            }}
          />
        ) : (
          <ComplaintForm onSent={setSent} />
        )}
      </Tabs>
    </Page>
  )
}

const ComplaintNotice = lazyNotice(
  () => import('./notice-texts.ts').then(module => module.complaintsNoticeTexts),
  { helpDesk: true },
)

const empty = { category: '' as Category | '', words: '', place: '', position: '', phone: '' }
type Draft = typeof empty

/** What is wrong and where. `onSent` gets the stored fields of the reply. */
function ComplaintForm({ onSent }: { onSent: (kept: Sent) => void }) {
  const t = useText(complaintsTexts)
  const say = useSay()
  const photoDraft = usePhotoDraft(kind)
  const form = useOutboxForm({
    kind,
    call: 'POST /api/complaints',
    empty,
    check: faultsOf,
    noticeVersion: complaintsNoticeVersion,
    photo: photoDraft,
    keeps: ['number', 'secret'],
    keepRepliesIn: repliesKey,
    onFaults: ({ category, words }) =>
      showToast(t(category || words ? 'fillAll' : 'badPhone'), { kind: 'bad' }),
    onRefused: () => showToast(t('failed'), { kind: 'bad' }),
    onAccepted: outcome => {
      if (outcome.kind === 'waiting') scrollTo(0, 0)
      else onSent(outcome.reply as Sent)
    },
  })
  const { draft, change, field, optionalField } = form
  const disabled = form.isSending
  return (
    <>
      <OutboxFormStatus form={form} title={t('kept')} text={t('keptUse')} say={wordsOf} />
      <form {...form.attributes} className="form">
        <p className="quiet">{t('lead')}</p>
        <a href="tel:112" className={style.urgent}>
          <Icon name="i-phone" />
          <span>{t('urgent')}</span>
        </a>
        <CategoryChoice
          category={draft.category}
          onChoose={category => change({ category })}
          error={form.errorOf('category')}
          disabled={disabled}
        />
        <TextArea label={t('words')} maxLength={longestWords} isCounted required {...field('words')} />
        <TextField label={t('place')} hint={t('placeHint')} maxLength={80} {...optionalField('place')} />
        <LazyPostChoice
          said={draft.place}
          position={draft.position}
          onChoose={place => change({ place: say(place) })}
        />
        <PositionButton
          position={draft.position}
          onChange={position => change({ position })}
          instead={t('typePlace')}
          disabled={disabled}
        />
        <PhotoPicker label={t('photo')} isOptional {...form.photoField} />
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          {...optionalField('phone')}
        />
        <ComplaintNotice />
        <OutboxFormRefusal error={form.refusal} title={t('failed')} other={t('failedLater')} />
        <SubmitRow isSending={form.isSending} label={t('submit')} />
      </form>
    </>
  )
}

const faultsOf = ({ category, words, phone }: Draft) => ({
  category: category === '' && complaintsTexts.noCategory,
  words: isBlank(words) && complaintsTexts.noWords,
  // Normalised as on the server: if sent later, nobody could tell the writer about a fault.
  phone: !isBlank(phone) && normalizePhone(phone)?.length !== 10 && complaintsTexts.badPhone,
})

type Props = {
  category: Category | ''
  onChoose: (category: Category) => void
  error: string | undefined
  disabled: boolean
}
/** What it is about: radios that look like chips, so that arrow keys, taps and screen readers all work. */
function CategoryChoice({ category, onChoose, error, disabled }: Props) {
  const t = useText(complaintsTexts)
  return (
    <fieldset disabled={disabled}>
      <legend className="lab">{t('category')}</legend>
      <div className={`cluster ${style.kinds}`}>
        {categories.map(each => (
          <label key={each} className={each === category ? `chip ${style.chosen}` : 'chip'}>
            <input
              className="cover"
              type="radio"
              name="category"
              value={each}
              checked={each === category}
              onChange={() => onChoose(each)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'category-error' : undefined}
              required
            />
            {each === category ? <Icon name="i-check" size={20} /> : null}
            <span>{t(each)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="category-error" className="err">
          <Icon name="i-warning" size={20} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
