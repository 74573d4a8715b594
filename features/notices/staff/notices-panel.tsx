import { type ReactNode, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { ApiError } from '#kit/web/api.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { showToast } from '#ui/toast.tsx'
import type { contract, Notice } from '../contract.ts'
import { texts as levelTexts } from '../texts.ts'
import { NoticeForm, type NoticeWords } from './notice-form.tsx'
import styles from './notices-panel.module.css'
import { texts } from './texts.ts'

const useNotices = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()
const empty: NoticeWords = { level: 'warning', text: { en: '', hi: '' }, hours: 3 }

/** Adds, changes and ends notices. */
export function Panel() {
  const t = useText(texts)
  const current = useNotices('GET /api/notices', {})
  const past = useNotices('GET /api/notices/past', {})
  const [draft, setDraft] = useState({ id: newId(), words: empty, of: undefined as Notice | undefined })
  const [problem, setProblem] = useState('')
  const readAgain = () => Promise.all([current.refresh(), past.refresh()])
  const startNew = () => setDraft({ id: newId(), words: empty, of: undefined })

  const send = async (words: NoticeWords) => {
    setProblem('')
    try {
      if (draft.of)
        await call('PUT /api/notices/:id', {
          params: { id: draft.id },
          body: { ...words, updated_at: draft.of.updated_at },
        })
      else await call('POST /api/notices', { body: { id: draft.id, ...words } })
      showToast(t('told'))
      startNew()
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'changed-meanwhile'
      setProblem(isChanged ? t('changedMeanwhile') : t('failed'))
      // The typed text stays; the next attempt overwrites the newer version.
      if (isChanged) {
        await readAgain()
        setDraft({ ...draft, words, of: undefined, id: newId() })
      }
    }
    readAgain()
  }
  const end = async (notice: Notice) => {
    try {
      await call('DELETE /api/notices/:id', { params: { id: notice.id } })
      showToast(t('ended'))
    } catch {
      setProblem(t('failed'))
    }
    readAgain()
  }
  const edit = (notice: Notice) => {
    setDraft({ id: notice.id, words: { level: notice.level, text: notice.text, hours: 3 }, of: notice })
    scrollTo(0, 0)
  }
  const notices = current.value?.notices ?? []
  return (
    <div className={styles.panel}>
      <p className="sub">{t('lead')}</p>
      <NoticeForm
        key={draft.id}
        words={draft.words}
        isChange={draft.of !== undefined}
        problem={problem}
        onSend={send}
        onCancel={startNew}
      />
      <section aria-labelledby="notices-now">
        <h2 id="notices-now">{t('now')}</h2>
        {current.isLoading ? <p className="sub">{t('loading')}</p> : null}
        {current.value && notices.length === 0 ? <p className="sub">{t('none')}</p> : null}
        <ul className={styles.list}>
          {notices.map(notice => (
            <Line key={notice.id} notice={notice}>
              <button type="button" className="btn btn--line btn--s" onClick={() => edit(notice)}>
                {t('change')}
              </button>
              <button type="button" className="btn btn--line btn--s" onClick={() => end(notice)}>
                {t('end')}
              </button>
            </Line>
          ))}
        </ul>
      </section>
      {past.value?.notices.length ? (
        <details>
          <summary>{t('past')}</summary>
          <ul className={styles.list}>
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

function Line({ notice, children }: { notice: Notice; children: ReactNode }) {
  const t = useText(texts)
  const ofLevel = useText(levelTexts)
  const { language } = useLanguage()
  return (
    <li>
      <div>
        <b>{ofLevel(notice.level)}</b> <span>{notice.text[language]}</span>
        <p className="tiny">{t('until', { time: sayDayTime(Date.parse(notice.expires_at), language) })}</p>
      </div>
      <div className={styles.keys}>{children}</div>
    </li>
  )
}
