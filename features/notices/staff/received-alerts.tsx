import type { ReactNode } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { shorten } from '#common/shorten.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { WholeList } from '#kit/web/staff/inbox.tsx'
import { Note } from '#ui/note.tsx'
import type { AlertWords, ReceivedAlerts as List, ReceivedAlert } from '../received/received-contract.ts'
import { longestNotice } from '../texts.ts'
import type { NoticeWords } from './drafts.ts'
import styles from './notices-panel.module.css'
import { noticesReceivedTexts } from './received-texts.ts'

type Props = {
  list: List
  onTell: (alert: ReceivedAlert) => void
  onPutAway: (alert: ReceivedAlert) => void
}

/** Alerts of other warning systems that wait for a decision, and whether their source can be read. */
export function ReceivedAlerts({ list, onTell, onPutAway }: Props) {
  const t = useText(noticesReceivedTexts)
  const { language } = useLanguage()
  const time = (iso: string) => sayDayTime(Date.parse(iso), language)
  const asked = useAsked('alert')
  if (!list.has_source) return null
  const one = list.alerts.filter(({ id }) => id === asked)
  return (
    <section aria-labelledby="notices-received">
      <h2 id="notices-received">{t('title')}</h2>
      {list.failed_since ? (
        <Note kind="warn" title={t('failed', { time: time(list.failed_since) })}>
          {list.read_at ? <span>{t('lastRead', { time: time(list.read_at) })}</span> : null}
        </Note>
      ) : list.read_at ? (
        <p className="tiny">{t('lastRead', { time: time(list.read_at) })}</p>
      ) : null}
      {one.length > 0 ? <WholeList /> : null}
      {list.alerts.length === 0 && list.read_at ? <p className="sub">{t('none')}</p> : null}
      <ul className={`divided ${styles.list}`}>
        {(one.length > 0 ? one : list.alerts).map(alert => (
          <Alert key={alert.id} alert={alert}>
            <button type="button" className="btn btn--main btn--s" onClick={() => onTell(alert)}>
              {t('tell')}
            </button>
            <button type="button" className="btn btn--line btn--s" onClick={() => onPutAway(alert)}>
              {t('putAway')}
            </button>
          </Alert>
        ))}
      </ul>
    </section>
  )
}

function Alert({ alert, children }: { alert: ReceivedAlert; children: ReactNode }) {
  const t = useText(noticesReceivedTexts)
  const { language } = useLanguage()
  const time = (iso: string) => sayDayTime(Date.parse(iso), language)
  const words = wordsIn(alert, language) ?? alert.texts[0]
  return (
    <li>
      <div>
        <p>
          <b>{t(alert.kind === 'cancel' ? 'cancel' : alert.severity)}</b>{' '}
          {alert.kind === 'update' ? <span>{t('update')}</span> : null}
        </p>
        {words ? (
          <div lang={words.language}>
            <h3>{words.headline || words.event}</h3>
            {words.description ? <p>{words.description}</p> : null}
            {words.instruction ? <p>{words.instruction}</p> : null}
          </div>
        ) : null}
        <p className="tiny">
          {t('by', { name: alert.sender_name, time: time(alert.sent_at) })}{' '}
          {t('until', { time: time(alert.expires_at) })}
        </p>
        {alert.area ? <p className="tiny">{t('area', { area: alert.area })}</p> : null}
        {alert.kind === 'cancel' ? <p className="tiny">{t('endYours')}</p> : null}
      </div>
      <div className="cluster">{children}</div>
    </li>
  )
}

const wordsIn = ({ texts: all }: ReceivedAlert, language: Language): AlertWords | undefined =>
  all.find(words => words.language.toLowerCase().startsWith(language))

/** A notice with the words of an alert, for staff to check. A language that the alert does not have stays empty. */
export function noticeOf(alert: ReceivedAlert, hoursToChoose: readonly number[], now: number): NoticeWords {
  const left = (Date.parse(alert.expires_at) - now) / 3_600_000
  return {
    level: alert.severity === 'Minor' || alert.severity === 'Unknown' ? 'info' : 'warning',
    text: { en: shortText(wordsIn(alert, 'en')), hi: shortText(wordsIn(alert, 'hi')) },
    hours: hoursToChoose.find(hours => hours >= left) ?? hoursToChoose.at(-1) ?? 1,
  }
}

/** Headline and what to do, cut after a word at the length of a notice. */
function shortText(words: AlertWords | undefined): string {
  if (!words) return ''
  const stop = words.language.toLowerCase().startsWith('hi') ? '।' : '.'
  const sentences = [words.headline || words.event, words.instruction].filter(Boolean)
  const whole = sentences.map(sentence => sentence.replace(/[.।]?$/, stop)).join(' ')
  return shorten(whole, longestNotice)
}
