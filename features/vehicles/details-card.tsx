import { type ReactNode, useId, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { opens } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Vehicle } from './contract.ts'
import { DepartureDialog, departureDialog } from './departure-dialog.tsx'
import { lotName, useLots } from './lots/use-lots.ts'
import { vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

type Props = { vehicle: Vehicle; onChange: (vehicle: Vehicle) => void; onSignedOut: () => void }

/** Everything stored about one vehicle, with a button to unpark it. */
export function DetailsCard({ vehicle, onChange, onSignedOut }: Props) {
  const t = useText(vehiclesTexts)
  const say = useSay()
  const lots = useLots().value?.lots
  const { language } = useLanguage()
  const time = (iso: string) => sayDayTime(Date.parse(iso), language)
  const title = useId()
  const isParked = vehicle.parking_status === 'parked'
  const { departure } = vehicle
  return (
    <section aria-labelledby={title}>
      <div className="sec">
        <h2 id={title}>{t('details')}</h2>
      </div>
      <Picture src={vehicle.vehicle_photo_url} alt={t('vehiclePhoto', { id: vehicle.vehicle_id })} />
      <dl className={`divided ${style.facts} num`}>
        <Fact name={t('vehicleId')}>{vehicle.vehicle_id}</Fact>
        <Fact name={t('owner')}>
          <bdi>{vehicle.owner_name}</bdi>
        </Fact>
        <Fact name={t('phone')}>
          <a href={`tel:${vehicle.phone_number}`}>{spaced(vehicle.phone_number)}</a>
        </Fact>
        <Fact name={t('lot')}>{say(lotName(lots, vehicle.parking_location))}</Fact>
        {vehicle.number_plate ? (
          <Fact name={t('plate')}>
            <bdi>{vehicle.number_plate}</bdi>
          </Fact>
        ) : null}
        <Fact name={t('status')}>
          <span className={isParked ? style.parked : style.unparked}>
            <Icon name={isParked ? 'i-parking' : 'i-check'} />
            <span>{isParked ? t('parked') : t('unparked')}</span>
          </span>
        </Fact>
        <Fact name={t('parkedSince')}>{time(vehicle.created_at)}</Fact>
        {vehicle.updated_at ? <Fact name={t('unparkedAt')}>{time(vehicle.updated_at)}</Fact> : null}
        {departure ? (
          <Fact name={t('takenBy')}>
            {departure.unparker_phone ? spaced(departure.unparker_phone) : t('erased')}
          </Fact>
        ) : null}
      </dl>
      {departure?.unparker_photo_url ? (
        <div className={style.takers}>
          <Picture src={departure.unparker_photo_url} alt={t('takerPhoto')} />
          {departure.unparker_photo_url_2 ? (
            <Picture src={departure.unparker_photo_url_2} alt={t('takerPhoto2')} />
          ) : null}
        </div>
      ) : null}
      {isParked ? (
        <div className="act">
          <button type="button" className="btn btn--main" {...opens(departureDialog)}>
            {t('unpark')}
          </button>
        </div>
      ) : null}
      <DepartureDialog key={vehicle.id} vehicle={vehicle} onChange={onChange} onSignedOut={onSignedOut} />
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="sub">{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Picture({ src, alt }: { src: string; alt: string }) {
  const t = useText(vehiclesTexts)
  const [broken, setBroken] = useState<string>()
  if (broken === src) return <p className={style.noPhoto}>{t('noImage')}</p>
  return <img className={style.photo} src={src} alt={alt} onError={() => setBroken(src)} />
}

/** `98350 12345`, grouped as phone numbers are read aloud in India. */
const spaced = (tenDigits: string) => `${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`
