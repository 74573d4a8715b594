import { Link } from 'wouter'
import { distanceKm, distanceParts, type Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { useLocationAllowed, usePhoneLocation } from '#kit/web/location.ts'
import { paths } from '#kit/web/paths.ts'
import { closeDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './help.module.css'
import { helpTexts } from './texts.ts'

/** A health centre from the offline copy of the list. `precision_m`: how far off its position may be, in metres. */
export type HealthPlace = {
  name: Text
  latitude: number | null
  longitude: number | null
  precision_m: number | null
  contact_number: string | null
  verified: 'surveyed' | 'existence' | 'no'
  doubt?: 'broken' | 'not-here' | undefined
}
const areaFromMetres = 500
/** A health centre farther away than this, as seen from Delhi, is no help. */
const reachKm = 25

/** Link to health centres, with name, distance and number of the nearest one if location was already allowed. */
export function NearestHealth({ places }: { places: readonly HealthPlace[] }) {
  const t = useText(helpTexts)
  const say = useSay()
  const location = usePhoneLocation('list', useLocationAllowed(), 0)
  const nearest = location.status === 'found' ? nearestOf(places, location.found.point) : undefined
  const sayDistance = ({ place, km }: Near) => {
    const isArea = (place.precision_m ?? 0) >= areaFromMetres
    const { value, unit } = distanceParts(isArea ? Math.max(0.1, Math.round(km * 10) / 10) : km)
    const distance = t(unit === 'm' ? 'metres' : 'kilometres', { n: value })
    return isArea ? t('about', { distance }) : distance
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

type Near = { place: HealthPlace; km: number }

function nearestOf(places: readonly HealthPlace[], from: Point): Near | undefined {
  return places
    .filter(({ doubt }) => doubt !== 'not-here')
    .flatMap(place => {
      const { latitude: lat, longitude: lng } = place
      return lat === null || lng === null ? [] : [{ place, km: distanceKm(from, { lat, lng }) }]
    })
    .filter(({ km }) => km <= reachKm)
    .toSorted((a, b) => a.km - b.km)[0]
}
