import { createPortal } from 'react-dom'
import { sayDayTime } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { QrCode } from './qr-code.tsx'
import style from './slip.module.css'
import { slipTexts } from './slip-texts.ts'

/** What one slip shows. A preprinted slip has only the number. */
type SlipWords = {
  vehicle_id: string
  parking_location?: string
  number_plate?: string
  /** When it was registered (ms). */
  at?: number
}

/**
 * Slips for 80 mm paper, one after the other, in Hindi and English; visible only in print. They are outside the app's
 * element, so that nothing of it (emergency band, messages) is printed over them.
 */
export const SlipPapers = ({ slips }: { slips: readonly SlipWords[] }) =>
  createPortal(
    <div className={style.papers} aria-hidden="true">
      {slips.map(slip => (
        <SlipPaper key={slip.vehicle_id} slip={slip} />
      ))}
    </div>,
    document.body,
  )

function SlipPaper({ slip: { vehicle_id, parking_location, number_plate, at } }: { slip: SlipWords }) {
  const lots = useLots().value?.lots
  const both = (key: keyof typeof slipTexts) => `${slipTexts[key].hi} / ${slipTexts[key].en}`
  const time = (language: Language) => (at === undefined ? '' : sayDayTime(at, language))
  return (
    <article className={style.slip} lang="hi">
      <h2>{slipTexts.title.hi}</h2>
      <p lang="en">{slipTexts.title.en}</p>
      <p className={style.lot}>
        {parking_location ? lotName(lots, parking_location).hi : slipTexts.lotToFill.hi}
      </p>
      {number_plate ? <p className={style.plate}>{number_plate}</p> : null}
      <QrCode className={style.code} value={vehicle_id} label={vehicle_id} />
      <p className={style.id}>{vehicle_id}</p>
      <dl>
        <dt>{both('came')}</dt>
        <dd>
          {at === undefined ? (
            <span className={style.line} />
          ) : (
            <>
              {time('hi')}
              <br />
              <span lang="en">{time('en')}</span>
            </>
          )}
        </dd>
        {number_plate ? null : (
          <>
            <dt>{both('plate')}</dt>
            <dd>
              <span className={style.line} />
            </dd>
          </>
        )}
      </dl>
      <p>
        <b>{slipTexts.keep.hi}</b>
        <br />
        <span lang="en">{slipTexts.keep.en}</span>
      </p>
      <p className={style.desk}>
        {both('helpDesk')} <b>155304</b>
      </p>
    </article>
  )
}
