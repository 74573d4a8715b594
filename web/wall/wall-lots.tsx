import { bestFirst, fullnessOf, nameOfLot } from '#features/vehicles/lots/fullness.ts'
import { FullnessWord } from '#features/vehicles/lots/lot-row.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { wallTexts } from './texts.ts'
import { useWallLots } from './use-wall.ts'

const most = 5

/** How full each lot is, those with space first; unknown lots are only counted. */
export function WallLots({ now }: { now: number }) {
  const t = useText(wallTexts)
  const say = useSay()
  const lots = useWallLots()
  if (!lots?.length) return null
  const known = bestFirst(lots, now).filter(lot => fullnessOf(lot, now) !== 'unknown')
  const silent = lots.length - known.length
  return (
    <div className="wall-lots">
      <h2>{known.length ? t('lotsKnown', { n: known.length }) : t('lots')}</h2>
      {known.length === 0 ? <p className="wall-small">{t('noneKnown')}</p> : null}
      <ul className="wall-list">
        {known.slice(0, most).map(lot => (
          <li key={lot.id} className="wall-line">
            <span>{say(nameOfLot(lot))}</span>
            <FullnessWord fullness={fullnessOf(lot, now)} />
          </li>
        ))}
      </ul>
      {silent && known.length ? <p className="wall-small">{t('silent', { n: silent })}</p> : null}
    </div>
  )
}
