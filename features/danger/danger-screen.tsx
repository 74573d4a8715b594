import { useState, useSyncExternalStore } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useLive } from '#kit/web/live.ts'
import { readStorage } from '#kit/web/local-storage.ts'
import { onOutbox } from '#kit/web/outbox/outbox.ts'
import { OutboxFormStatus } from '#kit/web/outbox/outbox-form.tsx'
import { Page } from '#kit/web/page.tsx'
import { Call } from '#ui/call.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import style from './danger.module.css'
import { DangerForm } from './danger-form.tsx'
import { type Kind, kinds, repliesKey } from './danger-kinds.ts'
import { KnownDangers } from './known-dangers.tsx'
import { kindIcons } from './say-danger.ts'
import { dangerScreenTexts } from './screen-texts.ts'
import { dangerTexts } from './texts.ts'
import { useDangerForm } from './use-danger-form.ts'
import { useDangers } from './use-dangers.ts'

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
