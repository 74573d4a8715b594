import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { fairDate } from '#common/fair-time.ts'
import type { FileReport } from '#common/file-report.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { type ApiError, asApiError, readJson, request } from '../api.ts'
import { inMemory } from '../in-memory.ts'
import { useSay, useText } from '../language.tsx'
import { serverNow } from '../server-clock.ts'
import styles from './file-exchange.module.css'
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
  | { state: 'failed'; what: 'giveFailed' | 'bringFailed' | 'bringUnknown'; error: ApiError }
  | { state: 'told'; file: Blob; name: string; report: FileReport }

/** Exports a list as CSV and imports it. An import is a dry run first: staff see what it would change, then decide. */
export function FileExchange({ url, name, onStored }: Props) {
  const t = useText(fileTexts)
  const id = useId()
  const [now, setNow] = useState<State>({ state: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const give = () =>
    saveFile(url, `${name}-${fairDate(serverNow())}.csv`).catch(error =>
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
    } catch (thrown) {
      const error = asApiError(thrown)
      // No network, or a proxy that got no answer in time.
      const isUnknown = !trial && [0, 502, 504].includes(error.status)
      setNow({ state: 'failed', what: isUnknown ? 'bringUnknown' : 'bringFailed', error })
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

type FileReportViewProps = { name: string; report: FileReport; onStore: () => void; onLeave: () => void }
const mostShown = 100

/** Shows what an import would change, or what is wrong in the file. Nothing has been changed yet. */
function FileReportView({ name, report, onStore, onLeave }: FileReportViewProps) {
  const t = useText(fileTexts)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { faults, added, changed, unchanged, kept } = report
  const count = added.length + changed.length
  return (
    <div className={`stack ${styles.report}`}>
      <h2 ref={title} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      {faults.length ? <Faults faults={faults} /> : null}
      {faults.length === 0 ? (
        <>
          <dl className={styles.counts}>
            {[
              [t('added'), added.length],
              [t('changed'), changed.length],
              [t('unchanged'), unchanged],
              ...(kept ? [[t('kept'), kept]] : []),
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="sub">{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <Names title={t('added')} names={added} />
          <Names title={t('changed')} names={changed.map(row => `${row.name}: ${row.fields.join(', ')}`)} />
          {count === 0 ? <Note kind="info" title={t('nothing')} /> : null}
        </>
      ) : null}
      <p className={`cluster ${styles.keys}`}>
        {faults.length === 0 && count > 0 ? (
          <button type="button" className="btn btn--main" onClick={onStore}>
            {t('store', { count })}
          </button>
        ) : null}
        <button type="button" className="btn btn--quiet" onClick={onLeave}>
          {t('leave')}
        </button>
      </p>
    </div>
  )
}

function Faults({ faults }: Pick<FileReport, 'faults'>) {
  const t = useText(fileTexts)
  const say = useSay()
  return (
    <>
      <Note kind="err" live="alert" title={t('faulty', { count: faults.length })} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone is scrolled by keys */}
      <section className={styles.scroll} aria-label={t('faults')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ line, column, reason }) => (
              <tr key={`${line} ${column} ${reason.en}`}>
                <th scope="row" className="num">
                  {line}
                </th>
                <td lang="en">{column ?? '–'}</td>
                <td>{say(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const t = useText(fileTexts)
  if (names.length === 0) return null
  return (
    <details className={styles.names} open={names.length <= 12}>
      <summary>{title}</summary>
      <ul lang="en">
        {names.slice(0, mostShown).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {names.length > mostShown ? (
        <p className="tiny">{t('more', { count: names.length - mostShown })}</p>
      ) : null}
    </details>
  )
}
