import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { PersonDetail } from '../reunite/contract.ts'
import { Refusal } from '../reunite/staff/refusal.tsx'
import reunite from '../reunite/staff/reunite.module.css'
import { callTexts } from './call-texts.ts'
import type { PublicCall, searchContract } from './contract.ts'
import styles from './rings.module.css'

const call = staffClient<typeof searchContract>()
type Props = Pick<PersonDetail, 'person'> & { call: PublicCall; onChanged: () => Promise<void> }

/** The call to everybody: word for word what visitors would read, and the button that only the chief has. */
export function CallPart({ person, call: shown, onChanged }: Props) {
  const t = useText(callTexts)
  const { language } = useLanguage()
  const { attempt: save, isBusy: isSaving, error } = useAttempt(onChanged)
  const release = (is_released: boolean) =>
    save(() =>
      call('PUT /api/missing-persons/:id/public-call', { params: { id: person.id }, body: { is_released } }),
    )
  const { text, why_not, at, by, may_release } = shown
  return (
    <section className={`stack ${reunite.card}`} aria-labelledby="public-call">
      <h3 id="public-call">{t('title')}</h3>
      {why_not ? <Note kind="info" icon="i-shield" title={t(why_not)} /> : null}
      {text ? (
        <>
          <p className="sub">{t(at ? 'out' : 'preview')}</p>
          <blockquote className={styles.words}>
            <p lang="hi">{text.hi}</p>
            <p lang="en">{text.en}</p>
          </blockquote>
          <p className="sub">{t('rule')}</p>
        </>
      ) : null}
      {at ? <p role="status">{t('since', { time: sayTime(Date.parse(at), language), name: by })}</p> : null}
      <Refusal error={error} />
      {text && !may_release ? <p>{t('chiefOnly')}</p> : null}
      {text && may_release ? (
        <button
          type="button"
          className={at ? 'btn btn--line btn--s' : 'btn btn--danger btn--s'}
          disabled={isSaving}
          onClick={() => release(!at)}
        >
          <Icon name={at ? 'i-close' : 'i-sound'} size={20} />
          <span>{t(at ? 'end' : 'release')}</span>
        </button>
      ) : null}
    </section>
  )
}
