import { useEffect, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { sayWhen } from '#common/fair-time.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { useLanguage, useSay, useText } from './language.tsx'
import { readStorage, writeStorage } from './local-storage.ts'
import { useNow } from './now.ts'
import { queryHook } from './query.ts'
import { type RoadWire, type VehicleKind, vehicleHeights, wiresFor } from './vehicle-height.ts'
import './vehicle-height.css'
import { vehicleHeightTexts } from './vehicle-height-texts.ts'

type WiresCall = Call & { reply: ZodMiniType<{ rows: readonly RoadWire[] }> }
/** The rows belong to the feature water-wires. */
const useWires = queryHook<{ 'GET /api/water-wires': WiresCall }>()
/** Local storage key: the id of the vehicle that was chosen on this phone. It is never sent. */
const key = 'vehicle-height'

/** Asks by pictures how high the reader's vehicle is, and names the wires and bars that are too low for it. */
export function VehicleHeight() {
  const t = useText(vehicleHeightTexts)
  const now = useNow()
  const [chosen, setChosen] = useState<VehicleKind>()
  useEffect(() => setChosen(vehicleHeights.find(({ id }) => id === readStorage(key))?.id), [])
  const choose = (id: VehicleKind) => {
    writeStorage(key, id)
    setChosen(id)
  }
  return (
    <details className="vehicle-height" open={chosen !== undefined || undefined}>
      <summary>
        <Icon name="i-wire" />
        <span>{t('ask')}</span>
        <Icon name="i-chevron" size={20} className="row-end turns" />
      </summary>
      {now === undefined ? null : (
        <>
          <fieldset>
            <legend>{t('choose')}</legend>
            {vehicleHeights.map(({ id, cm }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="vehicle-height"
                  value={id}
                  checked={chosen === id}
                  onChange={() => choose(id)}
                />
                <VehiclePicture kind={id} cm={cm} />
                <b>{t(id)}</b>
                <small>{t('upTo', { m: metres(cm) })}</small>
              </label>
            ))}
          </fieldset>
          {chosen ? <Told kind={chosen} now={now} /> : null}
          <p className="tiny">{t('onPhone')}</p>
        </>
      )}
    </details>
  )
}

const metres = (cm: number) => (cm / 100).toFixed(1)

function Told({ kind, now }: { kind: VehicleKind; now: number }) {
  const t = useText(vehicleHeightTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { value, isLoading } = useWires('GET /api/water-wires', {})
  if (!value) return isLoading ? null : <Note kind="warn" title={withCalls(t('failed'))} />
  const cm = vehicleHeights.find(({ id }) => id === kind)?.cm ?? 0
  const { tooLow, lowest, unknown } = wiresFor(value.rows, cm)
  const said = ({ updated_at }: RoadWire) => t('said', { when: sayWhen(updated_at, now, language) })
  return (
    <div role="status" className="stack">
      {tooLow.map(wire => (
        <Note
          key={wire.id}
          kind="err"
          icon="i-wire"
          title={t('tooHigh', { place: say(wire.name), m: metres(wire.cm) })}
        >
          <p>{t('another')}</p>
          <p className="tiny">{said(wire)}</p>
        </Note>
      ))}
      {unknown.length > 0 ? (
        <Note
          kind="warn"
          icon="i-wire"
          title={t('unknown', { places: unknown.map(({ name }) => say(name)).join(', ') })}
        >
          <p>{t('unknownUse')}</p>
        </Note>
      ) : null}
      {tooLow.length > 0 ? null : (
        <Note
          kind="info"
          icon="i-wire"
          title={lowest ? t('noneLower', { place: say(lowest.name), m: metres(lowest.cm) }) : t('none')}
        >
          <p>{t('look')}</p>
          {lowest ? <p className="tiny">{said(lowest)}</p> : null}
        </Note>
      )}
    </div>
  )
}

/** Pixels for a metre, and the ground. */
const scale = 18
const ground = 84

/** A vehicle from the side under its own height, beside lines for each metre. */
function VehiclePicture({ kind, cm }: { kind: VehicleKind; cm: number }) {
  const top = ground - (cm / 100) * scale
  const wheels = { car: [30, 66], jeep: [30, 66], trolley: [22, 40, 72], bus: [22, 74], truck: [22, 36, 76] }
  return (
    <svg viewBox="0 0 96 92" aria-hidden="true">
      <path className="vehicle-m" d={[1, 2, 3, 4].map(m => `M2 ${ground - m * scale}h92`).join('')} />
      {kind === 'car' ? (
        <path className="vehicle-b" d={`M14 78V66l12-3 8-${63 - top}h28l10 ${63 - top} 12 4v11z`} />
      ) : kind === 'jeep' ? (
        <path className="vehicle-b" d={`M14 78V${top}h50v${64 - top}l18 3v11z`} />
      ) : kind === 'trolley' ? (
        <>
          <path className="vehicle-b" d="M8 78V62h46v16zM58 78V60h10l2-12h12v12h6v18z" />
          {[16, 31, 46].map(x => (
            <g key={x} className="vehicle-b">
              <circle cx={x} cy={top + 5} r="5" />
              <rect x={x - 5} y={top + 11} width="10" height={62 - top - 11} rx="4" />
            </g>
          ))}
        </>
      ) : kind === 'bus' ? (
        <>
          <path className="vehicle-b" d={`M6 78V${top + 3}q0-3 3-3h76q5 0 5 6v${72 - top}z`} />
          <path
            className="vehicle-w"
            d={`M12 ${top + 10}h12v14h-12zM29 ${top + 10}h12v14h-12zM46 ${top + 10}h12v14h-12zM63 ${top + 10}h12v14h-12z`}
          />
        </>
      ) : (
        <path className="vehicle-b" d={`M6 78V${top}h54v${78 - top}zM64 78V40h14l12 14v24z`} />
      )}
      {wheels[kind].map(x => (
        <circle key={x} className="vehicle-b" cx={x} cy="79" r="6" />
      ))}
      <path className="vehicle-t" d={`M2 ${top}h92`} />
    </svg>
  )
}
