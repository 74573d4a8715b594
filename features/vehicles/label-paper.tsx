import { createPortal } from 'react-dom'
import style from './slip.module.css'
import { slipTexts } from './slip-texts.ts'

/** How many digits at the end of its number a label shows. */
const shownDigits = 4

/**
 * Labels of 80 × 40 mm for the vehicles, one after the other, for printers of slips. A label has the last digits of the number
 * alone: whoever sees it on a vehicle cannot make the slip from it.
 */
export const LabelPapers = ({ numbers }: { numbers: readonly string[] }) =>
  createPortal(
    <div className={style.papers} aria-hidden="true">
      {numbers.map(number => (
        <article key={number} className={style.label} lang="hi">
          <p>{slipTexts.title.hi}</p>
          <strong>{number.slice(-shownDigits)}</strong>
          <p>{slipTexts.label.hi}</p>
          <p lang="en">{slipTexts.label.en}</p>
        </article>
      ))}
    </div>,
    document.body,
  )
