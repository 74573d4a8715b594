import { type ChangeEvent, useId, useRef, useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import type { FileReport } from '#common/file-report.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import { request } from '../api.tsx'
import { useText } from '../language.tsx'
import styles from './file-exchange.module.css'
import { FileReportView } from './file-report-view.tsx'
import { texts } from './file-texts.ts'
import { saveFile } from './save-file.tsx'
import { withSession } from './staff-client.tsx'

type Props = {
  /** URL of the list's CSV export and import. */
  url: string
  /** Name of the downloaded file. */
  name: string
  onStored: () => void
}
type State = { state: 'idle' | 'busy' | 'failed' } | { state: 'told'; file: File; report: FileReport }

/** Exports a list as CSV and imports it. An import is a dry run first: staff see what it would change, then decide. */
export function FileExchange({ url, name, onStored }: Props) {
  const t = useText(texts)
  const id = useId()
  const [now, setNow] = useState<State>({ state: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const give = () =>
    withSession(() => saveFile(url, `${name}-${fairDate(Date.now())}.csv`)).catch(() =>
      setNow({ state: 'failed' }),
    )
  const bring = async (file: File, trial: boolean) => {
    setNow({ state: 'busy' })
    try {
      const report = await withSession(() => send(url, file, trial))
      if (!report.is_stored) return setNow({ state: 'told', file, report })
      setNow({ state: 'idle' })
      showToast(t('stored', { count: report.added.length + report.changed.length }))
      onStored()
    } catch {
      setNow({ state: 'failed' })
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // So that choosing the same file again, corrected, is a change.
    event.target.value = ''
    if (file) bring(file, true)
  }
  return (
    <section className={styles.exchange} aria-label={t('title')}>
      <p className={styles.keys}>
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
      {now.state === 'failed' ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      {now.state === 'told' ? (
        <FileReportView
          name={now.file.name}
          report={now.report}
          onStore={() => bring(now.file, false)}
          onLeave={() => setNow({ state: 'idle' })}
        />
      ) : null}
    </section>
  )
}

async function send(url: string, file: File, trial: boolean): Promise<FileReport> {
  const form = new FormData()
  form.set('trial', String(trial))
  form.set('file', file, 'list.csv')
  return (await request(url, { method: 'POST', body: form })).json()
}
