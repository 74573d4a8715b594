import { fairMoment, sayDay } from '#common/fair-time.ts'
import { sum } from '#common/sum.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Axis, Chart, Columns, Legend, type Part } from '#kit/web/staff/chart.tsx'
import { reportStaffTexts } from './texts.ts'

type Props = {
  title: string
  /** A sentence that sums it up; by default the total and the day with the most. */
  said?: string
  hint?: string
  rows: readonly { day: string; counts: readonly number[] }[]
  /** What is counted: one name and one look for each of `counts`. */
  head: readonly string[]
  kinds: readonly Part['kind'][]
}

/** Columns of counts by day, and the same numbers as a table, which leaves out days without any. */
export function DayPlot({ title, said, hint = '', rows, head, kinds }: Props) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const totals = rows.map(({ counts }) => sum(counts))
  const tallest = Math.max(0, ...totals)
  const top = rows[totals.indexOf(tallest)]
  const most = rows.reduce((all, { counts }) => all + (counts[0] ?? 0), 0)
  const summary =
    said ??
    t('mostOn', {
      total: grouped.format(most),
      day: top ? shortDay(top.day, language) : '',
      most: grouped.format(top?.counts[0] ?? 0),
    })
  return (
    <Chart
      title={title}
      said={`${tallest ? summary : t('none')} ${hint}`.trim()}
      table={{
        head: [t('day'), ...head],
        rows: rows
          .filter((_, index) => totals[index])
          .map(({ day, counts }) => [shortDay(day, language), ...counts.map(count => grouped.format(count))]),
      }}
    >
      <Columns
        columns={rows.map(({ counts }) =>
          counts.map((value, index) => ({ kind: kinds[index] ?? 'plain', value })),
        )}
        tallest={tallest}
      />
      <Axis words={[rows[0], rows.at(-1)].map(row => (row ? shortDay(row.day, language) : ''))} />
      {head.length > 1 ? (
        <Legend parts={head.map((label, index) => ({ label, kind: kinds[index] ?? 'plain' }))} />
      ) : null}
    </Chart>
  )
}

const grouped = new Intl.NumberFormat('en-IN')

/** A date without its year. */
export const shortDay = (day: string, language: Language): string =>
  sayDay(fairMoment(day, '12:00'), language).replace(/,? \d{4}$/, '')
