import { useSay, useText } from '#kit/web/language.tsx'
import { useApproximateNow } from '#kit/web/now.ts'
import { SelectField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { fullnessOf, nameOfLot, nextLot } from './lots/fullness.ts'
import { parkingLotsTexts } from './lots/texts.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { vehiclesTexts } from './texts.ts'

/** The specification's lots (§3 and §9), for a phone that has never loaded the list. */
const firstLots = ['parking-1', 'parking-2', 'parking-3', 'parking-4', 'parking-5'] as const

type Props = {
  value: string
  onChange: (lot: string) => void
  error: string | undefined
  disabled: boolean
}

/** Chooses the vehicle's lot; if it is full or closed, says so and where to send the next vehicle. */
export function LotField({ value, onChange, error, disabled }: Props) {
  const t = useText(vehiclesTexts)
  const tl = useText(parkingLotsTexts)
  const say = useSay()
  const lots = useLots().value?.lots
  const now = useApproximateNow() ?? 0
  const lot = lots?.find(({ id }) => id === value)
  const fullness = lot ? fullnessOf(lot, now) : 'unknown'
  const next = lot && lots && nextLot(lots, lot, now)
  const isBad = fullness === 'full' || fullness === 'over' || fullness === 'closed'
  const ids = lots?.filter(each => each.is_open || each.id === value).map(({ id }) => id) ?? firstLots
  return (
    <>
      <SelectField
        label={t('lot')}
        error={error}
        name="parking_location"
        required
        disabled={disabled}
        value={value}
        onChange={onChange}
      >
        <option value="">{t('chooseLot')}</option>
        {ids.map(id => (
          <option key={id} value={id}>
            {say(lotName(lots, id))}
          </option>
        ))}
      </SelectField>
      {lot && isBad ? (
        <Note kind="warn" live="status" title={`${say(nameOfLot(lot))}: ${tl(fullness)}`}>
          <span>
            <span>
              {fullness === 'over' && lot.vehicles !== null && lot.capacity !== null
                ? `${tl('overBy', { vehicles: lot.vehicles, capacity: lot.capacity })}. `
                : null}
            </span>
            <span>{next ? t('sendNextTo', { lot: say(nameOfLot(next)) }) : t('noLotFree')}</span>
          </span>
        </Note>
      ) : null}
    </>
  )
}
