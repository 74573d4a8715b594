import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { asTyped } from '#common/one-language.ts'
import { asApiError } from '#kit/web/api.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { SaidWords } from '#kit/web/said-words.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useDrafts } from '#kit/web/staff/drafts.ts'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { UnsentDrafts } from '#kit/web/staff/unsent-drafts.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { Notice, noticesContract } from '../contract.ts'
import type { ReceivedAlert, receivedContract } from '../received/received-contract.ts'
import { noticesTexts } from '../texts.ts'
import { asOwn, type Draft, type NoticeWords, newDraft, noticeDrafts } from './drafts.ts'
import { choices, NoticeForm } from './notice-form.tsx'
import styles from './notices-panel.module.css'
import { noticeOf, ReceivedAlerts } from './received-alerts.tsx'
import { noticesReceivedTexts } from './received-texts.ts'
import { noticesStaffTexts } from './texts.ts'

const useNotices = staffQueryHook<typeof noticesContract & typeof receivedContract>()
const call = staffClient<typeof noticesContract & typeof receivedContract>()

/** Adds, changes and ends notices; shows the alerts of other warning systems that wait for a decision. */
export function NoticesPanel() {
  const t = useText(noticesStaffTexts)
  const current = useNotices('GET /api/notices', {})
  const past = useNotices('GET /api/notices/past', {})
  const received = useNotices('GET /api/notices/received', {})
  const ofReceived = useText(noticesReceivedTexts)
  const { language } = useLanguage()
  const drafts = useDrafts('notices', noticeDrafts)
  const { draft } = drafts
  const notices = current.value?.notices ?? []
  const form = useRef<HTMLDivElement>(null)
  /** What was sent last. */
  const tried = useRef('')
  const [problem, setProblem] = useState<ReactNode>()
  const tellProblem = (words: string) => setProblem(<Note kind="err" live="alert" title={words} />)
  const readAgain = () => Promise.all([current.refresh(), past.refresh(), received.refresh()])
  const write = (next: Draft) => {
    setProblem(undefined)
    drafts.write(next)
    // The form is there already, so the words of the new notice stand where it is.
    form.current?.scrollIntoView()
  }

  const send = async ({ level, text, hours }: NoticeWords) => {
    setProblem(undefined)
    const before = tried.current
    tried.current = JSON.stringify([draft.id, level, text, hours])
    // The first try may have been stored, though its answer was lost; what was typed since is a change of that notice.
    const stored = before !== tried.current ? notices.find(({ id }) => id === draft.id) : undefined
    const of = draft.of ?? stored
    try {
      const words = { level, text, hours: hours ?? hoursLeft(of) }
      if (of)
        await call('PUT /api/notices/:id', {
          params: { id: of.id },
          body: { ...words, updated_at: of.updated_at },
        })
      else await call('POST /api/notices', { body: { id: draft.id, ...words, ...draft.from } })
      showToast(t('told'))
      drafts.sent(draft.id)
    } catch (error) {
      const refused = asApiError(error)
      const isChanged = refused.code === 'changed-meanwhile'
      if (isChanged) tellProblem(draft.from ? ofReceived('decided') : t('changedMeanwhile'))
      else setProblem(<NotSaved error={refused} isTyped />)
      // The typed text stays, as a notice of its own.
      if (isChanged) {
        await readAgain()
        drafts.change(draft.id, asOwn)
      }
    }
    readAgain()
  }
  const end = async (notice: Notice) => {
    try {
      await call('DELETE /api/notices/:id', { params: { id: notice.id } })
      showToast(t('ended'))
    } catch (error) {
      setProblem(<NotSaved error={asApiError(error)} />)
    }
    readAgain()
  }
  const tellOf = (alert: ReceivedAlert) => {
    write({ ...newDraft(noticeOf(alert, choices, serverNow())), from: { received: alert.id } })
    showToast(ofReceived('told'))
  }
  const putAway = async (alert: ReceivedAlert) => {
    try {
      await call('POST /api/notices/received/:id/put-away', { params: { id: alert.id } })
      showToast(ofReceived('gone'))
    } catch (error) {
      const refused = asApiError(error)
      if (refused.code === 'changed-meanwhile') tellProblem(ofReceived('decided'))
      else setProblem(<NotSaved error={refused} />)
    }
    readAgain()
  }
  const edit = (notice: Notice) => {
    const hours = isOver(notice) ? 3 : null
    write({
      ...newDraft({ level: notice.level, text: asTyped(notice.text, notice.only), hours }),
      of: notice,
    })
  }
  return (
    <div className={styles.panel}>
      <p className="sub">{t('lead')}</p>
      {received.value ? <ReceivedAlerts list={received.value} onTell={tellOf} onPutAway={putAway} /> : null}
      <div ref={form} className={styles.write}>
        <UnsentDrafts
          drafts={drafts.aside}
          wordsOf={({ words: { text } }) => text[language] || text.en || text.hi || t('emptied')}
          onBack={write}
          onDrop={drafts.drop}
        />
        <NoticeForm
          key={draft.id}
          words={draft.words}
          onWords={drafts.setWords}
          isChange={draft.of !== undefined}
          until={draft.given.hours === null ? draft.of?.expires_at : undefined}
          canCancel={draft.of !== undefined || draft.from !== undefined}
          problem={problem}
          onSend={send}
          onCancel={drafts.startNew}
        />
      </div>
      <section aria-labelledby="notices-now">
        <h2 id="notices-now">{t('now')}</h2>
        <ListState
          query={current}
          loadFailed={t('loadFailed')}
          isEmpty={notices.length === 0}
          none={t('none')}
          icon="i-sound"
        />
        <ul className={`divided ${styles.list}`}>
          {notices.map(notice => (
            <Line key={notice.id} notice={notice}>
              {notice.is_search ? (
                <p className="tiny">{t('ofSearch')}</p>
              ) : notice.held ? (
                <Link className="btn btn--line btn--s" href={paths.staffPanel('holds')}>
                  {t('held')}
                </Link>
              ) : (
                <>
                  <button type="button" className="btn btn--line btn--s" onClick={() => edit(notice)}>
                    {t('change')}
                  </button>
                  <button type="button" className="btn btn--line btn--s" onClick={() => end(notice)}>
                    {t('end')}
                  </button>
                </>
              )}
            </Line>
          ))}
        </ul>
      </section>
      {past.value?.notices.length ? (
        <details>
          <summary>{t('past')}</summary>
          <ul className={`divided ${styles.list}`}>
            {past.value.notices.map(notice => (
              <Line key={notice.id} notice={notice}>
                <button type="button" className="btn btn--line btn--s" onClick={() => edit(notice)}>
                  {t('again')}
                </button>
              </Line>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

const isOver = ({ expires_at }: Notice) => Date.parse(expires_at) <= serverNow()
/** Hours that a notice is still shown, not fewer than the server takes. */
const hoursLeft = (notice: Notice | undefined) =>
  Math.max(0.25, (Date.parse(notice?.expires_at ?? '') - serverNow()) / 3_600_000)

function Line({ notice, children }: { notice: Notice; children: ReactNode }) {
  const t = useText(noticesStaffTexts)
  const ofLevel = useText(noticesTexts)
  const { language } = useLanguage()
  return (
    <li>
      <div>
        <b>{ofLevel(notice.level)}</b>{' '}
        <span>
          <SaidWords text={notice.text} only={notice.only} />
        </span>
        <p className="tiny">{t('until', { time: sayDayTime(Date.parse(notice.expires_at), language) })}</p>
      </div>
      <div className="cluster">{children}</div>
    </li>
  )
}
