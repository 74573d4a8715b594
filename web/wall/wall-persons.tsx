import { may } from '#common/permissions.ts'
import { reuniteStaffTexts } from '#features/lost-found/reunite/staff/texts.ts'
import type { staffContract } from '#features/staff/contract.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { queryHook } from '#kit/web/query.ts'
import { Icon } from '#ui/icon.tsx'
import { wallTexts } from './texts.ts'
import { useWallPersons } from './use-wall.ts'

const useSession = queryHook<typeof staffContract>()
const allTexts = { ...reuniteStaffTexts, ...wallTexts }

/** Persons whom a desk put on screens, for an account that may see them; nothing if there are none. */
export function WallPersons({ now }: { now: number }) {
  const { value } = useSession('GET /api/session', {})
  return may(value?.staff?.roles ?? [], 'missing-persons') ? <Persons now={now} /> : null
}

/** First name, village and clothing; of a child, if the police allow it, only clothing and desk. */
function Persons({ now }: { now: number }) {
  const t = useText(allTexts)
  const say = useSay()
  const persons = useWallPersons()
  if (!persons?.length) return null
  return (
    <div className="wall-dangers wall-persons">
      <h2>{t('persons', { n: persons.length })}</h2>
      <ul className="wall-list">
        {inTurn(persons, now).map(({ id, is_found, first_name, village, clothing, desk }) => (
          <li key={id} className="wall-line">
            <Icon name={is_found ? 'i-control' : 'i-user'} size={48} />
            <span>
              <bdi>{[first_name, village && t('from', { village })].filter(Boolean).join(', ')}</bdi>
              <small className="wall-at">
                {[say(clothing), is_found ? desk || t('found') : t('missing')].filter(Boolean).join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const most = 2
/** ms for which the same ones are shown. */
const turn = 15_000

/** Those of a long list that are shown now: all of them come round, so that open cases keep their room. */
export const inTurn = <T,>(list: readonly T[], now: number): readonly T[] => {
  const start = list.length > most ? (Math.floor(now / turn) * most) % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)].slice(0, most)
}
