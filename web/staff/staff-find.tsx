import { Link } from 'wouter'
import { foldSpelling } from '#common/hindi.ts'
import { may, type Role } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { CaseRow, casesContract } from '#features/cases/contract.ts'
import type { staffContract as placesContract } from '#features/facilities/contract.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { type StaffPanel, useStaffEntries } from '#kit/web/staff/manifest.ts'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { closeDialog } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { consoleTexts } from './texts.ts'

const useCases = staffQueryHook<typeof casesContract>()
const usePlaces = staffQueryHook<typeof placesContract>()
/** How many of each kind are shown. */
const most = 5

type Found = { to: string; icon: IconName; label: string; below?: string }

/** What an account finds by these words: panels, open cases and their persons, places of the guide. */
export function StaffFind({
  wanted,
  panels,
  roles,
}: {
  wanted: string
  panels: readonly StaffPanel[]
  roles: readonly Role[]
}) {
  const t = useText(consoleTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const looks = useStaffEntries('cases')
  const words = foldSpelling(wanted)
  // A single letter would match everything.
  const isLong = words.length > 1
  const cases = useCases(isLong ? 'GET /api/cases' : null, { query: { list: 'open' } })
  const places = usePlaces(isLong && may(roles, 'content') ? 'GET /api/facilities/all' : null, {})
  const fits = (...said: (string | undefined | null)[]) =>
    said.some(one => one && foldSpelling(one).includes(words))
  const both = (text: Text | null | undefined) => [text?.en, text?.hi]
  const linkOf = ({ id, kind, subject, in_panel }: CaseRow) => {
    const look = looks.find(entry => entry.kind === kind)
    return in_panel && look?.panel && look.asks
      ? `${paths.staffPanel(look.panel)}?${look.asks}=${subject}`
      : `${paths.staffPanel('cases')}?case=${id}`
  }
  const found: Found[] = [
    ...panels
      .filter(({ label }) => fits(...both(label)))
      .slice(0, most)
      .map(({ id, icon, label }) => ({ to: paths.staffPanel(id), icon, label: say(label) })),
    ...(cases.value?.cases ?? [])
      .filter(row =>
        fits(
          String(row.number),
          ...both(row.title),
          ...both(row.about?.place),
          ...both(row.about?.detail),
          row.about?.words,
        ),
      )
      .slice(0, most)
      .map(row => ({
        to: linkOf(row),
        icon: looks.find(entry => entry.kind === row.kind)?.icon ?? ('i-bell' as const),
        label: say(row.title),
        below: [row.about?.place && say(row.about.place), row.about?.words].filter(Boolean).join(' · '),
      })),
    ...(places.value?.places ?? [])
      .filter(({ name, location_name }) => fits(...both(name), ...both(location_name)))
      .slice(0, most)
      .map(({ name, location_name }) => ({
        to: `${paths.staffPanel('places')}?find=${encodeURIComponent(say(name))}`,
        icon: 'i-pin' as const,
        label: say(name),
        below: say(location_name),
      })),
  ]
  if (found.length === 0)
    return (
      <p className="find-none" role="status">
        {cases.isLoading && isLong ? kit('loading') : t('nothingFound')}
      </p>
    )
  return (
    <ul className="find-list">
      {found.map(({ to, icon, label, below }) => (
        <li key={`${to} ${label}`}>
          <Link href={to} className="find-i" onClick={() => closeDialog('staff-menu')}>
            <Icon name={icon} />
            <span>
              {label}
              {below ? <small dir="auto">{below}</small> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
