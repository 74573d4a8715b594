import { useContext } from 'react'
import { Link } from 'wouter'
import { facilityTypes, placeTypes } from '#content/facility-types.ts'
import { useSay } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { TitlesContext } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { aboutTitles } from './pages.ts'

/** Second addresses of a screen, and a form that its list leads to: left out. */
const elsewhere = /:|^\/(facilities|admin)\/|^\/facility\/(route|gallery)$|\/submit$/

/** A parameter without which the screen has a page too. */
const optional = /\/:\w+\?$/

/** Every page for visitors: screens by their titles, and the list of each kind of place. */
export function SiteMap() {
  const { at } = useContext(TitlesContext)
  const say = useSay()
  const screens = Object.entries(at)
    .map(([path, title]) => [path.replace(optional, ''), title] as const)
    .filter(([path]) => !elsewhere.test(path))
  const lists = placeTypes.map(type => [paths.facility(type), facilityTypes[type].label] as const)
  const pages = new Map([...screens, ...lists, ...Object.entries(aboutTitles)])
  return (
    <ul className="list">
      {[...pages].map(([path, title]) => (
        <li key={path}>
          <Link href={path} className="row">
            <Icon name="i-chevron" />
            <span>{say(title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
