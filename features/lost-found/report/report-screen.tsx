import { Link, useLocation } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import { maskPhone, normalizePhone } from '#common/phone-number.ts'
import { isAtField } from '#kit/web/field-faults.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { OutboxFormRefusal, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { Call } from '#ui/call.tsx'
import { Choices } from '#ui/choices.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.ts'
import { type ItemKind, type ItemType, itemKinds, itemTypes, kindNames } from '../item-kinds.ts'
import style from '../lost-found.module.css'
import { keepOwnIds, ownIds } from '../own/own-ids.ts'
import { itemReportTexts, reportNoticeVersion } from './texts.ts'

/** Fields of the form, without the photo. The kind `person` is never sent. */
type ReportDraft = {
  type: ItemType
  kind: ItemKind | 'person'
  description: string
  name: string
  phone: string
  show_phone: boolean
  submitted_at: string
  helpdesk_contact: string
}
const emptyReport: ReportDraft = {
  type: 'Lost', // specification §5
  kind: 'other',
  description: '',
  name: '',
  phone: '',
  show_phone: false,
  submitted_at: '',
  helpdesk_contact: '',
}

/** The message for each missing or wrong field (specification §5). */
const faultsOf = ({ name, phone }: ReportDraft, hasPhoto: boolean) => ({
  photo: !hasPhoto && itemReportTexts.photoRequired,
  name: isBlank(name) && itemReportTexts.nameRequired,
  phone:
    tenDigits(phone) === undefined &&
    (isBlank(phone) ? itemReportTexts.phoneRequired : itemReportTexts.phoneDigits),
})

/** The report as sent: without help-desk fields for a lost thing. */
const reportOf = (draft: ReportDraft): ReportDraft =>
  draft.type === 'Found' ? draft : { ...draft, submitted_at: '', helpdesk_contact: '' }

/** The number as the list will show it; an example until one is typed. */
const maskedNumber = (typed: string): string => maskPhone(tenDigits(typed) ?? '9800000010')

function tenDigits(typed: string): string | undefined {
  const digits = normalizePhone(typed)
  return digits?.length === 10 ? digits : undefined
}

const ItemNotice = lazyNotice(
  () => import('./notice-texts.ts').then(module => module.itemReportNoticeTexts),
  { helpDesk: true },
)
const PersonPrompt = lazyPart(
  () => import('../missing-person/person-prompt.tsx').then(part => part.PersonPrompt),
  { meanwhile: <Call icon="i-warning" label="112" number="112" emergency /> },
)

const kind = 'lost-found'
const longest = 300

/**
 * A lost or found thing, its photo, and who reports it; help-desk fields only for found things (specification §2). For a
 * person the fields are replaced by the numbers to call and a link to the private report.
 */
function ReportForm() {
  const t = useText(itemReportTexts)
  const say = useSay()
  const [, navigate] = useLocation()
  const photoDraft = usePhotoDraft(kind)
  const { photo } = photoDraft
  const form = useOutboxForm({
    kind,
    call: 'POST /api/lost-found',
    empty: emptyReport,
    check: report => faultsOf(report, photo !== undefined),
    noticeVersion: reportNoticeVersion,
    keeps: [],
    fieldsOf: reportOf,
    photo: photoDraft,
    onFaults: faults => {
      const first = Object.values(faults).find(fault => fault)
      showToast(t('error'), { kind: 'bad', ...(first && { detail: say(first) }) })
    },
    onRefused: error =>
      showToast(t('error'), { kind: 'bad', ...(!isAtField(error) && { detail: t('failed') }) }),
    onKept: id => keepOwnIds([...ownIds(), id]),
    onAccepted: outcome => {
      if (outcome.kind === 'sent') showToast(t('done'))
      else showToast(t('kept'), { detail: t('keptUse'), ms: 5000 })
      navigate(paths.lostFound(), { replace: true, state: { type: draft.type } })
    },
  })
  const { draft, change, field, optionalField, choice, isSending } = form
  return (
    <>
      <Waiting
        kind={kind}
        say={item => String(item.fields.description || item.fields.name)}
        except={form.sendingId}
        onMend={form.mend}
      />
      <form {...form.attributes} className="form">
        <Choices
          legend={t('type')}
          choices={itemTypes.map(id => ({ id, label: t(id) }))}
          {...choice('type')}
        />
        <Choices
          legend={t('kind')}
          choices={(['person', ...itemKinds] as const).map(id => ({ id, label: say(kindNames[id]) }))}
          {...choice('kind')}
        />
        {draft.kind === 'person' ? (
          <PersonPrompt name={draft.name} phone={draft.phone} />
        ) : (
          <>
            <div>
              <PhotoPicker label={t('photo')} {...form.photoField} />
              <small className={`tiny ${style.hint}`}>
                {isSending ? t('sending', { n: Math.round(100 * form.share) }) : photo ? null : t('upTo')}
              </small>
            </div>
            <TextArea
              label={t('description')}
              hint={t('descriptionHint')}
              maxLength={longest}
              isCounted
              {...optionalField('description')}
            />
            {draft.type === 'Found' ? (
              <>
                <TextField
                  label={t('helpdeskName')}
                  hint={t('helpdeskNameHint')}
                  autoComplete="off"
                  maxLength={80}
                  {...optionalField('submitted_at')}
                />
                <TextField
                  label={t('helpdeskContact')}
                  autoComplete="off"
                  maxLength={80}
                  {...optionalField('helpdesk_contact')}
                />
              </>
            ) : null}
            <TextField
              label={t('name')}
              hint={t('nameHint')}
              autoComplete="name"
              maxLength={80}
              {...field('name')}
            />
            <TextField
              label={t('phone')}
              hint={t('phoneHint', { masked: maskedNumber(draft.phone) })}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={24}
              {...field('phone')}
            />
            <label className="check">
              <input
                type="checkbox"
                name="show_phone"
                checked={draft.show_phone}
                disabled={isSending}
                onChange={event => change({ show_phone: event.target.checked })}
              />
              <span>
                {t('showPhone')}
                <small>{t('showPhoneUse')}</small>
              </span>
            </label>
            <OutboxFormRefusal error={form.refusal} title={t('error')} other={t('failed')} />
            <ItemNotice />
            <SubmitRow isSending={isSending} label={t('submit')} />
          </>
        )}
      </form>
    </>
  )
}

/** `/lost-found/submit`: the form; the header leads back to the list (specification §2). */
export function ItemReportScreen() {
  const t = useText(itemReportTexts)
  return (
    <Page
      flow
      keys={
        <Link href={paths.lostFound()} className="btn btn--line btn--s">
          {t('view')}
        </Link>
      }
    >
      <ReportForm />
    </Page>
  )
}
