import { type ReactNode, useId } from 'react'
import { defineTexts } from '#common/text.ts'
import { useText } from '../language.tsx'
import styles from './chart.module.css'

const texts = defineTexts({ asTable: { en: 'As a table', hi: 'तालिका में देखें' } })

type Props = {
  title: string
  /** The chart's content in a sentence, for readers who cannot see it. */
  said: string
  children: ReactNode
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] }
}

/** A chart with a sentence that summarises it and the same numbers as a table. */
export function Chart({ title, said, children, table }: Props) {
  const t = useText(texts)
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p className="sub">{said}</p>
      </figcaption>
      {table.rows.length > 0 ? (
        <>
          <div aria-hidden="true">{children}</div>
          <details>
            <summary>{t('asTable')}</summary>
            <table className="num">
              <thead>
                <tr>
                  {table.head.map(word => (
                    <th key={word} scope="col">
                      {word}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...rest]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {rest.map((cell, column) => (
                      <td key={table.head[column + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : null}
    </figure>
  )
}

/** A column chart; each column is stacked from the bottom, and a value of `tallest` fills the height. */
export function Columns({ columns, tallest }: { columns: readonly (readonly Part[])[]; tallest: number }) {
  const height = 100
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${columns.length * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {columns.map((parts, column) => {
        let top = height
        return parts.map(({ kind, value }) => {
          const tall = tallest > 0 ? (value / tallest) * height : 0
          top -= tall
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
              key={`${column} ${kind}`}
              x={column * 10 + 1.5}
              y={top}
              width={7}
              height={tall}
              className={styles[kind]}
            />
          )
        })
      })}
    </svg>
  )
}
/** Labels below the columns, from the first to the last. */
export function Axis({ words }: { words: readonly string[] }) {
  return (
    <p className={styles.axis}>
      {words.map(word => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}

/** The legend: the meaning of each colour. */
export function Legend({ parts }: { parts: readonly { kind: Part['kind']; label: string }[] }) {
  return (
    <ul className={styles.legend}>
      {parts.map(({ kind, label }) => (
        <li key={kind}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" className={styles[kind]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

/** The box around a chart and what belongs to it. */
export function ChartBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chart}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export type Part = { kind: 'plain' | 'bad' | 'fair' | 'good'; value: number }

/** A bar chart: one bar per line, with its label and number. */
export function Bars({ lines }: { lines: readonly { label: string; value: number }[] }) {
  const most = Math.max(1, ...lines.map(({ value }) => value))
  return (
    <ul className={styles.bars}>
      {lines.map(({ label, value }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.plain} width={(value / most) * 100} height={10} />
          </svg>
          <b className="num">{value}</b>
        </li>
      ))}
    </ul>
  )
}
