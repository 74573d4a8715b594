import type { ReactNode } from 'react'
import { fairDate, sayDay } from '#common/fair-time.ts'
import { fill, type Language, languages, type Text } from '#common/text.ts'
import { fairAt } from '#content/shravan.ts'
import { useContacts } from '#features/contacts/use-contacts.ts'
import { useAllPlaces } from '#features/facilities/use-places.ts'
import { useMelaRoute } from '#features/mela-route/use-mela-route.ts'
import { useLots } from '#features/vehicles/lots/use-lots.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { useText } from '#kit/web/language.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { printTexts } from './texts.ts'

type SheetsProps = {
  /** How many sheets of paper are needed. */
  count: number
  onPrint?: () => void
  /** Controls above the sheets. */
  form?: ReactNode
  children: ReactNode
}

/** The sheets, and above them what is not printed: their choices, the print key, and where their codes lead. */
export function Sheets({ count, onPrint = () => print(), form, children }: SheetsProps) {
  const t = useText(printTexts)
  return (
    <>
      <div className="stack print-bar">
        {form}
        <button type="button" className="btn btn--main" onClick={onPrint}>
          <Icon name="i-print" />
          {t('print')}
        </button>
        <p className="tiny">
          {count === 1 ? t('page') : t('pages', { n: count })} · {t('opens', { address: location.host })}
        </p>
      </div>
      <div className="papers">{children}</div>
    </>
  )
}

type SheetProps = { className: string; language?: Language; children: ReactNode }

/** A sheet of paper. Its foot says which fair it is for and when it was printed. */
export const Sheet = ({ className, language = 'hi', children }: SheetProps) => (
  <article className={`paper ${className}`} lang={language}>
    {children}
    <footer>
      <span>
        {fill(printTexts.printed, language, { year: fairYear(), day: sayDay(serverNow(), language, 'long') })}
      </span>
      <span>{printTexts.corporation[language]}</span>
    </footer>
  </article>
)

/** The year of the current or next fair; this year if none is known. */
export function fairYear(): string {
  const now = serverNow()
  return (fairAt(now).from ?? fairDate(now)).slice(0, 4)
}

/** A code that opens `path` in the guide. */
export function SheetCode({ path, label }: { path: string; label?: string }) {
  const address = location.origin + path
  return <QrCode value={address} label={label ?? address} className="code" />
}

/** A heading within a sheet. */
export const PartTitle = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <h3 className="part-title">
    <Icon name={icon} />
    {children}
  </h3>
)

/** Texts as list items. */
export const Lines = ({ of, language }: { of: readonly Text[]; language: Language }) =>
  of.map(text => <li key={text.en}>{text[language]}</li>)

/** A typed value, or a line to write it on with a pen. */
export const ToFill = ({ label, value = '' }: { label: string; value?: string }) => (
  <p className="to-fill">
    {label}
    {value.trim() ? <b dir="auto">{value}</b> : <i />}
  </p>
)

/** The lists to print; `value` is undefined until all are loaded (perhaps from the phone's own copy). */
function useLists() {
  const places = useAllPlaces()
  const numbers = useContacts()
  const walk = useMelaRoute()
  const lots = useLots()
  // Only posters show lots, so the other sheets do not wait for them.
  const queries = [places, numbers, walk]
  return {
    value:
      places.value && numbers.value && walk.value
        ? {
            places: places.value.facilities,
            contacts: numbers.value.contacts,
            waypoints: walk.value.waypoints,
            lots: lots.value?.lots ?? [],
          }
        : undefined,
    isLoading: queries.some(query => query.isLoading),
    refresh: () => Promise.all([...queries, lots].map(query => query.refresh())),
  }
}
export type Lists = NonNullable<ReturnType<typeof useLists>['value']>

/** Renders its children once the lists are loaded, otherwise that they are loading or failed. */
export function WithLists({ children }: { children: (lists: Lists) => ReactNode }) {
  const t = useText(printTexts)
  const query = useLists()
  return query.value ? children(query.value) : <NotLoaded query={query} failed={t('failed')} />
}

/** A sheet in Hindi, then the same in English. */
export const InBothLanguages = ({
  count,
  sheet,
}: {
  count: number
  sheet: (lists: Lists, language: Language) => ReactNode
}) => (
  <WithLists>
    {lists => <Sheets count={count}>{languages.toReversed().map(language => sheet(lists, language))}</Sheets>}
  </WithLists>
)
