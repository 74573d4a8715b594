import type { ReactNode } from 'react'
import { sayClock } from '#common/fair-time.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { dailyAartis } from '#content/edition.ts'
import { facilityTypes, placeTypes } from '#content/facility-types.ts'
import { texts as crowdTexts } from '#features/crowd-status/texts.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { texts as fileTexts } from '../guide-file/texts.ts'
import { texts } from './booklet-texts.ts'
import { fairYear, sayEdition } from './edition.ts'
import { texts as printTexts } from './texts.ts'
import type { Lists } from './use-lists.tsx'
import { whatToDo } from './what-to-do.ts'

type Row = { id: string; name: string; more: string }
/** Fits a page if every address takes two lines. */
const rowsPerPage = 10
const stopsPerPage = 26

/** The pages of the booklet in reading order, a multiple of four: what is left over is for notes. */
export function pagesOf(lists: Lists, language: Language): readonly ReactNode[] {
  const say = (text: Text) => text[language]
  const rowsOf = (title: string, rows: readonly Row[]) =>
    inParts(rows, rowsPerPage).map(part => <Rows key={part[0]?.id} title={title} rows={part} />)
  const numbers = lists.contacts
    .filter(({ phone, contact_type }) => phone && contact_type !== 'officer')
    .map(({ id, name, phone, designation }) => ({
      id,
      name: say(name),
      more: [phone, designation && say(designation)].filter(Boolean).join(' · '),
    }))
  const places = placeTypes.flatMap(type =>
    rowsOf(
      say(facilityTypes[type].label),
      lists.places
        .filter(({ facility_type }) => facility_type === type)
        .map(({ id, name, location_name }) => ({ id, name: say(name), more: say(location_name) })),
    ),
  )
  const pages = [
    <Cover key="cover" language={language} />,
    ...rowsOf(say(fileTexts.numbers), numbers),
    <Danger key="danger" language={language} />,
    ...inParts(lists.waypoints, stopsPerPage).map(part => (
      <section key={part[0]?.order}>
        <h3>{say(printTexts.way)}</h3>
        <ol className="leaf-way" start={part[0]?.order}>
          {part.map(({ order, name }) => (
            <li key={order}>{say(name)}</li>
          ))}
        </ol>
      </section>
    )),
    ...places,
    <Mind key="mind" language={language} />,
  ]
  const empty = (4 - (pages.length % 4)) % 4
  const notes = Array.from({ length: empty }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pages are alike
    <section key={`notes ${index}`} className="leaf-notes">
      <h3>{say(texts.notes)}</h3>
    </section>
  ))
  return [...pages, ...notes]
}

/** The order in which pages are printed on both sides of sheets that are laid into each other and folded. */
export function foldedOrder(count: number): number[] {
  return Array.from({ length: count / 4 }, (_, sheet) => [
    ...[count - 1 - 2 * sheet, 2 * sheet],
    ...[2 * sheet + 1, count - 2 - 2 * sheet],
  ]).flat()
}

const inParts = <T,>(rows: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  )

const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className="leaf-rows">
      {rows.map(({ id, name, more }) => (
        <li key={id}>
          <b>{name}</b>
          <span>{more}</span>
        </li>
      ))}
    </ul>
  </section>
)

function Cover({ language }: { language: Language }) {
  const now = serverNow()
  return (
    <section className="leaf-cover">
      <h2>{fill(printTexts.fair, language, { year: fairYear(now) })}</h2>
      <p>{texts.under[language]}</p>
      <QrCode value={`${location.origin}/`} label={location.host} className="code" />
      <p>{printTexts.offline[language]}</p>
      <p>
        <b>108 · 112 · 155304</b>
      </p>
      <small>{sayEdition(now, language)}</small>
      <small>{printTexts.corporation[language]}</small>
    </section>
  )
}

const Danger = ({ language }: { language: Language }) => (
  <section>
    {whatToDo.map(({ title, number, steps }) => (
      <div key={title.en}>
        <h3>
          {title[language]} · {number}
        </h3>
        <ul className="leaf-steps">
          {steps.map(step => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)

const mind = [
  crowdTexts.tipMeet,
  fileTexts.doNumber,
  fileTexts.dontRun,
  fileTexts.dontDrain,
  fileTexts.dontLitter,
  fileTexts.dontRumour,
]

const Mind = ({ language }: { language: Language }) => (
  <section>
    <h3>{printTexts.aarti[language]}</h3>
    <p>{dailyAartis.map(({ time }) => sayClock(Number(time.slice(0, 2)), 0, language)).join(' · ')}</p>
    <h3>{printTexts.mind[language]}</h3>
    <ul className="leaf-steps">
      {mind.map(text => (
        <li key={text.en}>{text[language]}</li>
      ))}
    </ul>
  </section>
)
