import { type ChangeEvent, useId, useRef, useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import type { FileReport } from '#common/file-report.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { type ApiError, asApiError, readJson, request } from '../api.ts'
import { inMemory } from '../in-memory.ts'
import { useText } from '../language.tsx'
import { serverNow } from '../server-clock.ts'
import styles from './file-exchange.module.css'
import { FileReportView } from './file-report-view.tsx'
import { fileTexts } from './file-texts.ts'
import { saveFile } from './save-file.ts'
import { NotSaved } from './saving.tsx'
import { withSession } from './staff-client.ts'

type Props = {
  /** URL of the list's CSV export and import. */
  url: string
  /** Name of the downloaded file. */
  name: string
  onStored: () => void
}
type State =
  | { state: 'idle' | 'busy' }
  | { state: 'unreadable' }
  | { state: 'failed'; what: 'giveFailed' | 'bringFailed'; error: ApiError }
  | { state: 'told'; file: Blob; name: string; report: FileReport }

/** Exports a list as CSV and imports it. An import is a dry run first: staff see what it would change, then decide. */
export function FileExchange({ url, name, onStored }: Props) {
  const t = useText(fileTexts)
  const id = useId()
  const [now, setNow] = useState<State>({ state: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const give = () =>
    withSession(() => saveFile(url, `${name}-${fairDate(serverNow())}.csv`)).catch(error =>
      setNow({ state: 'failed', what: 'giveFailed', error: asApiError(error) }),
    )
  const bring = async (file: Blob, name: string, trial: boolean) => {
    setNow({ state: 'busy' })
    try {
      const report = await withSession(() => send(url, file, trial))
      if (!report.is_stored) return setNow({ state: 'told', file, name, report })
      setNow({ state: 'idle' })
      showToast(t('stored', { count: report.added.length + report.changed.length }))
      onStored()
    } catch (error) {
      setNow({ state: 'failed', what: 'bringFailed', error: asApiError(error) })
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // So that choosing the same file again, corrected, is a change.
    event.target.value = ''
    if (!file) return
    // What is stored is what was tried, whatever the spreadsheet does to the file meanwhile.
    const copy = await inMemory(file)
    if (copy) await bring(copy, file.name, true)
    else setNow({ state: 'unreadable' })
  }
  return (
    <section className={`pad--phone ${styles.exchange}`} aria-label={t('title')}>
      <p className={`cluster ${styles.keys}`}>
        <button type="button" className="btn btn--line btn--s" onClick={give}>
          <Icon name="i-download" size={20} />
          {t('give')}
        </button>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-describedby={`${id}-hint`}
          disabled={now.state === 'busy'}
          onClick={() => input.current?.click()}
        >
          {now.state === 'busy' ? (
            <i className="spin" aria-hidden="true" />
          ) : (
            <Icon name="i-upload" size={20} />
          )}
          <span>{t(now.state === 'busy' ? 'reading' : 'bring')}</span>
        </button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('bring')}
          onChange={choose}
        />
      </p>
      <p id={`${id}-hint`} className="tiny">
        {t('hint')}
      </p>
      {now.state === 'unreadable' ? <Note kind="err" live="alert" title={t('unreadable')} /> : null}
      {now.state === 'failed' && now.error.code === 'file-too-large' ? (
        <Note kind="err" live="alert" title={t('tooLarge')} />
      ) : now.state === 'failed' ? (
        <NotSaved error={now.error} what={t(now.what)} />
      ) : null}
      {now.state === 'told' ? (
        <FileReportView
          name={now.name}
          report={now.report}
          onStore={() => bring(now.file, now.name, false)}
          onLeave={() => setNow({ state: 'idle' })}
        />
      ) : null}
    </section>
  )
}

async function send(url: string, file: Blob, trial: boolean): Promise<FileReport> {
  const form = new FormData()
  form.set('trial', String(trial))
  form.set('file', file, 'list.csv')
  return readJson<FileReport>(await request(url, { method: 'POST', body: form }))
}
