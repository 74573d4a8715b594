import { Link } from 'wouter'
import { distanceOf, type NearbyPlace, nearestOpen } from '#content/nearby.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.ts'
import { useNow } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { closeDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './help.module.css'
import { helpTexts } from './texts.ts'

/** A health centre from the offline copy of the list. */
export type HealthPlace = NearbyPlace & { contact_number: string | null }
/** A health centre farther away than this, as seen from Delhi, is no help. */
const reachKm = 25

/** Link to health centres, with name, distance and number of the nearest one if location was already allowed. */
export function NearestHealth({ places }: { places: readonly HealthPlace[] }) {
  const t = useText(helpTexts)
  const say = useSay()
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const now = useNow()
  const nearest =
    now && location.status === 'found' ? nearestOpen(places, location.found, reachKm, now) : undefined
  const sayDistance = (found: NonNullable<typeof nearest>) => {
    const { value, unit, isAbout } = distanceOf(found)
    const distance = t(unit === 'm' ? 'metres' : 'kilometres', { n: value })
    return isAbout ? t('about', { distance }) : distance
  }
  return (
    <>
      <Link href={paths.facility('health-centre')} className="row" onClick={() => closeDialog('help')}>
        <Icon name="i-health" />
        <span>
          <span>{t('nearest')}</span>
          {nearest ? (
            <small className={`sub ${style.detail}`}>
              <span>
                {say(nearest.place.name)} · {sayDistance(nearest)}
              </span>
              {nearest.place.verified === 'surveyed' ? null : <span> · {t('notChecked')}</span>}
            </small>
          ) : null}
        </span>
        <Icon name="i-chevron" className="row-end" />
      </Link>
      {nearest?.place.contact_number ? (
        <a className="row" href={`tel:${nearest.place.contact_number}`}>
          <Icon name="i-phone" />
          <span>
            {say(nearest.place.name)} <strong className="num">{nearest.place.contact_number}</strong>
          </span>
        </a>
      ) : null}
    </>
  )
}
