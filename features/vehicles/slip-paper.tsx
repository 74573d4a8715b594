import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { sayDayTime } from '#common/fair-time.ts'
import { defineTexts, type Language } from '#common/text.ts'
import { lotName, useLots } from './lots/use-lots.ts'
import { QrCode } from './qr-code.tsx'
import style from './slip.module.css'

const slipTexts = defineTexts({
  title: { en: 'Shravani Mela parking', hi: 'श्रावणी मेला पार्किंग' },
  lotToFill: { en: 'Parking: ____', hi: 'पार्किंग: ____' },
  came: { en: 'Came', hi: 'आई' },
  plate: { en: 'Number plate', hi: 'गाड़ी का नंबर' },
  keep: {
    en: 'Keep this slip. Show it to take your vehicle.',
    hi: 'यह पर्ची सँभालकर रखें। गाड़ी लेते समय दिखाएँ।',
  },
  label: {
    en: 'The slip ends with these four digits.',
    hi: 'पर्ची के आखिरी चार अंक यही हैं।',
  },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
})

/** What one slip shows. A preprinted slip has only the number. */
type SlipWords = {
  vehicle_id: string
  parking_location?: string
  number_plate?: string
  /** When it was registered (ms). */
  at?: number
}

/** Slips for 80 mm paper, one after the other, in Hindi and English; visible only in print. */
export const SlipPapers = ({ slips }: { slips: readonly SlipWords[] }) => (
  <Papers>
    {slips.map(slip => (
      <SlipPaper key={slip.vehicle_id} slip={slip} />
    ))}
  </Papers>
)

/** How many final digits of its number a label shows. */
const shownDigits = 4

/**
 * Vehicle labels of 80 × 40 mm, one after the other, for slip printers. A label has only the number's last digits, so that
 * nobody who sees it on a vehicle can forge the slip.
 */
export const LabelPapers = ({ numbers }: { numbers: readonly string[] }) => (
  <Papers>
    {numbers.map(number => (
      <article key={number} className={style.label} lang="hi">
        <p>{slipTexts.title.hi}</p>
        <strong>{number.slice(-shownDigits)}</strong>
        <p>{slipTexts.label.hi}</p>
        <p lang="en">{slipTexts.label.en}</p>
      </article>
    ))}
  </Papers>
)

/** They are outside the app's element, so that nothing of it (emergency band, messages) is printed over them. */
const Papers = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div className={style.papers} aria-hidden="true">
      {children}
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
