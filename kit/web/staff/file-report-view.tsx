import { useEffect, useRef } from 'react'
import type { FileReport } from '#common/file-report.ts'
import { Note } from '#ui/note.tsx'
import { useSay, useText } from '../language.tsx'
import styles from './file-exchange.module.css'
import { fileTexts } from './file-texts.ts'

type Props = { name: string; report: FileReport; onStore: () => void; onLeave: () => void }
const mostShown = 100

/** Shows what an import would change, or what is wrong in the file. Nothing has been changed yet. */
export function FileReportView({ name, report, onStore, onLeave }: Props) {
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
                <dt>{label}</dt>
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
