import { useText } from '#kit/web/language.tsx'
import { OutboxFormRefusal } from '#kit/web/outbox/outbox-form.tsx'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { lazyNotice } from '#kit/web/privacy-notice.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './danger.module.css'
import { type Kind, longestWords } from './danger-kinds.ts'
import { DangerPlace } from './danger-place.tsx'
import { kindIcons } from './say-danger.ts'
import { dangerScreenTexts } from './screen-texts.ts'
import { dangerTexts } from './texts.ts'
import type { DangerFormState } from './use-danger-form.ts'

const Notice = lazyNotice(() => import('./notice-texts.ts').then(module => module.dangerNoticeTexts), {
  helpDesk: true,
})
const allTexts = { ...dangerTexts, ...dangerScreenTexts }

type Props = { form: DangerFormState; kind: Kind; onChange: () => void }
/** The second step: where it is, and anything else to say. It can be sent at once. */
export function DangerForm({ form, kind, onChange }: Props) {
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
