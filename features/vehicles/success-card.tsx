import { useEffect, useRef } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { useShare } from '#kit/web/share.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { QrCode } from './qr-code.tsx'
import type { Slip } from './register.ts'
import { SlipPapers } from './slip-paper.tsx'
import { vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

/** The new vehicle's ID in large letters, its QR code, and buttons to print or send the slip. */
export function SuccessCard({ slip, onAnother }: { slip: Slip; onAnother: () => void }) {
  const t = useText(vehiclesTexts)
  const say = useSay()
  const lots = useLots().value?.lots
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { vehicle_id } = slip
  const lot = say(lotName(lots, slip.parking_location))
  const { share, sheet } = useShare('share-slip', () => showToast(t('copied')))
  return (
    <>
      <SlipPapers slips={[slip]} />
      <section className={style.ok}>
        <span className={style.tick}>
          <Icon name="i-check" />
        </span>
        <h2 ref={title} tabIndex={-1}>
          {t('registered')}
        </h2>
        <p className={style.label}>{t('vehicleId')}</p>
        <p className={`${style.id} num`}>{vehicle_id}</p>
        <QrCode className={style.qr} value={vehicle_id} label={t('qr', { id: vehicle_id })} />
      </section>
      {slip.isWaiting ? (
        <Note kind="warn" icon="i-wifi-off" title={t('keptTitle')} live="status">
          <span>{t('keptUse')}</span>
        </Note>
      ) : null}
      <dl className={`divided ${style.facts}`}>
        <div>
          <dt>{t('owner')}</dt>
          <dd>
            <bdi>{slip.owner_name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('lot')}</dt>
          <dd>{lot}</dd>
        </div>
      </dl>
      <button type="button" className={`btn btn--line ${style.print}`} onClick={() => print()}>
        <Icon name="i-print" />
        {t('print')}
      </button>
      <div className="act">
        <button
          type="button"
          className={`btn btn--line ${style.key}`}
          aria-label={t('share')}
          onClick={() => share({ text: t('shareText', { id: vehicle_id, lot }) })}
        >
          <Icon name="i-share" />
        </button>
        <button type="button" className="btn btn--main" onClick={onAnother}>
          {t('another')}
        </button>
      </div>
      {sheet}
    </>
  )
}
